import { AN } from '../owner-portal/portal-site';
import { createSoldFiles, SHOWN } from '../sold-homes';
import { SANNE } from './desk-requests';
import { DESK_SITE, MEMBER, openSiteDesk, PUBLISH } from './site/site-desk';
import { loadStaffId } from './telephone-requests';

/** An act that asks first, as the button sends it before anything was asked. */
export interface AskedAct {
  path: string;
  fields: Record<string, string>;
  /** The field whose value the test stores: the version before, the id of a colleague, or the mark of a price. */
  stored?: 'version' | 'id' | 'seen';
  /** What the page that asks has typed besides. */
  typed?: string;
}

const VISIT = { sequence: '0' };
const VERSIONS = '/nl/desk/aanbod/versies/';

/** A site that was published once, with a draft that waits. */
export async function openAskedDesk() {
  const { desk, loaded } = await openSiteDesk(createSoldFiles(SHOWN));
  const save = (role: string) => desk.post(MEMBER, { action: 'save', 'role.nl': role });
  await save('Schatter');
  await desk.post(PUBLISH, { action: 'publish', sure: 'yes', documents: 'team/1' });
  await save('Landmeter');
  const listing = await (await desk.get('/nl/desk/aanbod/84213/')).text();
  const [, seen = ''] = /id="price".*?name="seen" value="([^"]*)"/s.exec(listing) ?? [];
  return { desk, stored: { version: loaded, id: await loadStaffId(SANNE), seen } };
}

/** Every act that asks first, by its form and its button. */
export const ASKED_ACTS: Readonly<Record<string, AskedAct>> = {
  'cancel-visit cancel': { path: '/nl/desk/bezoeken/slot/', fields: { visit: 'visit', ...VISIT } },
  'leave-waiting-list cancel': {
    path: '/nl/desk/bezoeken/wachtlijst/',
    fields: { visit: 'waiting', ...VISIT },
  },
  'erase-person erase': {
    path: '/nl/desk/personen/',
    fields: { who: AN.email },
    typed: AN.email,
  },
  'owner disable': { path: '/nl/desk/personen/eigenaars/', fields: { email: AN.email } },
  'staff close': {
    path: '/nl/desk/personen/collega-s/',
    ...{ fields: {}, stored: 'id' },
  },
  'refuse-entry refused': { path: '/nl/desk/gastenboek/one/', fields: {} },
  'calendar replace': { path: '/nl/desk/kalender/', fields: {} },
  'calendar revoke': { path: '/nl/desk/kalender/', fields: {} },
  'price price': { path: '/nl/desk/aanbod/84213/', fields: { price: '37250' }, stored: 'seen' },
  'withdraw withdraw': { path: '/nl/desk/aanbod/84213/', fields: {} },
  'rollback rollback': { path: VERSIONS, fields: {}, stored: 'version' },
  'publish publish': { path: PUBLISH, fields: { documents: 'team/1' } },
  'restore restore': { path: `${DESK_SITE}publicaties/`, fields: { number: '1' } },
  'discard discard': { path: MEMBER, fields: {} },
  'discard remove': { path: MEMBER, fields: {} },
  'consent end-price': { path: `${DESK_SITE}verkocht/70002/`, fields: {} },
  'consent end-home': { path: `${DESK_SITE}verkocht/70002/`, fields: {} },
};

/** Reads what the form of a page that asks sends: its hidden values and its button. */
export function readQuestion(html: string): Record<string, string> {
  const form = [...html.matchAll(/<form.*?<\/form>/gs)].find(([text]) =>
    text.includes('name="sure" value="yes"'),
  );
  return Object.fromEntries(
    [...(form?.[0] ?? '').matchAll(/<(?:input type="hidden"|button)[^>]*>/g)].map(([tag]) =>
      ['name', 'value'].map((name) =>
        new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&quot;', '"'),
      ),
    ),
  );
}
