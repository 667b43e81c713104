import type { Environment } from '../../env';
import { countAction } from '../../platform/accounts/account-limits-store';

/**
 * Counts a wrong code behind a right password; returns whether the person is to be told, which is so at the fifth
 * within a quarter of an hour, once an hour. It is the surest sign that somebody else knows the password.
 */
export async function countWrongCode(
  { DB, RATE_SCALE }: Pick<Environment, 'DB' | 'RATE_SCALE'>,
  { account }: { account: string },
  now: number,
): Promise<boolean> {
  if (!(await countAction(DB, 'enter a wrong code', { account }, RATE_SCALE, now))) return false;
  return (await countAction(DB, 'tell of wrong codes', { account }, RATE_SCALE, now)) === undefined;
}
