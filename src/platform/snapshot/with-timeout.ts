/**
 * Awaits a promise until the signal is aborted; then rejects with the signal's reason and ignores a
 * later result. For calls that take no signal themselves, such as those of KV, D1 and R2.
 */
export function withTimeout<Value>(pending: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = new Promise<never>((_, reject) => {
    const rejectWithReason = () => reject(signal.reason);
    if (signal.aborted) rejectWithReason();
    signal.addEventListener('abort', rejectWithReason, { once: true });
  });
  return Promise.race([pending, aborted]);
}
