import { isValidSignature, sign } from '../auth/signature';
import type { CaptchaResult } from './proof-of-work';
import { CHALLENGE_LIFETIME_MS } from './proof-of-work';

/** The question for who has no script: two numbers to add, signed, for once (decision 26). */
export interface CaptchaQuestion {
  a: number;
  b: number;
  /** Carried along with the form: `7.5.{expires}.{nonce}.{signature}`. */
  token: string;
}

export async function createCaptchaQuestion(secret: string, now: number): Promise<CaptchaQuestion> {
  const [a, b] = crypto.getRandomValues(new Uint8Array(2)).map((byte) => 2 + (byte % 18));
  const nonce = crypto.randomUUID().slice(0, 13);
  const told = `${a}.${b}.${now + CHALLENGE_LIFETIME_MS}.${nonce}`;
  return { a: a ?? 2, b: b ?? 2, token: `${told}.${await sign('question', told, secret)}` };
}

/** The question that a token asks, if it is one of ours that has not ended. */
export async function restoreCaptchaQuestion(
  token: string,
  secret: string,
  now: number,
): Promise<CaptchaQuestion | undefined> {
  const read = await readQuestionToken(token, secret);
  return read && read.expires > now ? { a: read.a, b: read.b, token } : undefined;
}

export async function verifyCaptchaAnswer(
  token: string,
  answer: string,
  secret: string,
  now: number,
): Promise<CaptchaResult> {
  const read = await readQuestionToken(token, secret);
  if (!read) return { result: 'wrong' };
  const { a, b, id, expires } = read;
  if (expires <= now) return { result: 'expired' };
  const right = /^\d{1,3}$/.test(answer.trim()) && Number(answer) === a + b;
  return { result: right ? 'good' : 'wrong', id, expires };
}

async function readQuestionToken(token: string, secret: string) {
  const [, told, a, b, expires, id, signature] = QUESTION_TOKEN_PATTERN.exec(token) ?? [];
  if (!told || !id || !signature || !(await isValidSignature('question', told, signature, secret)))
    return undefined;
  return { a: Number(a), b: Number(b), expires: Number(expires), id };
}

const QUESTION_TOKEN_PATTERN = /^((\d{1,2})\.(\d{1,2})\.(\d{13})\.([\da-f-]{13}))\.([\w-]{43})$/;
