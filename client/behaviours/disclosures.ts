/** Closes disclosures of the menu and of a list's tools on Escape, with the focus back on their button, and when the focus or a click goes elsewhere. */
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
      // A press within the filters closes none of them: the pressed element would move away.
      const own = details.closest('.menu__parent, .filters') ?? details;
      if (!(target instanceof Node) || own.contains(target)) continue;
      // Pressing the text of a label moves the focus to an ancestor: the disclosure stays open.
      if (type === 'click' || !target.contains(own)) details.open = false;
    }
  };
  addEventListener('click', closeOthers);
  addEventListener('focusin', closeOthers);
}
