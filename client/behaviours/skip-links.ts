/**
 * Makes skip links move the focus without a history entry, so that the back button still leads to the
 * previous page.
 */
export function attachSkipLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.skip-link'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      document.querySelector<HTMLElement>(link.hash)?.focus();
    });
}
