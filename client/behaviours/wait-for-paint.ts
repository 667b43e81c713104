/** Resolves after the next frame is painted; at once in a hidden page, which paints none. */
export const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
