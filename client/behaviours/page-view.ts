import { onPageVisible } from './page-visible';

/** How fast the page is, as the end of the post; `page-speeds.ts`, which comes later, measures it. */
export const pageSpeeds = { read: () => '' };

/**
 * Reports a view of this page to our own server when the visitor leaves a page that was visible, in one post with how
 * fast the page was (decisions 34 and 136). A page that was only prerendered reports nothing.
 */
export function reportPageView(): void {
  const { pathname } = location;
  const report = () => navigator.sendBeacon('/page-views/', pathname + pageSpeeds.read());
  const awaitLeaving = () =>
    onPageVisible(() => addEventListener('visibilitychange', report, { once: true }));
  awaitLeaving();
  // A page restored from the back-forward cache is a view of its own.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) awaitLeaving();
  });
}
