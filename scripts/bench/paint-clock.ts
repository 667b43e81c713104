import type { Frame, Page } from 'playwright-core';

/** What is waited for: a trusted event, and what has to change for it, if anything. */
interface PaintTrigger {
  event: 'keydown' | 'click';
  changedSelector?: string | undefined;
}

interface PaintClock {
  watch(watched: PaintTrigger): void;
  /** Milliseconds of work, from the event to the end of the frame that shows what it changed. */
  time: Promise<number>;
}

/**
 * Milliseconds from what `act` does in the page to the end of the frame that shows it, but for the
 * wait until the screen asks for that frame: up to 16 on its own, which nobody can do anything about.
 */
export async function measureTimeToPaint(
  page: Page | Frame,
  watched: PaintTrigger,
  act: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(
    (what) => (window as unknown as { clock: PaintClock }).clock.watch(what),
    watched,
  );
  await act();
  return page.evaluate(() => (window as unknown as { clock: PaintClock }).clock.time);
}

/** Runs in every page before its own scripts: the clock that `painted` reads. */
export function installPaintClock(): void {
  /** A key may change nothing; what is asked of the server comes later. */
  const PATIENCE_MS = { keydown: 100, click: 5000 };
  const clock: PaintClock = {
    time: Promise.resolve(0),
    watch({ event, changedSelector }) {
      const place = changedSelector ? document.querySelector(changedSelector) : undefined;
      clock.time = new Promise((done) => {
        /** What comes first after the task, or the frame, that is under way. */
        const next = (then: () => void) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = then;
          port2.postMessage(0);
        };
        const paint = (worked: number) =>
          requestAnimationFrame(() => {
            const asked = performance.now();
            next(() => done(worked + performance.now() - asked));
          });
        addEventListener(
          event,
          ({ timeStamp: began }) => {
            if (!place) {
              next(() => paint(performance.now() - began));
              return;
            }
            const changed = new MutationObserver(() => {
              changed.disconnect();
              paint(performance.now() - began);
            });
            changed.observe(place, {
              subtree: true,
              childList: true,
              characterData: true,
              attributes: true,
            });
            setTimeout(() => done(Number.NaN), PATIENCE_MS[event]);
          },
          { capture: true, once: true },
        );
      });
    },
  };
  Object.assign(window, { clock });
}
