import type { Limit } from '../store/submissions-store';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What one network may send, at RATE_SCALE 1; stricter where a question stands for the proof of work. */
const BY_SCRIPT = [
  { kind: 'send', most: 20, windowMs: 10 * MINUTE_MS },
  { kind: 'send-day', most: 100, windowMs: DAY_MS },
] as const;
const SENDS = {
  work: BY_SCRIPT,
  turnstile: BY_SCRIPT,
  question: [
    { kind: 'answer', most: 6, windowMs: 10 * MINUTE_MS },
    { kind: 'answer-day', most: 30, windowMs: DAY_MS },
  ],
} as const;

/** Wrong proofs and answers, before a network has to wait. */
const WRONG = { kind: 'wrong', most: 12, windowMs: 10 * MINUTE_MS } as const;

export type Proof = keyof typeof SENDS;

export const sendLimits = (proof: Proof, scale: number): Limit[] =>
  SENDS[proof].map((limit) => scaled(limit, scale));

export const wrongLimit = (scale: number): Limit => scaled(WRONG, scale);

const scaled = (limit: Limit, scale: number): Limit => ({
  ...limit,
  most: Math.max(1, Math.round(limit.most * scale)),
});
