import { beforeEach } from 'vitest';
import { emptyTables } from '../../empty-tables';
import type { TestSite } from '../forms/form-requests';
import {
  CONTACT_ANSWERS,
  clearSubmissions,
  createFormSite,
  loadRows,
  openAndSubmitForm,
} from '../forms/form-requests';
import type { TestBrowser } from '../sign-in/account-requests';
import { LUC, openDesk, resetStaff, SANNE } from './desk-requests';

/** Before each test of a file: no leads, a site, and Luc and Sanne at their desks. */
export function setUpLeads() {
  let current: TestSite;
  const site: TestSite = (...request) => current(...request);
  let luc: TestBrowser;
  let sanne: TestBrowser;
  beforeEach(async () => {
    await clearSubmissions();
    // The bar counts them too.
    await emptyTables(['testimonials']);
    await resetStaff();
    current = await createFormSite();
    [luc, sanne] = await Promise.all([openDesk(site, LUC.email), openDesk(site, SANNE.email)]);
  });

  /** A visitor asks something; returns the path of the lead. */
  async function sendLead(answers: Record<string, string> = {}, language = 'nl') {
    const path = { nl: '/nl/contact/', fr: '/fr/contact/' }[language] ?? '/nl/contact/';
    await openAndSubmitForm(site, path, 'site-contact', { ...CONTACT_ANSWERS, ...answers });
    const lead = (await loadRows('leads')).at(-1);
    return `/nl/desk/aanvragen/${lead?.id}/`;
  }

  return {
    get luc() {
      return luc;
    },
    get sanne() {
      return sanne;
    },
    sendLead,
    site,
  };
}

export const LIST = '/nl/desk/aanvragen/';
export const read = async (browser: TestBrowser, path: string) => (await browser.get(path)).text();
export const loadLead = async () => (await loadRows('leads')).at(-1) ?? {};
export const loadActions = async () =>
  (await loadRows('staff_actions')).map(({ action }) => action);
