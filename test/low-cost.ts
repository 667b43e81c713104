import type { PasswordCost } from '../src/domain/accounts/password-cost';

/** The lowest cost of a password hash: at the full cost, hashes take a quarter of the tests' time (decision 103). */
export const LOW_COST: PasswordCost = { ln: 10, p: 1 };

/** LOW_COST as the variable PASSWORD_COST. */
export const LOW_COST_TEXT = `ln=${LOW_COST.ln},p=${LOW_COST.p}`;
