/** When no dialog, drawer or sheet is open: two of them never lie on top of each other. */
export async function waitForNoOpenDialog(): Promise<void> {
  while (document.querySelector('dialog[open], :popover-open')) await waitForClose();
}

/** The next thing that closes: a dialog says 'close', a drawer 'toggle'; neither bubbles. */
export const waitForClose = (): Promise<unknown> =>
  Promise.race(
    ['close', 'toggle'].map(
      (event) =>
        new Promise((resolve) =>
          document.addEventListener(event, resolve, { capture: true, once: true }),
        ),
    ),
  );
