import { describe, expect, test } from 'vitest';
import type { MapPoints } from '../../../src/domain/catalogue/map-points';
import type { SnapshotFiles } from '../../fixtures';
import { createTestSite } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

type RecordFields = Record<string, unknown>;

/** Creates the small snapshot with these fields on the villa's summary and detail, in both languages. */
function createFilesWithVilla(summary: RecordFields, detail: RecordFields = {}): SnapshotFiles {
  const files = createSmallSnapshot();
  const assignFields = (file: string, fields: RecordFields) => {
    for (const record of files[file]) if (record.ID === 84213) Object.assign(record, fields);
  };
  assignFields('catalogue/properties.json', summary);
  assignFields('catalogue/property-details.json', detail);
  return files;
}

const fetchMapPoints = async (files: SnapshotFiles, query = '') =>
  (await (
    await createTestSite({ embedded: files })
  )(`/nl/kaart/plaatsen/?version=1&in=/for-sale/${query}`)) as Response;

const SECRET_COORDINATES = { Latitude: 50.3612, Longitude: 5.4687 };

describe('the map points of a list', () => {
  test('are those of the published addresses, with the texts of their pins', async () => {
    const files = createFilesWithVilla(
      { PublishAddress: true, Marquee: 4, MarqueeName: 'Nieuw' },
      SECRET_COORDINATES,
    );
    const answer = await fetchMapPoints(files);
    const { labels, ...columns } = await answer.json<MapPoints>();
    expect(columns).toMatchObject({
      id: [84213],
      latitude: [5_036_120],
      longitude: [546_870],
      radius: [0],
      price: [385_000],
    });
    expect(labels[columns.label[0] ?? -1]).toMatchObject({ Marquee: 4, MarqueeName: 'Nieuw' });
  });

  test('of an unpublished address are the city and its radius', async () => {
    const answer = await fetchMapPoints(
      createFilesWithVilla({ PublishAddress: false }, SECRET_COORDINATES),
    );
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      latitude: [5_035_000],
      longitude: [545_000],
      radius: [1500],
    });
    expect(text).not.toMatch(/50361|54687|Vieux Pont/);
  });

  test('contain no unpublished price', async () => {
    const text = await (await fetchMapPoints(createFilesWithVilla({ PublishPrice: false }))).text();
    expect(JSON.parse(text)).toMatchObject({ price: [0] });
    expect(text).not.toContain('385000');
  });

  test('follow the filter of the list, and count listings without coordinates', async () => {
    const none = await (await fetchMapPoints(createSmallSnapshot(), '&type=3')).json<MapPoints>();
    expect(none).toMatchObject({ id: [] });
    const files: SnapshotFiles = JSON.parse(
      JSON.stringify(createSmallSnapshot()).replaceAll('DURBUY', 'NERGENS'),
    );
    files['site/towns.json'] = [];
    expect(await (await fetchMapPoints(files)).json()).toMatchObject({ id: [] });
    const page = await (await createTestSite({ embedded: files }))('/nl/te-koop/?view=map');
    expect(await page.text()).toContain('1 pand staat niet op de kaart');
  });
});

test('a town that the snapshot has no coordinates of is on the map where the table of places has it', async () => {
  const files = { ...createSmallSnapshot(), 'site/towns.json': [] };
  const { latitude, radius } = await (await fetchMapPoints(files)).json<MapPoints>();
  expect(latitude).toEqual([5_035_300]);
  expect(radius).toEqual([1500]);
});

describe('an area of the map', () => {
  const findIdsInArea = async (query: string) =>
    (
      await (
        await fetchMapPoints(
          createFilesWithVilla({ PublishAddress: false }, SECRET_COORDINATES),
          query,
        )
      ).json<MapPoints>()
    ).id;

  test('contains listings by address, or by city if the address is not published', async () => {
    expect(await findIdsInArea('&area=50.340,5.440,50.360,5.460')).toEqual([84213]);
    expect(await findIdsInArea('&area=50.361,5.468,50.362,5.469')).toEqual([]);
  });

  test.each(['', '50,5,51', '1,2,3,x', '50.12345,5,51,6'])('is ignored as %j', async (area) => {
    expect(await findIdsInArea(`&area=${area}`)).toEqual([84213]);
  });

  test('is a filter like the others: a chip, a hidden field, dropped if it has no listings', async () => {
    const fetchPage = await createTestSite();
    const withListings = await (await fetchPage('/nl/te-koop/?area=50,5,51,6&view=split')).text();
    expect(withListings).toContain('Filter Gebied op de kaart verwijderen');
    expect(withListings).toContain('<input type="hidden" name="area" value="50,5,51,6"/>');
    expect(withListings).toContain('noindex');
    const withoutListings = await (await fetchPage('/nl/te-koop/?area=40,5,41,6')).text();
    expect(withoutListings).toContain('gebied op de kaart');
  });
});

test('the card of a pin has the facts of a list’s card, and nothing unpublished', async () => {
  const fetchPage = await createTestSite({
    embedded: createFilesWithVilla({ PublishPrice: false }, SECRET_COORDINATES),
  });
  const text = await (await fetchPage('/fr/carte/biens/?version=1&ids=84213,1,x')).text();
  expect(JSON.parse(text)).toEqual([
    expect.objectContaining({
      id: 84213,
      href: expect.stringMatching(/^\/fr\/a-vendre\/durbuy\/.+\/84213\/$/),
      place: 'Durbuy',
      price: 'Prix sur demande',
      isAmount: false,
    }),
  ]);
  expect(text).not.toMatch(/385|Vieux Pont|50\.36/);
});

describe('the frame', () => {
  test('may be embedded by this origin only, and allows only the default policy', async () => {
    const answer = await (await createTestSite())('/nl/kaart/');
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain('trusted-types default');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|https:\/\/tile/);
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
  });

  test('is the only page that allows a default policy', async () => {
    const answer = await (await createTestSite())('/nl/te-koop/?view=map');
    expect(answer.headers.get('Content-Security-Policy')).not.toMatch(/trusted-types [^;]*default/);
  });

  test('may fetch tiles if a provider is configured, and names the provider', async () => {
    const files = createSmallSnapshot();
    files['site/configuration.json'].map = {
      tiles: {
        provider: 'Tegels vzw',
        url: 'https://tile.example/{z}/{x}/{y}.png',
        attribution: '© Tegels',
      },
    };
    const answer = await (await createTestSite({ embedded: files }))('/nl/kaart/');
    expect(answer.headers.get('Content-Security-Policy')).toMatch(
      /img-src [^;]*https:\/\/tile\.example/,
    );
    expect(await answer.text()).toContain('Tegels vzw laden');
  });
});
