/** The header's disclosures close on Escape, with the focus back on their button, and on a click elsewhere. */
export function closeOutside(): void {
  const open = () => document.querySelectorAll<HTMLDetailsElement>('.header details[open]');
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const details of open()) {
      details.open = false;
      details.querySelector('summary')?.focus();
    }
  });
  addEventListener('click', ({ target }) => {
    for (const details of open()) {
      if (target instanceof Node && !details.contains(target)) details.open = false;
    }
  });
}
