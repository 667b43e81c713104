import { onPageVisible } from './page-visible';

/** Reports a page view to our own server when the page is visible, not while it is prerendered (decision 34). */
export function reportPageView(): void {
  const count = () => navigator.sendBeacon('/page-views/', location.pathname);
  onPageVisible(count);
  // A page restored from the back-forward cache counts again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) count();
  });
}
