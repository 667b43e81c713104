import { expect, test } from 'vitest';
import { readSeen } from '../../../../src/features/desk/site/seen-values';
import { createSmallSnapshot } from '../../../platform/snapshot/small-snapshot';
import { DESK_SITE, loadLiveSite, PUBLISH, setUpSiteDesk } from './site-desk';

/** The agency at the desk: what it promises, and what measures its site. */
const opened = setUpSiteDesk();
const AGENCY = `${DESK_SITE}kantoor/`;
const TRACKERS = `${DESK_SITE}meten/`;
const SHARE = 'promises.soldBeforePortalsPercent';

const publish = (documents: string) =>
  opened.desk.post(PUBLISH, { action: 'publish', sure: 'yes', documents });

test.each([
  ['analyticsId', 'g-abc123', 'G-AB12CD34EF'],
  ['adsId', '123456789', 'AW-123456789'],
])('a wrong %s is shown what it looks like', async (name, typed, example) => {
  const answer = await opened.desk.post(TRACKERS, { action: 'save', [name]: typed });
  const page = await (await opened.desk.get(answer.headers.get('Location') ?? '')).text();
  expect(page).toContain(`Schrijf dit zoals ${example}`);
});

test('changes are listed in the order of their form', async () => {
  const typed = { analyticsId: 'G-AB12', adsId: 'AW-12', tagManagerId: 'GTM-AB12' };
  await opened.desk.post(TRACKERS, { action: 'save', ...typed });
  const page = await (await opened.desk.get(PUBLISH)).text();
  const places = Object.values(typed).map((value) => page.indexOf(`<ins>${value}</ins>`));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test('the share sold before the portals is promised with its day and its source, and no more when it is emptied', async () => {
  await opened.desk.post(AGENCY, { action: 'save', [`${SHARE}.value`]: '34' });
  expect((await publish('agency')).status).toBe(422);
  expect(await (await opened.desk.get(AGENCY)).text()).toMatch(
    /id="document-promises\.soldBeforePortalsPercent\.asOf-error"/,
  );
  await opened.desk.post(AGENCY, {
    ...{ action: 'save', [`${SHARE}.asOf`]: '2026-10-31' },
    [`${SHARE}.source.nl`]: 'ons register',
  });
  expect((await publish('agency')).status).toBe(303);
  const read = async () => (await loadLiveSite()).configuration.agency.promises;
  expect(await read()).toMatchObject({
    soldBeforePortalsPercent: { value: 34, asOf: '2026-10-31', source: { nl: 'ons register' } },
  });
  const page = await (await opened.desk.get(AGENCY)).text();
  const [, seen = ''] = /name="seen" value="([^"]*)"/.exec(page) ?? [];
  const marks = readSeen(seen.replaceAll('&quot;', '"'));
  const emptied = { [`${SHARE}.value`]: '', [`${SHARE}.asOf`]: '', [`${SHARE}.source.nl`]: '' };
  await opened.desk.post(AGENCY, {
    ...{ action: 'save', ...emptied },
    seen: JSON.stringify(
      Object.fromEntries(Object.keys(emptied).map((name) => [name, marks[name]])),
    ),
  });
  expect((await publish('agency')).status).toBe(303);
  expect(await read()).not.toHaveProperty('soldBeforePortalsPercent');
});

test('an identifier that is none is named at its field; a good one is in the pages of visitors', async () => {
  await opened.desk.post(TRACKERS, { action: 'save', analyticsId: '<script>' });
  expect(await (await opened.desk.get(TRACKERS)).text()).toContain(
    'id="document-analyticsId-error"',
  );
  expect((await publish('trackers')).status).toBe(422);
  await opened.desk.post(TRACKERS, { action: 'save', analyticsId: 'G-AB12CD34' });
  expect((await publish('trackers')).status).toBe(303);
  expect(await opened.read('/nl/te-koop/')).toContain('G-AB12CD34');
});

test('addresses on social media are found from the agency, each at its field of the look', async () => {
  const files = createSmallSnapshot();
  Object.assign(files['site/configuration.json'].header.headerLinks, {
    show: true,
    right: [
      { label: 'Bel ons', link: '/for-sale/' },
      { label: '', link: 'https://www.facebook.com/huisenvallee' },
    ],
  });
  await opened.open(files);
  const look = await (await opened.desk.get(`${DESK_SITE}uiterlijk/`)).text();
  const page = await (await opened.desk.get(AGENCY)).text();
  const [social = ''] = /<p id="social".*?<\/p>/.exec(page) ?? [];
  const links = [...social.matchAll(/href="[^"#]*#([^"]*)">([^<]*)/g)].map(([, id, name]) => ({
    ...{ id, name },
  }));
  expect(links.map(({ name }) => name)).toEqual(['Facebook', 'adres toevoegen']);
  for (const { id } of links) expect(look).toContain(`id="${id}"`);
});
