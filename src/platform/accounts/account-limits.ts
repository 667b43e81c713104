import { HOUR_MS, MINUTE_MS } from '../../domain/format/durations';
import type { RateLimit } from '../rate-windows-store';

/** Subjects that a limit counts: the account that was typed, the network in two widths, or everybody. */
export type LimitSubject = 'account' | 'network' | 'wide network' | 'everybody';

const WINDOW_MS = 15 * MINUTE_MS;

/**
 * Tries at RATE_SCALE 1 (decision 23). None is permanent; the longest is an hour. Unknown accounts count
 * as known ones do.
 */
export const ACCOUNT_LIMITS: Record<AccountAction, Partial<Record<LimitSubject, RateLimit>>> = {
  'sign in': {
    account: { kind: 'sign-in account', max: 10, windowMs: WINDOW_MS },
    network: { kind: 'sign-in', max: 30, windowMs: WINDOW_MS },
    'wide network': { kind: 'sign-in /48', max: 100, windowMs: WINDOW_MS },
    // Each costs 0.2 s of processor time.
    everybody: { kind: 'sign-in all', max: 60, windowMs: MINUTE_MS },
  },
  'ask for a password': {
    network: { kind: 'otp', max: 15, windowMs: WINDOW_MS },
    'wide network': { kind: 'otp /48', max: 50, windowMs: WINDOW_MS },
    everybody: { kind: 'otp all', max: 300, windowMs: WINDOW_MS },
  },
  'mail a password': {
    account: { kind: 'otp mail', max: 3, windowMs: HOUR_MS },
  },
  'enter a code': {
    account: { kind: 'code', max: 5, windowMs: WINDOW_MS },
    network: { kind: 'code network', max: 30, windowMs: WINDOW_MS },
    'wide network': { kind: 'code /48', max: 100, windowMs: WINDOW_MS },
    everybody: { kind: 'code all', max: 600, windowMs: WINDOW_MS },
  },
};

export type AccountAction = 'sign in' | 'ask for a password' | 'mail a password' | 'enter a code';
