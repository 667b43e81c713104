/** Disclosures of the menu and of a list's tools close on Escape, with the focus back on their button, and when one turns to something else. */
export function closeDisclosures(): void {
  const open = () =>
    document.querySelectorAll<HTMLDetailsElement>(':is(.menu, .listing) details[open]');
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const details of open()) {
      details.open = false;
      details.querySelector('summary')?.focus();
    }
  });
  const closeOthers = ({ target, type }: Event) => {
    for (const details of open()) {
      // What is pressed among filters stays where it is: none of them folds under the finger.
      const own = details.closest('.menu__parent, .filters') ?? details;
      if (!(target instanceof Node) || own.contains(target)) continue;
      // Whoever presses a word of a label gives the focus to what is around it all: no turning away.
      if (type === 'click' || !target.contains(own)) details.open = false;
    }
  };
  addEventListener('click', closeOthers);
  addEventListener('focusin', closeOthers);
}
