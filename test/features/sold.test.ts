import { beforeAll, describe, expect, test } from 'vitest';
import { toBrusselsDay } from '../../src/domain/format/brussels-day';
import { createTestSite } from '../fixtures';
import { changeRecords, checkFiles, PROPERTIES } from '../platform/snapshot/checked-files';
import { createSoldFiles, findMonth, HOME, SHOWN } from './sold-homes';

type Site = Awaited<ReturnType<typeof createTestSite>>;

const openArchive = (...homes: object[]) => createTestSite({ embedded: createSoldFiles(...homes) });

const readPage = async (site: Site, path = '/nl/verkocht/') => {
  const response = await site(path);
  const html = await response.text();
  return { status: response.status, html, main: /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '' };
};

describe('an archive without a home', () => {
  test('says so, is not to be kept, and nothing leads to it', async () => {
    const site = await openArchive();
    const { status, html } = await readPage(site);
    expect(status).toBe(200);
    expect(html).toContain('Nog geen eigenaar gaf ons toestemming');
    expect(html).toContain('noindex');
    expect((await readPage(site, '/sitemap/pages.xml')).html).not.toContain('/verkocht/');
  });
});

describe('one sale in a town', () => {
  test('names no town, amount or title that its owner did not release', async () => {
    const { main } = await readPage(await openArchive(HOME));
    expect(main).toContain('41\u00a0dagen');
    expect(main).toContain('In de streek');
    expect(main).not.toMatch(/Durbuy|231|70001/);
    expect(main).toContain('niet vrijgegeven');
    expect(main).toContain('Minder dan vijf panden geven geen mediaan');
  });

  test('with the consent of its owner shows title, town, price and difference', async () => {
    const { main } = await readPage(await openArchive(SHOWN));
    for (const text of [
      'Huis met de luiken',
      'Durbuy',
      '€\u00a0231.000',
      '€\u00a0224.000',
      '−3\u00a0%',
    ])
      expect(main).toContain(text);
    const french = await readPage(await openArchive(SHOWN), '/fr/vendus/');
    expect(french.main).toContain('Maison aux volets');
  });

  test('is on the page of its town when the town may be told, else not', async () => {
    const path = '/nl/wonen-in/durbuy/';
    expect((await readPage(await openArchive(HOME), path)).main).not.toContain('Verkocht in');
    const { main } = await readPage(await openArchive(SHOWN), path);
    expect(main).toContain('Verkocht in Durbuy');
    expect(main).toContain('href="/nl/verkocht/?town=durbuy"');
  });
});

describe('many sales', () => {
  const DAYS = [10, 20, 40, 70, 400];
  let site: Site;
  beforeAll(async () => {
    site = await openArchive(
      ...DAYS.map((days, index) => ({ ...HOME, id: 70010 + index, days })),
      { ...SHOWN, id: 70020, outcome: 'withdrawn', price: undefined, days: 200 },
      { ...HOME, id: 70030, goal: 'rent', asked: 800, month: findMonth(2) },
      { ...HOME, id: 70040, month: findMonth(24), days: 333 },
      { ...HOME, id: 70041, month: findMonth(25), days: 334 },
    );
  });

  test('have a median, a graph, and their town, since three of it hide each other', async () => {
    const { main } = await readPage(site);
    expect(main).toContain(
      'De helft was in 55\u00a0dagen of minder verkocht. Voor 1 pand vonden we geen koper.',
    );
    expect(main).toContain('0 tot 30 dagen: 2');
    expect(main).toContain('330 dagen of meer: 2');
    expect(main).toContain('Durbuy');
    expect(main).toContain('niet, na 200\u00a0dagen');
  });

  test('end after twenty-four months', async () => {
    const { main } = await readPage(site);
    expect(main).toContain('333\u00a0dagen');
    expect(main).not.toContain('334\u00a0dagen');
  });

  test('are apart from lettings', async () => {
    const { main } = await readPage(site, '/nl/verkocht/?goal=rent');
    expect(main).toContain('Wat wij verhuurden');
    expect(main).not.toContain('400\u00a0dagen');
  });

  test.each(['?town=elders', '?goal=x', '?page=99', '?page=-1'])(
    '%s asks for nothing',
    async (query) => {
      const { status, main } = await readPage(site, `/nl/verkocht/${query}`);
      expect(status).toBe(200);
      expect(main).toContain('400\u00a0dagen');
    },
  );

  test('of one town are not to be kept beside the town itself; the whole is', async () => {
    expect((await readPage(site, '/nl/verkocht/?town=durbuy')).html).toContain('noindex');
    expect((await readPage(site)).html).not.toContain('noindex');
    expect((await readPage(site, '/sitemap/pages.xml')).html).toContain('/nl/verkocht/');
  });
});

test('a sold listing leads to the archive, and stands in it', async () => {
  const files = createSoldFiles({ ...SHOWN, id: 84213, title: undefined });
  changeRecords(files, PROPERTIES, 84213, { Marquee: 1, MarqueeName: 'Verkocht' });
  const site = await createTestSite({ embedded: files });
  const path = '/nl/te-koop/durbuy/villa-met-zicht-op-de-ourthe/84213/';
  expect((await readPage(site, path)).main).toContain('href="/nl/verkocht/"');
  expect((await readPage(site)).main).toContain(`href="${path}"`);
});

const TOMORROW = toBrusselsDay(new Date(Date.now() + 48 * 3_600_000));

test.each([
  ['price', { price: 220000 }],
  ['price', { ...SHOWN, outcome: 'withdrawn' }],
  ['title', { title: SHOWN.title }],
  ['image', { image: { url: '/media/houses/studio/voorgevel.webp' } }],
  ['consent.owner', { consent: { owner: TOMORROW } }],
  ['month', { month: '2999-01' }],
  ['City', { City: 'DURBUI' }],
  ['WebID', { WebID: '999' }],
  [
    'image.alt.fr',
    { ...SHOWN, image: { url: '/media/houses/studio/voorgevel.webp', alt: { nl: 'De gevel' } } },
  ],
])('a load refuses a sold home by its %s', (field, change) => {
  const { findings } = checkFiles(createSoldFiles({ ...HOME, ...change }));
  expect(findings).toContainEqual(
    expect.objectContaining({ level: 'error', file: 'site/sold.json', field }),
  );
});

test('a load refuses a sold home twice, and warns of one that is no longer told', () => {
  const { findings } = checkFiles(
    createSoldFiles(HOME, HOME, { ...HOME, id: 1, month: findMonth(25) }),
  );
  expect(findings).toContainEqual(expect.objectContaining({ level: 'error', field: 'id' }));
  expect(findings).toContainEqual(expect.objectContaining({ level: 'warning', field: 'month' }));
});

test('a load warns of amounts that are most likely slips, as it does of a listing', () => {
  const { findings } = checkFiles(createSoldFiles({ ...SHOWN, asked: 23_100_000, price: 2240 }));
  expect(findings.map(({ level, field, message }) => [level, field, message])).toEqual(
    expect.arrayContaining([
      ['warning', 'asked', expect.stringContaining('is a digit too many?')],
      ['warning', 'price', expect.stringContaining('is a digit missing?')],
    ]),
  );
});
