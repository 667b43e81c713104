import { SECOND_MS } from '../../domain/format/durations';
import type { Environment } from '../../env';
import { signForReceiver } from '../../platform/auth/signature';
import type { SigningEnvironment } from '../../platform/auth/signing-keys-store';
import { loadSigningKeys } from '../../platform/auth/signing-keys-store';
import type { RequestContext } from '../../platform/request-context';
import type { AlarmNotice } from './alarm-notice';
import { buildNotice } from './alarm-notice';

const MAX_TRIES = 3;
/** Three tries and their pauses end before the platform cuts off work behind an answer, at thirty seconds. */
const TRY_TIMEOUT_MS = 6 * SECOND_MS;
const PAUSE_MS = SECOND_MS;

/**
 * Posts a notice, signed with the newest signing key, three times at most. Never rejects, since nothing waits for it:
 * a receiver that fails is a line in the log.
 */
export async function postNotice(
  env: SigningEnvironment & Pick<Environment, 'PUBLIC_ORIGIN'>,
  url: string,
  ctx: RequestContext | undefined,
  notice: AlarmNotice,
  now: number,
): Promise<void> {
  try {
    const content = buildNotice(notice, { origin: env.PUBLIC_ORIGIN, ctx }, now);
    const body: `{${string}` = `{${JSON.stringify(content).slice(1)}`;
    const signature = await signForReceiver(body, await loadSigningKeys(env));
    for (let tries = 1; tries <= MAX_TRIES; tries++) {
      const failure = await tryPost(url, body, signature);
      if (!failure) return;
      console.error(`alarm ${notice.kind}, try ${tries}: ${failure}`);
      if (tries < MAX_TRIES) await scheduler.wait(tries * PAUSE_MS);
    }
  } catch (error) {
    console.error(`alarm ${notice.kind} was not posted`, error);
  }
}

/** Posts once; returns why the receiver did not take it. */
async function tryPost(url: string, body: string, signature: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Signature': `sha256=${signature}` },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TRY_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `the receiver answered ${response.status}`;
  } catch (error) {
    return String(error);
  }
}
