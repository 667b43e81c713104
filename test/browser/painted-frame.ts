import type { Page } from 'playwright-core';

/** Waits until the page has painted a frame: the one after it has begun. */
export const waitForPaintedFrame = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
