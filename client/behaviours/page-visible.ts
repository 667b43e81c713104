/** Calls once the page is seen: not while it is prerendered, nor in a tab nobody looks at. */
export function onPageVisible(then: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => onPageVisible(then), { once: true });
  else if (document.visibilityState === 'visible') then();
  else document.addEventListener('visibilitychange', then, { once: true });
}
