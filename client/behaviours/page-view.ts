import { onPageVisible } from './page-visible';

/** Tells our own server that this page was seen: when it is shown, so not while it is prerendered (decision 34). */
export function countPageView(): void {
  const count = () => navigator.sendBeacon('/visits/', location.pathname);
  onPageVisible(count);
  // A page restored from the back-forward cache is seen again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) count();
  });
}
