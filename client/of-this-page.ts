/** Returns whether an answer has the version and the build that the page names; what else came would be mixed with it. */
export function isOfThisPage(getHeader: (name: string) => string | null): boolean {
  const { version } = document.body.dataset;
  return !version || version === ['X-Snapshot', 'X-Build'].map(getHeader).join(' ');
}
