import { waitForPaint } from './wait-for-paint';

/**
 * Calls `callback` when the page is first visible: not while it is prerendered or in a background tab. A prerendered
 * page is painted first, since its visitor has pressed a link and waits.
 */
export function onPageVisible(callback: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener(
      'prerenderingchange',
      () => waitForPaint().then(() => onPageVisible(callback)),
      { once: true },
    );
  else if (document.visibilityState === 'visible') callback();
  else document.addEventListener('visibilitychange', callback, { once: true });
}
