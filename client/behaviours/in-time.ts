/** Milliseconds after which what has not come over the line counts as lost: a connection that hangs reports no error. */
export const LINE_TIMEOUT_MS = 10_000;

/** Rejects if what comes over the line has not come after ten seconds: scripts, styles and frames have no limit of their own. */
export const inTime = <Result>(coming: Promise<Result>): Promise<Result> =>
  new Promise((done, fail) => {
    setTimeout(fail, LINE_TIMEOUT_MS);
    coming.then(done, fail);
  });
