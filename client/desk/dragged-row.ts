/** A row of a list on its way to another place, with the form whose buttons move it. */
export class DraggedRow {
  readonly #list: Element;
  readonly #row: Element;
  readonly #form: HTMLFormElement;
  readonly #by: HTMLInputElement;
  /** The order of the rows before this one was taken; undefined while it is not. */
  #before: Element[] | undefined;

  constructor(list: Element, row: Element, form: HTMLFormElement, by: HTMLInputElement) {
    this.#list = list;
    this.#row = row;
    this.#form = form;
    this.#by = by;
    // A button that somebody presses moves by one place, whatever was dragged before.
    form.addEventListener('click', () => {
      by.value = '1';
    });
  }

  get isTaken(): boolean {
    return this.#before !== undefined;
  }

  /** Where it stands now, counted from one, and among how many. */
  get place(): { place: number; count: number } {
    const rows = [...this.#list.children];
    return { place: rows.indexOf(this.#row) + 1, count: rows.length };
  }

  take(): void {
    this.#before ??= [...this.#list.children];
    this.#row.classList.add('is-dragged');
  }

  /** Moves it by one place. Its neighbour moves past it: a row that leaves the page would lose pointer and focus. */
  step(isUp: boolean): void {
    const { previousElementSibling: above, nextElementSibling: below } = this.#row;
    if (isUp && above) this.#row.after(above);
    if (!isUp && below) this.#row.before(below);
  }

  /** Moves it past the neighbours whose middle the pointer has crossed. */
  follow(y: number): void {
    for (;;) {
      const { previousElementSibling: above, nextElementSibling: below } = this.#row;
      if (above && y < findMiddle(above)) this.step(true);
      else if (below && y > findMiddle(below)) this.step(false);
      else return;
    }
  }

  /** Presses the button that moves it to where it stands. */
  drop(): void {
    const before = this.#release();
    const steps = this.place.place - 1 - before.indexOf(this.#row);
    if (steps === 0) return;
    this.#by.value = `${Math.abs(steps)}`;
    const end = steps < 0 ? '-up' : '-down';
    this.#form.requestSubmit(this.#form.querySelector(`button[value$="${end}"]`));
  }

  /** Puts the rows back as they were. */
  putBack(): void {
    this.#list.append(...this.#release());
  }

  #release(): Element[] {
    const before = this.#before ?? [];
    this.#before = undefined;
    this.#row.classList.remove('is-dragged');
    return before;
  }
}

function findMiddle(row: Element): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}
