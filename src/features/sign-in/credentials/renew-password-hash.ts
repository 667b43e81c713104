import type { KeyRing } from '../../../domain/accounts/key-ring';
import type { Environment } from '../../../env';
import type { AccountTables } from '../../../platform/accounts/account-tables';
import { updatePasswordHash } from '../../../platform/accounts/accounts-store';
import { hashPassword, isOfOlderPepper } from '../../../platform/accounts/password-hash';

type RenewalEnvironment = Pick<Environment, 'DB' | 'PASSWORD_COST'> & {
  PASSWORD_PEPPERS: KeyRing;
};

/** Hashes the right password anew if the stored hash was made with an older pepper (decision 89). */
export async function renewPasswordHash(
  { DB, PASSWORD_PEPPERS, PASSWORD_COST }: RenewalEnvironment,
  account: { id: string; password: string | null },
  password: string,
  tables?: AccountTables,
): Promise<void> {
  const { id, password: stored } = account;
  if (stored === null || !isOfOlderPepper(stored, PASSWORD_PEPPERS)) return;
  const fresh = await hashPassword(password, PASSWORD_PEPPERS, PASSWORD_COST);
  await updatePasswordHash(DB, id, { stored, fresh }, tables);
}
