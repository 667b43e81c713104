/** Tells our own server that this page was seen: when it is shown, so not while it is prerendered (decision 34). */
export function countVisit(): void {
  const count = () => navigator.sendBeacon('/visits/', location.pathname);
  const whenShown = () => {
    if (document.visibilityState === 'visible') count();
    else document.addEventListener('visibilitychange', count, { once: true });
  };
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', whenShown, { once: true });
  else whenShown();
  // A page restored from the back-forward cache is seen again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) count();
  });
}
