import { SECOND_MS } from '../../domain/format/durations';

const TIMEOUT_MS = 6 * SECOND_MS;

/**
 * Fetches an outside address, which misses it when cron or this call stops. Never rejects: who waits for the
 * heartbeat is told by its absence.
 */
export async function sendHeartbeat(url: string): Promise<void> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
  } catch (error) {
    console.error('the heartbeat was not taken', error);
  }
}
