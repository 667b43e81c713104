import { seedAccounts } from '../../scripts/demo/seed/accounts';
import { readLocalPeppers } from '../../scripts/staff/keys';
import { LOW_COST } from '../low-cost';

/** Adds the demonstration's accounts to the site of this database. */
export async function addDemoAccounts(db: D1Database): Promise<void> {
  await seedAccounts(db, await readLocalPeppers(), Date.now(), LOW_COST);
}
