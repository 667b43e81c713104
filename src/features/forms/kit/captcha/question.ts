import type { KeyRing } from '../../../../domain/accounts/key-ring';
import { addPeriod } from '../../../../domain/format/period';
import { PERIODS } from '../../../../domain/periods';
import { compactTyped } from '../../../../domain/typed-values/typed-text';
import { computeKeyedHash, findSigningKey, sign } from '../../../../platform/auth/signature';
import type { CaptchaResult } from './proof-of-work';

/** The captcha without script: two numbers to add, signed and valid once (decision 26). */
export interface CaptchaQuestion {
  a: number;
  b: number;
  /**
   * A hidden field of the form: `{expires}.{nonce}.{signature}`. It names neither the numbers, which follow
   * from it by the site's secret, nor their sum.
   */
  token: string;
}

/** Creates a question of two random numbers from 2 to 19. */
export async function createCaptchaQuestion(
  keyRing: KeyRing,
  now: number,
): Promise<CaptchaQuestion> {
  const nonce = crypto.randomUUID().slice(0, 13);
  const message = `${addPeriod(now, PERIODS.ticket)}.${nonce}`;
  const token = `${message}.${await sign('question', message, keyRing)}`;
  return { ...(await deriveNumbers(message, keyRing)), token };
}

/** Restores the question of a token; undefined if its signature is wrong or it has expired. */
export async function restoreCaptchaQuestion(
  token: string,
  keyRing: KeyRing,
  now: number,
): Promise<CaptchaQuestion | undefined> {
  const question = await parseQuestionToken(token, keyRing);
  return question && question.expires > now ? { a: question.a, b: question.b, token } : undefined;
}

/** Verifies the answer to a token's question; a wrong answer uses the token up as a right one does. */
export async function verifyCaptchaAnswer(
  token: string,
  answer: string,
  keyRing: KeyRing,
  now: number,
): Promise<CaptchaResult> {
  const question = await parseQuestionToken(token, keyRing);
  if (!question) return { result: 'wrong' };
  const { a, b, id, expires } = question;
  if (expires <= now) return { result: 'expired' };
  const typed = compactTyped(answer);
  const isRight = /^\d{1,3}$/.test(typed) && Number(typed) === a + b;
  return { result: isRight ? 'good' : 'wrong', id, expires };
}

async function parseQuestionToken(token: string, keyRing: KeyRing) {
  const [, message, expires, id, signature] = QUESTION_TOKEN_PATTERN.exec(token) ?? [];
  if (!message || !signature || !id) return undefined;
  const key = await findSigningKey('question', message, signature, keyRing);
  // The key that signed gives the numbers, even after a rotation.
  return key && { ...(await deriveNumbers(message, [key])), expires: Number(expires), id };
}

const QUESTION_TOKEN_PATTERN = /^((\d{13})\.([\da-f-]{13}))\.([\w-]{45,48})$/;

/** Returns the two numbers of a question: the same for the same token, and unknown without the secret. */
async function deriveNumbers(message: string, keyRing: KeyRing): Promise<{ a: number; b: number }> {
  const digits = await computeKeyedHash('numbers', message, keyRing);
  const toNumber = (index: number) => 2 + ((digits.codePointAt(index) ?? 0) % 18);
  return { a: toNumber(0), b: toNumber(1) };
}
