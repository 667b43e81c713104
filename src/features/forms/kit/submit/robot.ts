import type { Question } from '../../../../platform/captcha/question';
import { askedAgain, checkAnswer, question } from '../../../../platform/captcha/question';
import type { Turnstile } from '../../../../platform/captcha/turnstile-store';
import { checkTurnstile, isTurnstileOn } from '../../../../platform/captcha/turnstile-store';
import type { Checked } from '../../../../platform/captcha/work';
import { checkWork } from '../../../../platform/captcha/work';
import type { FieldError } from '../definition/answers';
import type { Proof } from './limits';

/** What a form carries to tell people from robots: a proof of work, Turnstile's word, or an answer. */
export interface Shown {
  proof: string;
  turnstile: string;
  token: string;
  answer: string;
}

export const NOTHING_SHOWN: Shown = { proof: '', turnstile: '', token: '', answer: '' };

export const shownIn = (data: FormData): Shown => ({
  proof: textIn(data, 'altcha'),
  turnstile: textIn(data, 'cf-turnstile-response').slice(0, 2048),
  token: textIn(data, 'captcha'),
  answer: textIn(data, 'captcha-answer'),
});

function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** Which of them is there; undefined where none is. */
export function proofIn({ proof, turnstile, token, answer }: Shown, env: Turnstile) {
  if (turnstile && isTurnstileOn(env)) return 'turnstile';
  if (proof) return 'work';
  return token && answer.trim() ? 'question' : undefined;
}

/** Never skipped: one of them has to be good (decision 26). */
export function check(
  kind: Proof,
  shown: Shown,
  { env, secret, now, key }: { env: Turnstile; secret: string; now: number; key: string },
): Promise<Checked> {
  switch (kind) {
    case 'work':
      return checkWork(shown.proof, secret, now);
    case 'turnstile':
      return checkTurnstile(shown.turnstile, key, env, now);
    case 'question':
      return checkAnswer(shown.token, shown.answer, secret, now);
  }
}

const UNSEEN = {
  wrong: { key: 'CAPTCHA_ERROR' },
  expired: { key: 'CAPTCHA_EXPIRED' },
  untold: { key: 'CAPTCHA_ERROR' },
} as const;

/** §5's words for what came of it. */
export const REFUSED: Record<Proof, Record<'wrong' | 'expired' | 'untold', FieldError>> = {
  work: UNSEEN,
  turnstile: UNSEEN,
  question: { ...UNSEEN, wrong: { key: 'ALERT_CAPTCHA_INVALID' } },
};

/** The question to show: the one that was asked, while it is good, else a new one. */
export const nextQuestion = async (token: string, secret: string, now: number): Promise<Question> =>
  (await askedAgain(token, secret, now)) ?? question(secret, now);
