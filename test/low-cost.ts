import type { PasswordCost } from '../src/platform/accounts/password-hash';

/** The least that hashing a password can cost: the full cost is a quarter of the tests of accounts (decision 103). */
export const LOW_COST: PasswordCost = { ln: 10, p: 1 };
