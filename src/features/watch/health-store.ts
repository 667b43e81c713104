import type { Environment } from '../../env';
import type { SigningEnvironment } from '../../platform/auth/signing-keys-store';
import { FILE_SECURITY_HEADERS } from '../../platform/file-headers';
import type { Snapshot } from '../../platform/snapshot/snapshot';
import { withTimeout } from '../../platform/snapshot/with-timeout';
import { createAlarmSender } from './alarm-sender-store';
import type { WatchEnvironment } from './readings-store';
import { loadReadings } from './readings-store';
import type { Trouble } from './trouble';
import { findTroubles } from './trouble';
import { tellReadTroubles } from './troubles-store';

const MAX_READING_MS = 4000;

type HealthEnvironment = SigningEnvironment &
  WatchEnvironment &
  Pick<Environment, 'PASSWORD_PEPPERS' | 'PUBLIC_ORIGIN' | 'ALERT_URL'>;

/**
 * Answers 200 if this isolate shows the version that was loaded last, the keys are set, the database answers, and
 * nothing that is watched is beyond its period; else 503 and nothing else. What is wrong is told behind the answer: when cron is
 * what stopped, nobody else would.
 */
export async function answerHealth(
  env: HealthEnvironment,
  live: { snapshot: Snapshot | undefined; isFallback: boolean },
  waitUntil: ExecutionContext['waitUntil'],
): Promise<Response> {
  const now = Date.now();
  const troubles = await readTroubles(env, now);
  if (troubles) {
    const sender = createAlarmSender(env, live.snapshot, waitUntil);
    waitUntil(tellReadTroubles(sender, troubles, now).catch(logFailure));
  }
  const isShown = live.snapshot !== undefined && !live.isFallback;
  return createHealthResponse(isShown && hasAllKeys(env) && troubles?.length === 0);
}

/** Reads what is beyond its period; undefined if the stores do not answer. */
async function readTroubles(env: HealthEnvironment, now: number): Promise<Trouble[] | undefined> {
  try {
    const reading = loadReadings(env, now);
    return findTroubles(await withTimeout(reading, AbortSignal.timeout(MAX_READING_MS)));
  } catch (error) {
    logFailure(error);
    return undefined;
  }
}

const logFailure = (error: unknown) => console.error('health: a store does not answer', error);

/** Without keys in production no form can be sent and nobody can sign in. */
function hasAllKeys({
  ENVIRONMENT,
  SIGNING_KEYS,
  PASSWORD_PEPPERS,
}: SigningEnvironment & Pick<Environment, 'PASSWORD_PEPPERS'>): boolean {
  const missing = [
    ...(SIGNING_KEYS ? [] : ['SIGNING_KEY']),
    ...(PASSWORD_PEPPERS ? [] : ['PASSWORD_PEPPER']),
  ];
  if (ENVIRONMENT !== 'production' || missing.length === 0) return true;
  console.error(
    `health: not set: ${missing.join(', ')} (npm run staff -- secrets rotate --remote)`,
  );
  return false;
}

export const createHealthResponse = (ok: boolean): Response =>
  Response.json(
    { ok },
    {
      status: ok ? 200 : 503,
      headers: {
        ...FILE_SECURITY_HEADERS,
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
        ...(!ok && { 'Retry-After': '30' }),
      },
    },
  );
