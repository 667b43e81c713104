/**
 * Errors that D1, KV and R2 throw while the platform recovers: they name no cause of ours, and the same
 * request succeeds a little later.
 */
const TEMPORARY_ERROR_PATTERN =
  /^D1_|^(?:KV|R2) |network connection lost|storage caused object to be reset|reset because its code was updated|is overloaded|internal error|cannot resolve|time(?:d )?-?out/i;

/** Returns whether an error is the platform's, or a secret's that is not set, and will pass: 503 instead of 500. */
export const isTemporaryError = (error: Error): boolean =>
  TEMPORARY_ERROR_PATTERN.test(error.message) ||
  ['TimeoutError', 'MissingKeyError'].includes(error.name);

/** Seconds after which a request that failed for such an error can be sent again. */
export const TEMPORARY_ERROR_RETRY_S = 60;
