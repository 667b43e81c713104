import type { LimitName, LimitSubject } from '../limits';

/** Whom the limits of accounts count for. */
export type AccountLimitSubject = Exclude<LimitSubject, 'recipient' | 'owner'>;

/** The actions of an account that limits count (decision 23). Unknown accounts count as known ones do. */
export type AccountAction =
  | 'sign in'
  | 'ask for a password'
  | 'mail a password'
  | 'enter a code'
  | 'enter a wrong code'
  | 'tell of wrong codes';

/**
 * The limits of each action by whom they count for. None is permanent; the longest is an hour. A browser that is
 * known to the account counts for its own limit alone (decision 113).
 */
export const ACCOUNT_LIMITS: Record<
  AccountAction,
  Partial<Record<AccountLimitSubject, LimitName>>
> = {
  'sign in': {
    account: 'sign-in account',
    network: 'sign-in',
    'wide network': 'sign-in /48',
    everybody: 'sign-in all',
    browser: 'sign-in browser',
  },
  'ask for a password': {
    network: 'otp',
    'wide network': 'otp /48',
    everybody: 'otp all',
    browser: 'otp browser',
  },
  // A known browser was counted when it asked.
  'mail a password': { account: 'otp mail' },
  'enter a code': {
    account: 'code',
    network: 'code network',
    'wide network': 'code /48',
    everybody: 'code all',
    browser: 'code browser',
  },
  'enter a wrong code': { account: 'wrong code' },
  'tell of wrong codes': { account: 'wrong code told' },
};
