import type { Question } from '../../captcha/question';
import { askedAgain, checkAnswer, question } from '../../captcha/question';
import type { Checked } from '../../captcha/work';
import { checkWork } from '../../captcha/work';
import type { FieldError } from './answers';
import type { Proof } from './limits';

/** What a form carries to tell people from robots: a proof of work, or a question and its answer. */
export interface Shown {
  proof: string;
  token: string;
  answer: string;
}

export const NOTHING_SHOWN: Shown = { proof: '', token: '', answer: '' };

export const shownIn = (data: FormData): Shown => ({
  proof: textIn(data, 'altcha'),
  token: textIn(data, 'captcha'),
  answer: textIn(data, 'captcha-answer'),
});

function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** Which of the two is there; undefined where neither is. */
export function proofIn({ proof, token, answer }: Shown): Proof | undefined {
  if (proof) return 'work';
  return token && answer.trim() ? 'question' : undefined;
}

/** Never skipped: one of the two has to be good (decision 26). */
export const check = (kind: Proof, shown: Shown, secret: string, now: number): Promise<Checked> =>
  kind === 'work'
    ? checkWork(shown.proof, secret, now)
    : checkAnswer(shown.token, shown.answer, secret, now);

/** §5's words for what came of it. */
export const REFUSED: Record<Proof, Record<'wrong' | 'expired', FieldError>> = {
  work: { wrong: { key: 'CAPTCHA_ERROR' }, expired: { key: 'CAPTCHA_EXPIRED' } },
  question: { wrong: { key: 'ALERT_CAPTCHA_INVALID' }, expired: { key: 'CAPTCHA_EXPIRED' } },
};

/** The question to show: the one that was asked, while it is good, else a new one. */
export const nextQuestion = async (token: string, secret: string, now: number): Promise<Question> =>
  (await askedAgain(token, secret, now)) ?? question(secret, now);
