import { isSigned, sign } from '../auth/signature';
import type { Checked } from './work';
import { LIFETIME_MS } from './work';

/** The question for who has no script: two numbers to add, signed, for once (decision 26). */
export interface Question {
  a: number;
  b: number;
  /** Carried along with the form: `7.5.{expires}.{nonce}.{signature}`. */
  token: string;
}

export async function question(secret: string, now: number): Promise<Question> {
  const [a, b] = crypto.getRandomValues(new Uint8Array(2)).map((byte) => 2 + (byte % 18));
  const nonce = crypto.randomUUID().slice(0, 13);
  const told = `${a}.${b}.${now + LIFETIME_MS}.${nonce}`;
  return { a: a ?? 2, b: b ?? 2, token: `${told}.${await sign('question', told, secret)}` };
}

/** The question that a token asks, if it is one of ours that has not ended. */
export async function askedAgain(
  token: string,
  secret: string,
  now: number,
): Promise<Question | undefined> {
  const read = await open(token, secret);
  return read && read.expires > now ? { a: read.a, b: read.b, token } : undefined;
}

export async function checkAnswer(
  token: string,
  answer: string,
  secret: string,
  now: number,
): Promise<Checked> {
  const read = await open(token, secret);
  if (!read) return { result: 'wrong' };
  const { a, b, id, expires } = read;
  if (expires <= now) return { result: 'expired' };
  const right = /^\d{1,3}$/.test(answer.trim()) && Number(answer) === a + b;
  return { result: right ? 'good' : 'wrong', id, expires };
}

async function open(token: string, secret: string) {
  const [, told, a, b, expires, id, signature] = PATTERN.exec(token) ?? [];
  if (!told || !id || !signature || !(await isSigned('question', told, signature, secret)))
    return undefined;
  return { a: Number(a), b: Number(b), expires: Number(expires), id };
}

const PATTERN = /^((\d{1,2})\.(\d{1,2})\.(\d{13})\.([\da-f-]{13}))\.([\w-]{43})$/;
