/** Resolves once what was drawn has been painted. */
export const waitForPaint = (): Promise<void> =>
  new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
