/** Calls `callback` when the page is first visible: not while it is prerendered or in a background tab. */
export function onPageVisible(callback: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => onPageVisible(callback), { once: true });
  else if (document.visibilityState === 'visible') callback();
  else document.addEventListener('visibilitychange', callback, { once: true });
}
