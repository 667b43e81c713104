import { FALLBACK_SECURITY_HEADERS } from './security-headers';
import { withTimeout } from './snapshot/with-timeout';

/** The path that machines ask whether the site works. */
export const HEALTH_PATH = '/health/';

const MAX_DATABASE_MS = 2000;

/** Answers 200 if there is a version to answer from and the database answers, else 503; nothing else. */
export async function answerHealth(db: D1Database, hasSnapshot: boolean): Promise<Response> {
  return createHealthResponse(hasSnapshot && (await canReadDatabase(db)));
}

export const createHealthResponse = (ok: boolean): Response =>
  Response.json(
    { ok },
    {
      status: ok ? 200 : 503,
      headers: {
        ...FALLBACK_SECURITY_HEADERS,
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
        'Content-Security-Policy':
          "default-src 'none'; script-src 'none'; style-src 'none'; object-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
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
