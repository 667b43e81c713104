/** Keeps what fits a search in step with the form beside it. */
export function attachMatches(): void {
  const matches = document.querySelector<HTMLElement>('[data-matches]');
  if (matches) import('./matches').then(({ keepMatchesInStep }) => keepMatchesInStep(matches));
}
