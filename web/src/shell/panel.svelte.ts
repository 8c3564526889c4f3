export type Tab = "log" | "rules" | "talk";

/** The panel beside the table (a drawer on a phone): which tab shows, and which rule was asked for. */
class Panel {
  tab = $state<Tab>("log");
  open = $state(false);
  /** A new object for every request, so that the same rule can be asked for twice. */
  rule = $state.raw({ id: "" });
  /** Only a table has such a panel. */
  available = $state(false);
  private isDrawer = $state(false);

  constructor() {
    const narrow = matchMedia("(max-width: 999px)");
    const look = (): void => void (this.isDrawer = narrow.matches);
    narrow.addEventListener("change", look);
    look();
  }

  /** As a drawer it lies over the table, which can't be reached until it is closed. */
  get isModal(): boolean {
    return this.open && this.isDrawer;
  }

  /** Whether it can be seen: beside the table always, as a drawer while it is open. */
  get isInSight(): boolean {
    return this.available && (this.open || !this.isDrawer);
  }

  show(tab: Tab): void {
    this.tab = tab;
    this.open = true;
  }

  openRule(rule: string): void {
    this.show("rules");
    this.point(rule);
  }

  /** Shows where a rule stands, wherever the rules are open. */
  point(rule: string): void {
    this.rule = { id: rule };
  }
}

export const panel = new Panel();
