import type { Page } from 'playwright-core';
import { seedAccounts } from '../../scripts/demo/seed/accounts';
import { readLocalPeppers } from '../../scripts/staff/keys';
import { LOW_COST } from '../low-cost';
import { openTestStores } from '../scripts/staff/staff-tool';

const EMAIL = 'luc@huis-vallee.example';
const PASSWORD = 'de sleutels hangen aan haak twaalf';

export const DESK_LOGINS = { nl: '/nl/desk/aanmelden/', fr: '/fr/desk/connexion/' };

/** Adds the demonstration's accounts to the site whose data is in this folder. */
export async function addStaff(state: string): Promise<void> {
  const { db } = await openTestStores(state);
  await seedAccounts(db, await readLocalPeppers(), Date.now(), LOW_COST);
}

/** Signs Luc of the agency in, by the form. */
export async function signInAtDesk(
  page: Page,
  origin: string,
  language: keyof typeof DESK_LOGINS,
): Promise<void> {
  await page.goto(origin + DESK_LOGINS[language]);
  await page.fill('[name=email]', EMAIL);
  await page.fill('[name=password]', PASSWORD);
  await page.locator('.sign-in__form [type=submit]').click();
  await page.locator('.desk-page').waitFor();
}
