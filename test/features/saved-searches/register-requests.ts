import type { TestSite } from '../forms/form-requests';
import {
  CONTACT_DETAILS,
  createCaptchaProof,
  loadRows,
  openAndSubmitForm,
} from '../forms/form-requests';
import { openBrowser, PASSWORD } from '../sign-in/account-requests';

/** Somebody who registers a search, with the password of all people in tests. */
export const SEARCHER = {
  ...CONTACT_DETAILS,
  ...{ goal: 'buy', types: '1', zips: '6940', frequency: 'weekly' },
  ...{ password: PASSWORD, passwordConfirm: PASSWORD },
};

/** Sends the form of the register, from its first step, with these answers. */
export const registerSearch = async (
  site: TestSite,
  answers: Record<string, string> = {},
): Promise<Response> =>
  openAndSubmitForm(site, '/nl/zoekopdracht/', 'demand-register', {
    ...SEARCHER,
    altcha: await createCaptchaProof(),
    ...answers,
  });

/** Returns the path of the link in the newest mail to an address that asks for a confirmation. */
export async function readConfirmPath(email = SEARCHER.email): Promise<string> {
  const mail = (await loadRows('outbox')).findLast(({ recipient }) => recipient === email);
  const { text } = JSON.parse(String(mail?.mail)) as { text: string };
  const url = /https?:\S+\/bevestigen\/\S*/.exec(text)?.[0] ?? '';
  return url.replace(/^https?:\/\/[^/]*/, '');
}

/** Presses the button of the page that the mail's link opens, with the password of the register. */
export const confirmSearch = async (
  site: TestSite,
  email = SEARCHER.email,
  answers: Record<string, string> = { password: PASSWORD },
): Promise<Response> => openBrowser(site).post(await readConfirmPath(email), answers);
