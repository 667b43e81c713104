/**
 * What is awaited, or the signal's reason once it is aborted. What comes later is dropped: for what
 * takes no signal itself, as the stores of the platform do.
 */
export function withTimeout<Value>(awaited: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
  });
  return Promise.race([awaited, late]);
}
