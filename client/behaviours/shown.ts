/** Calls once the page is seen: not while it is prerendered, nor in a tab nobody looks at. */
export function whenShown(then: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => whenShown(then), { once: true });
  else if (document.visibilityState === 'visible') then();
  else document.addEventListener('visibilitychange', then, { once: true });
}
