/** Marks a list while more of it follows than is seen, and where: its edge shows it (tokens.css). */
export function more(list: HTMLElement): () => void {
  function look(): void {
    list.toggleAttribute("data-above", list.scrollTop > 1);
    list.toggleAttribute("data-below", list.scrollTop + list.clientHeight < list.scrollHeight - 1);
    list.toggleAttribute("data-before", list.scrollLeft > 1);
    list.toggleAttribute("data-after", list.scrollLeft + list.clientWidth < list.scrollWidth - 1);
  }
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(list);
  contents.observe(list, { childList: true, subtree: true, characterData: true });
  list.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
    list.removeEventListener("scroll", look);
  };
}
