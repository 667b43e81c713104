import { createChallenge, verifySolution } from 'altcha-lib/v1';
import type { Challenge } from 'altcha-lib/v1/types';
import * as v from 'valibot';
import { HOUR_MS } from '../../domain/format/durations';

/** How long a challenge may be answered, and a question and a form's ticket. */
export const CHALLENGE_LIFETIME_MS = 2 * HOUR_MS;

/**
 * A proof of work in ALTCHA's protocol (decision 26): the browser looks for the number below `cost`
 * that the challenge was made of. Costs us two hashes.
 */
export const createWorkChallenge = (
  secret: string,
  cost: number,
  now: number,
): Promise<Challenge> =>
  createChallenge({
    hmacKey: secret,
    maxnumber: cost,
    expires: new Date(now + CHALLENGE_LIFETIME_MS),
  });

/** What a browser found, as ALTCHA writes it: base64 of JSON. */
const WorkSolution = v.object({
  algorithm: v.literal('SHA-256'),
  challenge: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  number: v.pipe(v.number(), v.integer(), v.minValue(0)),
  salt: v.pipe(v.string(), v.maxLength(200)),
  signature: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
});

/**
 * What came of looking at a proof; a good one says by which id it is used up, and until when. One is
 * `untold` where whoever knows did not answer.
 */
export type CaptchaResult =
  | { result: 'good'; id: string; expires: number }
  | { result: 'wrong' | 'expired' | 'untold'; id?: string; expires?: number };

export async function verifyWorkSolution(
  given: string,
  secret: string,
  now: number,
): Promise<CaptchaResult> {
  const solution = parseWorkSolution(given);
  if (!solution || !(await verifySolution(solution, secret, false))) return { result: 'wrong' };
  const expires = 1000 * Number(new URLSearchParams(solution.salt.split('?')[1]).get('expires'));
  if (!(expires > now)) return { result: 'expired' };
  return { result: 'good', id: solution.challenge, expires };
}

function parseWorkSolution(given: string) {
  if (given.length > 1000) return undefined;
  try {
    const parsed = v.safeParse(WorkSolution, JSON.parse(atob(given)));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
