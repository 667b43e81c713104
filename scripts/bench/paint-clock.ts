import type { Frame, Page } from 'playwright-core';

/** The input event, and the selector of the element that it changes, if any. */
interface PaintTrigger {
  event: 'keydown' | 'click';
  changedSelector?: string | undefined;
}

interface PaintClock {
  watch(trigger: PaintTrigger): void;
  /** Milliseconds of work, from the event to the end of the frame that shows what it changed. */
  time: Promise<number>;
}

/**
 * Runs `act` and measures milliseconds from its input event to the end of the frame that shows the
 * result, without the wait for that frame: up to 16 ms, which the page cannot influence.
 */
export async function measureTimeToPaint(
  page: Page | Frame,
  trigger: PaintTrigger,
  act: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(
    (trigger) => (window as unknown as { clock: PaintClock }).clock.watch(trigger),
    trigger,
  );
  await act();
  return page.evaluate(() => (window as unknown as { clock: PaintClock }).clock.time);
}

/** Installs the clock that measureTimeToPaint reads. Runs in every page before its own scripts. */
export function installPaintClock(): void {
  /** A key may change nothing; a click may wait for a response of the server. */
  const PATIENCE_MS = { keydown: 100, click: 5000 };
  const clock: PaintClock = {
    time: Promise.resolve(0),
    watch({ event, changedSelector }) {
      const changedElement = changedSelector ? document.querySelector(changedSelector) : undefined;
      clock.time = new Promise((resolve) => {
        /** Runs the callback right after the current task or frame. */
        const runNext = (callback: () => void) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = callback;
          port2.postMessage(0);
        };
        const measureFrame = (work: number) =>
          requestAnimationFrame(() => {
            const frameStart = performance.now();
            runNext(() => resolve(work + performance.now() - frameStart));
          });
        /**
         * Asks for the frame before the page's own listeners do: what they put off until after the paint would
         * otherwise run before its end is noted.
         */
        const measureNextFrame = (start: number) => {
          let work: number | undefined;
          runNext(() => {
            work = performance.now() - start;
          });
          requestAnimationFrame(() => {
            const frameStart = performance.now();
            runNext(() => resolve((work ?? frameStart - start) + performance.now() - frameStart));
          });
        };
        addEventListener(
          event,
          ({ timeStamp: start }) => {
            if (!changedElement) {
              measureNextFrame(start);
              return;
            }
            const observer = new MutationObserver(() => {
              observer.disconnect();
              measureFrame(performance.now() - start);
            });
            observer.observe(changedElement, {
              subtree: true,
              childList: true,
              characterData: true,
              attributes: true,
            });
            setTimeout(() => resolve(Number.NaN), PATIENCE_MS[event]);
          },
          { capture: true, once: true },
        );
      });
    },
  };
  Object.assign(window, { clock });
}
