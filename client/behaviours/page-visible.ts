/** Calls `then` when the page is first visible: not while it is prerendered or in a background tab. */
export function onPageVisible(then: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => onPageVisible(then), { once: true });
  else if (document.visibilityState === 'visible') then();
  else document.addEventListener('visibilitychange', then, { once: true });
}
