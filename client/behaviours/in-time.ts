/** A line that hangs tells nobody: after this time it counts as lost. */
export const LINE_TIMEOUT_MS = 10_000;

/** Rejects if what comes over the line has not come after ten seconds: scripts, styles and frames have no limit of their own. */
export const inTime = <Result>(coming: Promise<Result>): Promise<Result> =>
  new Promise((done, fail) => {
    setTimeout(fail, LINE_TIMEOUT_MS);
    coming.then(done, fail);
  });
