import { createChallenge, verifySolution } from 'altcha-lib/v1';
import type { Challenge } from 'altcha-lib/v1/types';
import * as v from 'valibot';
import type { KeyRing } from '../../../../domain/accounts/key-ring';
import { addPeriod } from '../../../../domain/format/period';
import { PERIODS } from '../../../../domain/periods';
import { computeAllKeyedHashes, computeKeyedHash } from '../../../../platform/auth/signature';

/**
 * Creates a proof-of-work challenge of ALTCHA's protocol (decision 26): the browser searches for the
 * number below `cost` that the challenge was made from. Creating and verifying costs two hashes.
 */
export const createWorkChallenge = async (
  keyRing: KeyRing,
  cost: number,
  now: number,
): Promise<Challenge> =>
  createChallenge({
    hmacKey: await computeKeyedHash('proof', CHALLENGES, keyRing),
    maxnumber: cost,
    expires: new Date(addPeriod(now, PERIODS.ticket)),
  });

/** The solution of a challenge as ALTCHA sends it: base64 of JSON. */
const WorkSolution = v.object({
  algorithm: v.literal('SHA-256'),
  challenge: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  number: v.pipe(v.number(), v.integer(), v.minValue(0)),
  salt: v.pipe(v.string(), v.maxLength(200)),
  signature: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
});

/**
 * The result of verifying a captcha response. `id` is recorded until `expires`, in ms since 1970, so
 * that no response is used twice; `unavailable` means that the verifying service did not answer.
 */
export type CaptchaResult =
  | { result: 'good'; id: string; expires: number }
  | { result: 'wrong' | 'expired' | 'unavailable'; id?: string; expires?: number };

/** Verifies a solution: its form, its signature, its lifetime. */
export async function verifyWorkSolution(
  encoded: string,
  keyRing: KeyRing,
  now: number,
): Promise<CaptchaResult> {
  const solution = parseWorkSolution(encoded);
  if (!solution || !(await isOurChallenge(solution, keyRing))) return { result: 'wrong' };
  const expires = 1000 * Number(new URLSearchParams(solution.salt.split('?')[1]).get('expires'));
  if (!(expires > now)) return { result: 'expired' };
  return { result: 'good', id: solution.challenge, expires };
}

/** The keys of challenges are derived: none of another purpose passes for one. */
const CHALLENGES = 'challenges';

async function isOurChallenge(
  solution: v.InferOutput<typeof WorkSolution>,
  keyRing: KeyRing,
): Promise<boolean> {
  const keys = await computeAllKeyedHashes('proof', CHALLENGES, keyRing);
  const results = await Promise.all(keys.map((key) => verifySolution(solution, key, false)));
  return results.includes(true);
}

function parseWorkSolution(encoded: string) {
  if (encoded.length > 1000) return undefined;
  try {
    const parsed = v.safeParse(WorkSolution, JSON.parse(atob(encoded)));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
