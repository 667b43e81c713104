import { normalizeLogin } from '../../src/platform/accounts/account';
import type { StaffAccount } from '../../src/platform/accounts/staff-account';
import { findStaffToSignIn } from '../../src/platform/accounts/staff-accounts-store';
import type { CommandInvocation } from './command';
import { UsageError } from './command';

/** The option of commands that somebody of staff answers for. */
export const AS_OPTION = {
  as: { summary: 'who of staff does it, as colleagues will read', value: 'EMAIL' },
} as const;

/** Finds who of staff acts. @throws UsageError if nobody is named, an Error if they have no account of the desk */
export async function loadActingStaff(
  { getOption }: Pick<CommandInvocation, 'getOption'>,
  db: D1Database,
): Promise<StaffAccount> {
  const email = normalizeLogin(getOption('as') ?? '');
  if (!email) throw new UsageError('Say who does it: --as EMAIL.');
  const staff = await findStaffToSignIn(db, email);
  if (!staff) throw new Error(`${email} has no account of the desk.`);
  return staff;
}
