# What the server refuses.

error-malformed = Повідомлення неможливо прочитати.
error-foreign-page = Це дозволено лише сторінкам цього сервера.
error-no-such-table = Тут немає столу. Можливо, посилання обрізане.
error-table-full = Усі місця за цим столом уже зайняті.
error-place-taken = Це місце вже зайняте.
error-already-seated = Ви вже сидите за цим столом.
error-not-your-seat = Це не ваше місце.
error-not-your-table = Ви не сидите за цим столом.
error-host-only = Це може зробити лише господар столу.
error-nobody-to-replace = Тут нікого замінювати.
error-is-back = Цей гравець знову за столом.
error-not-gone-long = Цей гравець може скоро повернутися. Бот зможе грати за нього через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
}.
error-host-not-gone-long = Господар столу може скоро повернутися. Кожен за столом зможе посадити сюди бота через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
}.
error-other-rules = Цю гру розпочато за правилами { $stored }. Тепер діють правила { $now }, тому продовжити її не можна.
error-not-begun = Партія ще не почалася: є вільні місця.
error-not-over = Партія ще не закінчилася.
error-is-over = Гру закінчено.
error-too-late = Цей хід запізнився: на запитання вже відповіли.
error-not-routine = Це не дрібниця: тут потрібна власна відповідь.
error-too-early = Цей хід передчасний.
error-taken-back = Цей хід стосується запитання, яке взято назад.
error-time-is-up = Уже не можна взяти назад: час на цю відповідь вийшов.
error-bot-plays = Поки що тут грає бот. Спершу поверніться.
error-resigned = Ви вже не в цій партії: за вас грає бот.
error-name-empty = Потрібне ім’я.
error-name-long = Ім’я задовге: найбільше символів — { $most }.
error-no-such-place = За цим столом немає такого місця.
error-chairs-number = Заповнено місць: { $given }; у цій грі їх { $needed }.
error-clock-range = На хід можна дати від { $low } до { $high } секунд.
error-link-used = Це посилання вже використано, або такого немає.
error-no-such-deal = Цю роздачу вже використано, вона застаріла або її ніколи не було.
error-nonce-form = Випадкове число має 32 шістнадцяткові цифри.
error-no-proof = За цим столом немає доказу тасування.
error-not-now = Зараз це не вдалося; нічого не змінилося. Спробуйте ще раз трохи згодом.
error-no-pad = У цієї гри немає аркуша для підрахунку.
error-no-deck = У цій грі немає карт, які можна переглянути.
error-no-talk = За цим столом немає готових фраз.
error-no-such-phrase = За цим столом так сказати не можна.
error-too-much = Забагато за раз. Далі – через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
}.
error-too-many-lines = На цьому пристрої відкрито забагато столів. Спершу закрийте деякі.
error-too-many-clocks = На цьому пристрої вже стільки ігор із годинником: { $most }. Спершу дограйте деякі.
