/**
 * Closes disclosures of the menu and of a list's tools on Escape, which returns the focus to their
 * button, and when the focus or a click goes elsewhere.
 */
export function closeDisclosures(): void {
  const findOpenDisclosures = () =>
    document.querySelectorAll<HTMLDetailsElement>(':is(.menu, .listing) details[open]');
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const details of findOpenDisclosures()) {
      details.open = false;
      details.querySelector('summary')?.focus();
    }
  });
  const closeOthers = ({ target, type }: Event) => {
    for (const details of findOpenDisclosures()) {
      // A press within the filters closes none of them: the pressed element would move away.
      const container = details.closest('.menu__parent, .filters') ?? details;
      if (container.contains(target as Node)) continue;
      // Pressing the text of a label moves the focus to an ancestor: the disclosure stays open.
      if (type === 'click' || !(target as Node).contains(container)) details.open = false;
    }
  };
  addEventListener('click', closeOthers);
  addEventListener('focusin', closeOthers);
}
