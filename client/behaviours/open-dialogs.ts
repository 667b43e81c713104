/** Resolves when no dialog or drawer is open, so that two of them never overlap. */
export async function waitForNoOpenDialog(): Promise<void> {
  while (document.querySelector('dialog[open], :popover-open')) await waitForClose();
}

/** Resolves when a dialog ('close') or a popover ('toggle') next changes; neither event bubbles. */
export const waitForClose = (): Promise<unknown> =>
  Promise.race(
    ['close', 'toggle'].map(
      (event) =>
        new Promise((resolve) =>
          document.addEventListener(event, resolve, { capture: true, once: true }),
        ),
    ),
  );
