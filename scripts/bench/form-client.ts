import { solveChallenge } from 'altcha-lib/v1';
import { MINUTE_MS } from '../../src/domain/format/durations';

/** The cost of a drill's proof of work: next to none, so that the drill measures the server. */
export const CAPTCHA_COST = 10;

/** Fetches a ticket and solves its proof of work; returns the fields that a script adds to the answers. */
export async function requestFormTicket(
  origin: string,
  form: string,
): Promise<{ key: string; altcha: string }> {
  const response = await fetch(
    `${origin}/form-ticket/?form=${form}&language=nl`,
    withRequestTimeout(),
  );
  const { key, challenge } = (await response.json()) as { key: string; challenge: AltchaChallenge };
  const { challenge: hash, salt, algorithm, signature } = challenge;
  const solution = await solveChallenge(hash, salt, algorithm, CAPTCHA_COST).promise;
  const proof = { algorithm, challenge: hash, number: solution?.number, salt, signature };
  return { key, altcha: btoa(JSON.stringify(proof)) };
}

/** Posts the fields to the form's own page; returns the status of the response. */
export async function postForm(
  page: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<number> {
  const response = await fetch(page, {
    ...withRequestTimeout(),
    method: 'POST',
    redirect: 'manual',
    headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
    body: new URLSearchParams(fields),
  });
  await response.body?.cancel();
  return response.status;
}

/** Aborts a request after a minute, longer than visitors wait. */
const withRequestTimeout = () => ({ signal: AbortSignal.timeout(MINUTE_MS) });

interface AltchaChallenge {
  algorithm: 'SHA-256';
  challenge: string;
  salt: string;
  signature: string;
}
