import type { Environment } from '../env';
import type { SigningEnvironment } from './auth/signing-keys-store';
import { FILE_SECURITY_HEADERS } from './file-headers';
import { withTimeout } from './snapshot/with-timeout';

/** The path that machines ask whether the site works. */
export const HEALTH_PATH = '/health/';

const MAX_DATABASE_MS = 2000;

/**
 * Answers 200 if there is a version to answer from, the database answers and the keys are set, else 503;
 * nothing else.
 */
export async function answerHealth(
  env: SigningEnvironment & Pick<Environment, 'PASSWORD_PEPPERS'>,
  hasSnapshot: boolean,
): Promise<Response> {
  return createHealthResponse(hasSnapshot && hasAllKeys(env) && (await canReadDatabase(env.DB)));
}

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

async function canReadDatabase(db: D1Database): Promise<boolean> {
  try {
    const reading = db.prepare('SELECT 1 FROM secrets LIMIT 1').first();
    return (await withTimeout(reading, AbortSignal.timeout(MAX_DATABASE_MS))) !== null;
  } catch (error) {
    console.error('health: the database does not answer', error);
    return false;
  }
}
