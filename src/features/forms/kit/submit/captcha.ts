import type { CaptchaResult } from '../../../../platform/captcha/proof-of-work';
import { verifyWorkSolution } from '../../../../platform/captcha/proof-of-work';
import type { CaptchaQuestion } from '../../../../platform/captcha/question';
import {
  createCaptchaQuestion,
  restoreCaptchaQuestion,
  verifyCaptchaAnswer,
} from '../../../../platform/captcha/question';
import type { TurnstileSettings } from '../../../../platform/captcha/turnstile-store';
import { isTurnstileOn, verifyTurnstileToken } from '../../../../platform/captcha/turnstile-store';
import type { FieldError } from '../definition/parse-answers';
import type { CaptchaMethod } from './rate-limits';

/** What a form carries to tell people from robots: a proof of work, Turnstile's word, or an answer. */
export interface CaptchaResponse {
  proof: string;
  turnstile: string;
  token: string;
  answer: string;
}

export const EMPTY_CAPTCHA_RESPONSE: CaptchaResponse = {
  proof: '',
  turnstile: '',
  token: '',
  answer: '',
};

export const readCaptchaResponse = (data: FormData): CaptchaResponse => ({
  proof: readTextEntry(data, 'altcha'),
  turnstile: readTextEntry(data, 'cf-turnstile-response').slice(0, 2048),
  token: readTextEntry(data, 'captcha'),
  answer: readTextEntry(data, 'captcha-answer'),
});

function readTextEntry(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** Which of them is there; undefined where none is. */
export function findCaptchaMethod(
  { proof, turnstile, token, answer }: CaptchaResponse,
  env: TurnstileSettings,
) {
  if (turnstile && isTurnstileOn(env)) return 'turnstile';
  if (proof) return 'work';
  return token && answer.trim() ? 'question' : undefined;
}

/** Never skipped: one of them has to be good (decision 26). */
export function checkCaptchaResponse(
  kind: CaptchaMethod,
  shown: CaptchaResponse,
  { env, secret, now, key }: { env: TurnstileSettings; secret: string; now: number; key: string },
): Promise<CaptchaResult> {
  switch (kind) {
    case 'work':
      return verifyWorkSolution(shown.proof, secret, now);
    case 'turnstile':
      return verifyTurnstileToken(shown.turnstile, key, env, now);
    case 'question':
      return verifyCaptchaAnswer(shown.token, shown.answer, secret, now);
  }
}

const AUTOMATIC_CAPTCHA_ERRORS = {
  wrong: { key: 'CAPTCHA_ERROR' },
  expired: { key: 'CAPTCHA_EXPIRED' },
  unavailable: { key: 'CAPTCHA_ERROR' },
} as const;

/** §5's words for what came of it. */
export const CAPTCHA_ERRORS: Record<
  CaptchaMethod,
  Record<'wrong' | 'expired' | 'unavailable', FieldError>
> = {
  work: AUTOMATIC_CAPTCHA_ERRORS,
  turnstile: AUTOMATIC_CAPTCHA_ERRORS,
  question: { ...AUTOMATIC_CAPTCHA_ERRORS, wrong: { key: 'ALERT_CAPTCHA_INVALID' } },
};

/** The question to show: the one that was asked, while it is good, else a new one. */
export const reuseOrCreateQuestion = async (
  token: string,
  secret: string,
  now: number,
): Promise<CaptchaQuestion> =>
  (await restoreCaptchaQuestion(token, secret, now)) ?? createCaptchaQuestion(secret, now);
