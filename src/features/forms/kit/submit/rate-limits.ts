import { DAY_MS, MINUTE_MS } from '../../../../domain/format/durations';
import type { KeyedLimit, RateLimit } from '../../../../platform/rate-windows-store';

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

/** An organization's /48 has 65,536 households, and may send twice as much as one of them. */
const WIDE_FACTOR = 2;

export type CaptchaMethod = keyof typeof SEND_LIMITS;

export const getSendLimits = (method: CaptchaMethod, scale: number): RateLimit[] =>
  SEND_LIMITS[method].map((limit) => scaleLimit(limit, scale));

export const getFailedCaptchaLimit = (scale: number): RateLimit =>
  scaleLimit(FAILED_CAPTCHA_LIMIT, scale);

/** The signed names of a visitor's network in two widths. */
export interface Networks {
  household: string;
  organization: string;
}

/** Returns limits of a household with those of its organization, which are wider. */
export const applyToNetworks = (
  { household, organization }: Networks,
  limits: readonly RateLimit[],
): KeyedLimit[] => [
  ...limits.map((limit) => ({ ...limit, key: household })),
  ...limits.map((limit) => ({
    ...limit,
    key: organization,
    kind: `${limit.kind} /48`,
    max: limit.max * WIDE_FACTOR,
  })),
];

const scaleLimit = (limit: RateLimit, scale: number): RateLimit => ({
  ...limit,
  max: Math.max(1, Math.round(limit.max * scale)),
});
