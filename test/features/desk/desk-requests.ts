import { env } from 'cloudflare:workers';
import { STAFF_TABLES } from '../../../src/platform/accounts/account-tables';
import { upsertStaff } from '../../../src/platform/accounts/staff-accounts-store';
import { emptyTables } from '../../empty-tables';
import type { TestSite } from '../forms/form-requests';
import type { TestBrowser } from '../sign-in/account-requests';
import { openBrowser, openSignedIn, PASSWORD, PASSWORD_HASH } from '../sign-in/account-requests';

/** Two people of the agency. */
export const LUC = {
  email: 'luc@example.be',
  name: 'Luc Dardenne',
  language: 'nl',
  role: 'manager',
} as const;
export const SANNE = {
  email: 'sanne@example.be',
  name: 'Sanne de Wit',
  language: 'fr',
  role: 'manager',
} as const;

/** Deletes the accounts of staff with their log, and adds these two with PASSWORD. */
export async function resetStaff(): Promise<void> {
  await emptyTables([
    'staff_actions',
    'staff_accounts',
    'sign_in_attempts',
    'rate_windows',
    'outbox',
  ]);
  await env.DB.batch(
    [LUC, SANNE].map((member) => upsertStaff(env.DB, member, { password: PASSWORD_HASH, now: 0 })),
  );
}

/** Signs in at the desk; a browser of the desk keeps its cookie. */
export const signInAtDesk = (
  browser: TestBrowser,
  email: string = LUC.email,
  fields: Record<string, string> = {},
): Promise<Response> =>
  browser.post('/nl/desk/aanmelden/', { email, password: PASSWORD, ...fields });

export const openDeskBrowser = (site: TestSite): TestBrowser => openBrowser(site, '', 'desk');

/** Opens a browser in which somebody of staff is signed in. */
export const openDesk = (site: TestSite, email: string = LUC.email): Promise<TestBrowser> =>
  openSignedIn(site, email, STAFF_TABLES);
