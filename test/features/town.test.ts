import { beforeAll, describe, expect, test } from 'vitest';
import { getTowns } from '../../src/domain/site/towns';
import { createFilesWithChalet, findDay } from '../first-week/withheld-listing';
import { createTestSite } from '../fixtures';
import { checkFiles } from '../platform/snapshot/checked-files';
import { createTownFiles, DURBUY_TEXT } from './town-files';

type Site = Awaited<ReturnType<typeof createTestSite>>;

const readPage = async (site: Site, path: string) => {
  const response = await site(path);
  return { status: response.status, html: await response.text() };
};

describe('the page of a town with a text', () => {
  let site: Site;
  beforeAll(async () => {
    site = await createTestSite({ embedded: createTownFiles(DURBUY_TEXT) });
  });

  test.each([
    [
      '/nl/wonen-in/durbuy/',
      'Een stadje in een lus.',
      'De oever is laag.',
      'Treinstation, Barvaux',
    ],
    ['/fr/vivre-a/durbuy/', 'Une ville dans une boucle.', 'La berge est basse.', 'Gare, Barvaux'],
  ])('%s says it, and the distances by road', async (path, ...texts) => {
    const { status, html } = await readPage(site, path);
    expect(status).toBe(200);
    for (const text of texts) expect(html).toContain(text);
    expect(html).toContain('<dd>4,5\u00a0km</dd>');
    expect(html).not.toContain('noindex');
  });

  test('shows what is for sale there, and no more', async () => {
    const { html } = await readPage(site, '/nl/wonen-in/durbuy/');
    expect(html).toContain('84213');
    expect(html).toContain('1 pand te koop');
  });

  test('is in the sitemap, in the list of towns, and linked by its homes', async () => {
    for (const path of [
      '/sitemap/towns.xml',
      '/nl/wonen-in/',
      '/nl/te-koop/durbuy/villa-met-zicht-op-de-ourthe/84213/',
    ])
      expect((await readPage(site, path)).html, path).toContain('/nl/wonen-in/durbuy/');
  });

  test('has one address', async () => {
    const moved = await site('/town/durbuy/');
    expect(moved.headers.get('Location')).toBe('/nl/wonen-in/durbuy/');
    expect((await site('/nl/wonen-in/durbuy')).headers.get('Location')).toBe(
      '/nl/wonen-in/durbuy/',
    );
    for (const path of ['/nl/wonen-in/elders/', '/nl/wonen-in/durbuy/meer/'])
      expect((await site(path)).status, path).toBe(404);
  });
});

describe('a town with one home and no text', () => {
  let site: Site;
  beforeAll(async () => {
    site = await createTestSite({ embedded: createTownFiles() });
  });

  test('has a page that no search engine keeps and nothing leads to', async () => {
    const { status, html } = await readPage(site, '/nl/wonen-in/durbuy/');
    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex"');
    for (const path of ['/sitemap/towns.xml', '/nl/te-koop/durbuy/x/84213/'])
      expect((await readPage(site, path)).html, path).not.toContain('/wonen-in/');
  });

  test('leaves the list of towns empty, and says so', async () => {
    const { html } = await readPage(site, '/nl/wonen-in/');
    expect(html).toContain('Op dit moment zijn dat er geen.');
  });
});

test('a town whose only home is not public yet has no page, and has one from that day on', async () => {
  const hidden = await createTestSite({ embedded: createFilesWithChalet(findDay(3)) });
  expect((await hidden('/nl/wonen-in/hotton/')).status).toBe(404);
  const shown = await createTestSite({ embedded: createFilesWithChalet(findDay(-1)) });
  expect((await shown('/nl/wonen-in/hotton/')).status).toBe(200);
});

test('a town without homes says so, and leads to the register with its name', async () => {
  const files = createTownFiles({
    ...DURBUY_TEXT,
    Name: 'HOTTON',
    character: { nl: 'Twee armen.' },
  });
  files['site/towns.json'].push({ Name: 'HOTTON', Zip: '6990', Latitude: 50.27, Longitude: 5.45 });
  const { html } = await readPage(
    await createTestSite({ embedded: files }),
    '/nl/wonen-in/hotton/',
  );
  expect(html).toContain('Wij hebben nu niets te koop in Hotton.');
  expect(html).toContain('goal=0&amp;city=HOTTON%7C6990');
});

test('the check refuses a text about a town that is not known', () => {
  const { findings } = checkFiles(createTownFiles({ ...DURBUY_TEXT, Name: 'DURBUI' }));
  expect(findings.filter(({ level }) => level === 'error')).toEqual([
    expect.objectContaining({ file: 'site/town-texts.json', record: 'town DURBUI', field: 'Name' }),
  ]);
});

test('the check refuses a text that says nothing, and two facts of one kind', () => {
  const { findings } = checkFiles(
    createTownFiles({
      ...{ ...DURBUY_TEXT, character: { nl: ' ' } },
      facts: [...DURBUY_TEXT.facts, ...DURBUY_TEXT.facts],
    }),
  );
  const refused = findings.filter(({ level }) => level === 'error');
  expect(refused.map(({ field }) => field)).toEqual(['character', 'facts']);
});

describe('the records of site/towns.json', () => {
  const createTown = (Name: string, Zip: string, Latitude: number) => ({
    ...{ Name, Zip, Latitude },
    Longitude: 5.4,
  });
  const list = (...towns: ReturnType<typeof createTown>[]) =>
    [...getTowns({ towns, townTexts: [] })].map(([slug, { zips }]) => [slug, ...zips]);

  test('of one name and near to each other are one town', () => {
    expect(list(createTown('DURBUY', '6940', 50.35), createTown('DURBUY', '6941', 50.38))).toEqual([
      ['durbuy', '6940', '6941'],
    ]);
  });

  test('of one name and far from each other are two', () => {
    expect(
      list(
        createTown('AALST', '9300', 50.93),
        createTown('AALST', '3800', 50.0),
        createTown('AALST', '9308', 50.94),
        createTown('AALST', '3801', 50.01),
      ),
    ).toEqual([
      ['aalst', '9300', '9308'],
      ['aalst-3800', '3800', '3801'],
    ]);
  });

  test('without a letter have no page', () => {
    expect(list(createTown('—', '1000', 50))).toEqual([]);
  });
});
