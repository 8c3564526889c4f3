/** While this is shown, the whole page has the colour of a game, and so has all that lies over it: menus, curtains, toasts. */
export function wear(game: () => string | undefined): void {
  $effect(() => {
    const { dataset } = document.documentElement;
    const worn = game();
    if (!worn) return;
    dataset.game = worn;
    return () => delete dataset.game;
  });
}
