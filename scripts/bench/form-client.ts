import { solveChallenge } from 'altcha-lib/v1';
import { MINUTE_MS } from '../../src/domain/format/durations';

/** The proof of work a drill asks of its visitors: next to none. */
export const CAPTCHA_COST = 10;

/** What a browser with script sends beside the answers: a ticket of its own, and its proof of work. */
export async function requestFormTicket(
  origin: string,
  form: string,
): Promise<{ key: string; altcha: string }> {
  const given = await fetch(
    `${origin}/form-ticket/?form=${form}&language=nl`,
    withRequestTimeout(),
  );
  const { key, challenge } = (await given.json()) as { key: string; challenge: AltchaChallenge };
  const { challenge: hash, salt, algorithm, signature } = challenge;
  const solved = await solveChallenge(hash, salt, algorithm, CAPTCHA_COST).promise;
  const proof = { algorithm, challenge: hash, number: solved?.number, salt, signature };
  return { key, altcha: btoa(JSON.stringify(proof)) };
}

/** Sends a form from its own page: the status of the answer. */
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

/** Nobody waits for an answer for longer than a minute. */
const withRequestTimeout = () => ({ signal: AbortSignal.timeout(MINUTE_MS) });

interface AltchaChallenge {
  algorithm: 'SHA-256';
  challenge: string;
  salt: string;
  signature: string;
}
