import type { KeyRing } from '../../../../domain/accounts/key-ring';
import { isTurnstileOn } from '../../../../platform/turnstile';
import type { CaptchaResult } from '../captcha/proof-of-work';
import { verifyWorkSolution } from '../captcha/proof-of-work';
import type { CaptchaQuestion } from '../captcha/question';
import {
  createCaptchaQuestion,
  restoreCaptchaQuestion,
  verifyCaptchaAnswer,
} from '../captcha/question';
import type { TurnstileSettings } from '../captcha/turnstile-store';
import { verifyTurnstileToken } from '../captcha/turnstile-store';
import type { FieldError } from '../definition/parse-answers';
import type { CaptchaMethod } from './rate-limits';

/** The captcha inputs of a submission; an input that was not sent is empty (decision 26). */
export interface CaptchaResponse {
  /** ALTCHA's solution of a proof of work, base64 of JSON. */
  proof: string;
  /** Turnstile's token. */
  turnstile: string;
  /** The signed question that the visitor answered. */
  token: string;
  /** The visitor's answer to that question. */
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

/** Returns the captcha method that a response uses; undefined if it is empty. */
export function findCaptchaMethod(
  { proof, turnstile, token, answer }: CaptchaResponse,
  env: TurnstileSettings,
) {
  if (turnstile && isTurnstileOn(env)) return 'turnstile';
  if (proof) return 'work';
  return token && answer.trim() ? 'question' : undefined;
}

/** Verifies a captcha response by its method; no setting skips this (decision 26). */
export function checkCaptchaResponse(
  method: CaptchaMethod,
  response: CaptchaResponse,
  {
    env,
    keyRing,
    now,
    key,
  }: { env: TurnstileSettings; keyRing: KeyRing; now: number; key: string },
): Promise<CaptchaResult> {
  switch (method) {
    case 'work':
      return verifyWorkSolution(response.proof, keyRing, now);
    case 'turnstile':
      return verifyTurnstileToken(response.turnstile, key, env, now);
    case 'question':
      return verifyCaptchaAnswer(response.token, response.answer, keyRing, now);
  }
}

const AUTOMATIC_CAPTCHA_ERRORS = {
  wrong: { key: 'CAPTCHA_ERROR' },
  expired: { key: 'CAPTCHA_EXPIRED' },
  unavailable: { key: 'CAPTCHA_ERROR' },
} as const;

/** §5's error for each method and result. */
export const CAPTCHA_ERRORS: Record<
  CaptchaMethod,
  Record<'wrong' | 'expired' | 'unavailable', FieldError>
> = {
  work: AUTOMATIC_CAPTCHA_ERRORS,
  turnstile: AUTOMATIC_CAPTCHA_ERRORS,
  question: { ...AUTOMATIC_CAPTCHA_ERRORS, wrong: { key: 'ALERT_CAPTCHA_INVALID' } },
};

/** Returns the question of a token that has not expired, else a new question. */
export const reuseOrCreateQuestion = async (
  token: string,
  keyRing: KeyRing,
  now: number,
): Promise<CaptchaQuestion> =>
  (await restoreCaptchaQuestion(token, keyRing, now)) ?? createCaptchaQuestion(keyRing, now);
