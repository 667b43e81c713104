import { DAY_MS, MINUTE_MS } from '../../../../domain/format/durations';
import type { RateLimit } from '../store/submissions-store';

/** Submissions per network at RATE_SCALE 1; fewer with a question, which a robot answers more easily. */
const SCRIPTED_SEND_LIMITS = [
  { kind: 'send', max: 20, windowMs: 10 * MINUTE_MS },
  { kind: 'send-day', max: 100, windowMs: DAY_MS },
] as const;
const SEND_LIMITS = {
  work: SCRIPTED_SEND_LIMITS,
  turnstile: SCRIPTED_SEND_LIMITS,
  question: [
    { kind: 'answer', max: 6, windowMs: 10 * MINUTE_MS },
    { kind: 'answer-day', max: 30, windowMs: DAY_MS },
  ],
} as const;

/** Wrong captcha responses per network, of all methods. */
const FAILED_CAPTCHA_LIMIT = { kind: 'wrong', max: 12, windowMs: 10 * MINUTE_MS } as const;

export type CaptchaMethod = keyof typeof SEND_LIMITS;

export const getSendLimits = (method: CaptchaMethod, scale: number): RateLimit[] =>
  SEND_LIMITS[method].map((limit) => scaleLimit(limit, scale));

export const getFailedCaptchaLimit = (scale: number): RateLimit =>
  scaleLimit(FAILED_CAPTCHA_LIMIT, scale);

const scaleLimit = (limit: RateLimit, scale: number): RateLimit => ({
  ...limit,
  max: Math.max(1, Math.round(limit.max * scale)),
});
