import * as v from 'valibot';
import type { Checked } from './work';

/** Where Turnstile's script and frame come from. */
export const TURNSTILE_HOST = 'https://challenges.cloudflare.com';

/** The two keys that turn it on (decision 26), and who is asked. */
export interface Turnstile {
  TURNSTILE_SITE_KEY?: string | undefined;
  TURNSTILE_SECRET?: string | undefined;
  TURNSTILE_VERIFY_URL: string;
}

export const isTurnstileOn = ({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET }: Turnstile): boolean =>
  Boolean(TURNSTILE_SITE_KEY && TURNSTILE_SECRET);

const Verdict = v.object({
  success: v.boolean(),
  'error-codes': v.optional(v.array(v.string()), []),
});

/** A token is theirs for five minutes and once; we remember for longer that it was used. */
const REMEMBERED_MS = 60 * 60 * 1000;
const PATIENCE_MS = 5000;

/** What Turnstile says of a token; where it says nothing, the visitor is asked our question instead. */
export async function checkTurnstile(token: string, env: Turnstile, now: number): Promise<Checked> {
  const used = { id: await idOf(token), expires: now + REMEMBERED_MS };
  const verdict = await ask(token, env).catch(() => undefined);
  if (verdict?.success) return { result: 'good', ...used };
  const isOld = verdict?.['error-codes'].includes('timeout-or-duplicate');
  return { result: isOld ? 'expired' : 'wrong', ...used };
}

async function ask(token: string, env: Turnstile) {
  const response = await fetch(env.TURNSTILE_VERIFY_URL, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ secret: env.TURNSTILE_SECRET, response: token }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return v.parse(Verdict, await response.json());
}

async function idOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
