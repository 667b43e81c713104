import type { Page } from 'playwright-core';

type TouchPoint = readonly [x: number, y: number];

/**
 * Puts a finger down, moves it and lifts it. Each move is painted before the next: a busy browser tells the page
 * of several moves at once, and one move alone is not a swipe.
 */
export async function swipe(page: Page, from: TouchPoint, to: TouchPoint): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly TouchPoint[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y]) => ({ x, y })) });
  await touch('touchStart', [from]);
  for (const share of [0.05, 0.1, 0.5, 1]) {
    await touch('touchMove', [
      [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
    ]);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await touch('touchEnd', []);
  await screen.detach();
}
