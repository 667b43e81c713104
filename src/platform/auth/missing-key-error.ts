/** Error for a worker in production without keys; the log names what to do, visitors read a 503. */
export class MissingKeyError extends Error {
  override name = 'MissingKeyError';
}
