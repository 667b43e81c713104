import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { toBrusselsDay } from '../../../src/domain/format/brussels-day';
import { DAY_MS } from '../../../src/domain/format/durations';
import { incrementPropertyAction } from '../../../src/features/analytics/property-actions-store';
import { sumUpFigures } from '../../../src/features/desk/figures/sum-up-figures';
import { emptyTables } from '../../empty-tables';
import { createTestContext } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import type { TestBrowser } from '../sign-in/account-requests';
import {
  createAccountSite,
  openBrowser,
  openSignedIn,
  resetPeople,
  SUBSCRIBER,
} from '../sign-in/account-requests';
import { openDesk, resetStaff } from './desk-requests';
import { loadActions } from './lead-requests';

const AREA = '/nl/desk/aanbod/';
const [HOUSE, STUDIO] = [84213, 84300];

let site: Awaited<ReturnType<typeof createAccountSite>>;
let desk: TestBrowser;
beforeEach(async () => {
  await emptyTables(['saved_searches', 'figures', 'property_actions']);
  await resetStaff();
  await resetPeople();
  const files = createSmallSnapshot();
  for (const record of files['catalogue/property-details.json'])
    if (record.ID === HOUSE)
      record.Pictures = [{ Url: '/media/photos/villa.webp', Width: 1920, Height: 1440 }];
  site = await createAccountSite({}, files);
  desk = await openDesk(site);
});

const open = async (query: string) => (await desk.get(AREA + query)).text();
const listIds = async (query: string) =>
  [...(await open(query)).matchAll(/href="\/nl\/desk\/aanbod\/(\d+)\/"/g)].map(([, id]) =>
    Number(id),
  );

/** Watches for each of these criteria, and counts as the job of the hour does. */
async function watch(...searches: object[]) {
  for (const [index, criteria] of searches.entries())
    await env.DB.prepare(
      `INSERT INTO saved_searches (id, account, name, criteria, created_at, seen_at) VALUES (?1, ?2, '', ?3, 0, 0)`,
    )
      .bind(`search ${index}`, SUBSCRIBER.email, JSON.stringify(criteria))
      .run();
  await sumUpFigures(env.DB, (await createTestContext('/nl/')).snapshot, Date.now());
}

test('each listing begins with its first picture; one without has none', async () => {
  const html = await open('');
  expect(html.match(/<th scope="row"><img src="\/media\/photos\/villa[^"]*"/g)).toHaveLength(1);
});

test('is narrowed to the listings of one agent, who need not be on the site', async () => {
  expect(await listIds('')).toEqual(expect.arrayContaining([HOUSE, STUDIO]));
  expect(await listIds('?agent=1')).toEqual([HOUSE]);
  expect(await open('?agent=1')).toMatch(/<option value="1" selected="">/);
  expect(await open('?agent=2')).toContain('Geen enkel pand');
  expect(await listIds('?agent=x')).toEqual(await listIds(''));
});

test('says of each listing how many watched searches it fits, and puts the most wanted first', async () => {
  expect(await open(`?q=${HOUSE}`)).toContain('data-label="Zoekopdrachten">–<');
  await watch({ goal: 'rent' }, { goal: 'rent', priceMax: 600 }, { goal: 'sale', priceMax: 100 });
  expect(await open(`?q=${STUDIO}`)).toContain('data-label="Zoekopdrachten">2<');
  expect(await open(`?q=${HOUSE}`)).toContain('data-label="Zoekopdrachten">0<');
  expect((await listIds('?sort=wanted'))[0]).toBe(STUDIO);
  // The page of the listing says the same.
  expect(await open(`${STUDIO}/`)).toMatch(/Passende zoekopdrachten<\/dt><dd>2</);
  expect(await open(`${HOUSE}/`)).toMatch(/Passende zoekopdrachten<\/dt><dd>0</);
});

test('is a file of what the filters leave, in which no name runs as a formula, and the log keeps who took it', async () => {
  await resetPeople([
    {
      email: 'a@example.be',
      name: '=HYPERLINK("https://evil.example")',
      owner: 1,
      properties: [HOUSE],
    },
    { email: 'b@example.be', name: '@SUM(A1)', owner: 1, properties: [HOUSE] },
    { email: 'c@example.be', name: '-1+1', owner: 1, properties: [STUDIO] },
  ]);
  const response = await desk.get(`${AREA}csv/`);
  expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="portfolio-/);
  const text = await response.text();
  expect(text.split('\r\n')).toHaveLength(4);
  expect(text).toContain('84213;');
  expect(text).toContain("' @SUM");
  expect(text).not.toMatch(/(^|;|")[=+@-]/m);
  const house = await (await desk.get(`${AREA}csv/?agent=1`)).text();
  expect(house.split('\r\n')).toHaveLength(3);
  expect(await loadActions()).toEqual(['portfolio exported', 'portfolio exported']);
});

test('the file opens to staff alone', async () => {
  for (const stranger of [
    openBrowser(site),
    await openSignedIn(site),
    await openSignedIn(site, SUBSCRIBER.email),
  ])
    expect((await stranger.get(`${AREA}csv/`)).status).toBe(303);
});

test('says how often each was saved as a favourite in thirty days, also in its file', async () => {
  const today = Date.now();
  const counts: readonly [property: number, action: 'saved' | 'shared', daysAgo: number][] = [
    [HOUSE, 'saved', 0],
    [HOUSE, 'saved', 0],
    [HOUSE, 'saved', 9],
    [HOUSE, 'saved', 31],
    [HOUSE, 'shared', 0],
    [STUDIO, 'saved', 2],
  ];
  await env.DB.batch(
    counts.map(([property, action, daysAgo]) =>
      incrementPropertyAction(env.DB, {
        ...{ property, action },
        day: toBrusselsDay(new Date(today - daysAgo * DAY_MS)),
      }),
    ),
  );
  const html = await open('');
  expect([...html.matchAll(/(\d+) keer bewaard/g)].map(([, count]) => count).sort()).toEqual([
    '1',
    '3',
  ]);
  const [head = '', ...lines] = (await open('export/')).split('\r\n');
  const place = head.split(';').findIndex((cell) => cell.startsWith('Bewaard'));
  const house = lines.find((line) => line.startsWith(`${HOUSE};`));
  expect(house?.split(';')[place]).toBe('3');
});
