import type { FormName } from '../../../src/features/forms/kit/definition/form-names';
import { crawlPages } from '../../crawl-pages';
import { findRoutes, requestRoute } from '../../platform/all-routes';
import type { TestSite } from '../forms/form-requests';
import {
  clearSubmissions,
  createCaptchaProof,
  loadRows,
  openAndSubmitForm,
} from '../forms/form-requests';
import { VALID_SUBMISSIONS } from '../forms/valid-submissions';

const QUERY =
  '?ids=84213&property=84213&project=12&version=1&in=/for-sale/&goal=0&q=villa&view=map';
const PUBLIC_ROUTES = findRoutes().filter(
  (route) => route.startsWith('GET ') && !/logout|\/desk\//.test(route),
);
const MAILED: readonly [path: string, form: FormName][] = [
  ['meer-informatie', 'contact-me'],
  ['doorsturen', 'send-to-friend'],
];

/** Reads everything that a site tells strangers: every page of a crawl, every route, the mails about the property. */
export async function readOutlets(site: TestSite): Promise<Map<string, string>> {
  const outlets = new Map<string, string>();
  for (const { path, html } of await crawlPages(site)) outlets.set(path, html);
  for (const route of PUBLIC_ROUTES) {
    const response = await requestRoute(site, route, {}, { query: QUERY });
    outlets.set(route, await response.text());
  }
  await clearSubmissions();
  for (const [path, form] of MAILED)
    await openAndSubmitForm(site, `/nl/${path}/?property=84213`, form, {
      ...VALID_SUBMISSIONS[form].answers('nl'),
      altcha: await createCaptchaProof(),
    }).catch(() => undefined);
  for (const { mail } of await loadRows('outbox'))
    outlets.set(`mail ${mail}`.slice(0, 90), String(mail));
  return outlets;
}
