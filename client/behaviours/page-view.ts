import { whenShown } from './shown';

/** Tells our own server that this page was seen: when it is shown, so not while it is prerendered (decision 34). */
export function countVisit(): void {
  const count = () => navigator.sendBeacon('/visits/', location.pathname);
  whenShown(count);
  // A page restored from the back-forward cache is seen again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) count();
  });
}
