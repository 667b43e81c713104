/**
 * The links past the menu move the focus and nothing else: no step in the history, so that the way
 * back from where they led is still the way to the page before.
 */
export function attachSkipLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.skip-link'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      document.querySelector<HTMLElement>(link.hash)?.focus();
    });
}
