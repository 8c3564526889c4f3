# What the server refuses.

error-malformed = Сообщение невозможно прочитать.
error-foreign-page = Это разрешено только страницам этого сервера.
error-no-such-table = Здесь нет стола. Возможно, ссылка обрезана.
error-table-full = Все места за этим столом заняты.
error-place-taken = Это место уже занято.
error-already-seated = Вы уже сидите за этим столом.
error-not-your-seat = Это не ваше место.
error-not-your-table = Вы не сидите за этим столом.
error-host-only = Это может сделать только хозяин стола.
error-nobody-to-replace = Здесь некого заменять.
error-is-back = Этот игрок снова за столом.
error-not-gone-long = Этот игрок может скоро вернуться. Бот сможет играть за него через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
error-host-not-gone-long = Хозяин стола может скоро вернуться. Любой за столом сможет посадить сюда бота через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
error-other-rules = Эта игра начата по правилам { $stored }. Теперь действуют правила { $now }, поэтому продолжить её нельзя.
error-not-begun = Партия ещё не началась: есть свободные места.
error-not-over = Партия ещё не закончилась.
error-is-over = Игра окончена.
error-too-late = Этот ход опоздал: на вопрос уже дан ответ.
error-not-routine = Это не мелочь: здесь нужен собственный ответ.
error-too-early = Этот ход преждевременный.
error-taken-back = Этот ход относится к вопросу, который взят назад.
error-time-is-up = Назад уже не взять: время на этот ответ вышло.
error-bot-plays = Пока здесь играет бот. Сначала вернитесь.
error-resigned = Вы уже не в этой партии: за вас играет бот.
error-name-empty = Нужно имя.
error-name-long = Имя слишком длинное: не больше { $most } символов.
error-no-such-place = За этим столом нет такого места.
error-chairs-number = Заполнено мест: { $given }; в этой игре их { $needed }.
error-clock-range = На ход можно дать от { $low } до { $high } секунд.
error-link-used = Эта ссылка уже использована, или такой нет.
error-no-such-deal = Эта раздача уже использована, устарела или её никогда не было.
error-nonce-form = Случайное число состоит из 32 шестнадцатеричных цифр.
error-no-proof = За этим столом нет доказательства тасования.
error-not-now = Сейчас это не удалось; ничего не изменилось. Попробуйте ещё раз чуть позже.
error-no-pad = У этой игры нет листа для подсчёта.
error-no-deck = В этой игре нет карт, которые можно посмотреть.
error-no-talk = За этим столом нет готовых фраз.
error-no-such-phrase = За этим столом так сказать нельзя.
error-too-much = Слишком много сразу. Дальше – через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
error-too-many-lines = На этом устройстве открыто слишком много столов. Сначала закройте некоторые.
error-too-many-clocks = На этом устройстве уже столько игр с часами: { $most }. Сначала доиграйте некоторые.
