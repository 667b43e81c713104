import { describe, expect, test } from 'vitest';
import { packSnapshot, unpackSnapshot } from '../../src/platform/snapshot/archive';
import { packFallback } from '../../src/platform/snapshot/build/fallback';
import type { SnapshotFiles } from '../fixtures';
import { compileFiles, createTestSite } from '../fixtures';
import { createSmallSnapshot } from '../platform/snapshot/small-snapshot';

const VILLAS = 60;
const FIRST_ID = 90_000;
const KV_AWAY = { get: () => Promise.reject(new Error('KV GET failed: 500')) };

/** Creates a catalogue of villas, each a day older than the one before, with texts that hardly compress. */
function createManyVillas(): SnapshotFiles {
  const files = createSmallSnapshot();
  let seed = 1;
  const createNoise = () =>
    Array.from({ length: 120 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed.toString(36);
    }).join(' ');
  const copyOf = (name: string, change: (position: number) => object) => {
    const records = files[name].filter(({ ID }: { ID: number }) => ID === 84213);
    for (let position = 0; position < VILLAS; position++)
      for (const record of records)
        files[name].push({ ...record, ID: FIRST_ID + position, ...change(position) });
  };
  copyOf('catalogue/properties.json', () => ({}));
  copyOf('catalogue/property-details.json', (position) => ({
    Documents: [],
    Description: createNoise(),
    DatePosted: new Date(Date.UTC(2026, 5, 30) - position * 86_400_000).toISOString().slice(0, 10),
  }));
  return files;
}

const createTightArchive = async (bytes: number) => {
  const version = await compileFiles(createManyVillas());
  return (await packFallback(version, bytes)).slice().buffer as ArrayBuffer;
};

/** Opens pages of a worker whose KV fails, with what fits into so many bytes. */
const createSiteInOutage = async (bytes: number) =>
  createTestSite({
    archive: await createTightArchive(bytes),
    variables: { SNAPSHOTS: KV_AWAY },
  });

describe('the fallback of a catalogue', () => {
  test('that fits is the whole version', async () => {
    const version = await compileFiles(createSmallSnapshot());
    expect(await packFallback(version)).toEqual(await packSnapshot(version));
  });

  test.each([14_000, 20_000, 30_000, 45_000])(
    'of %i bytes at most is not larger, and is used',
    async (bytes) => {
      const version = await compileFiles(createManyVillas());
      const whole = await packSnapshot(version);
      const packed = await packFallback(version, bytes);
      expect(whole.length).toBeGreaterThan(bytes);
      expect(packed.length).toBeLessThanOrEqual(bytes);
      expect(packed.length).toBeGreaterThan(bytes * 0.8);
      const { manifest, parts } = await unpackSnapshot(packed);
      expect(manifest.version).toBe(version.manifest.version);
      for (const hash of [manifest.parts.site, manifest.parts.index])
        expect(parts.get(hash)).toEqual(version.parts.get(hash));
    },
  );
});

describe('while KV fails', () => {
  test('lists and the newest pages answer, an older page is away and not gone', async () => {
    const fetchPage = await createSiteInOutage(45_000);
    expect((await fetchPage('/nl/te-koop/')).status).toBe(200);
    const statuses: number[] = [];
    for (let position = 0; position < VILLAS; position++) {
      const response = await fetchPage(`/nl/te-koop/${FIRST_ID + position}/`);
      statuses.push(response.status);
    }
    const known = statuses.filter((status) => status === 301).length;
    expect(known).toBeGreaterThan(3);
    expect(known).toBeLessThan(VILLAS);
    expect(statuses).toEqual([...Array(known).fill(301), ...Array(VILLAS - known).fill(503)]);
  });

  test.each([
    ['nl', 'te-koop', 'Deze pagina is even niet beschikbaar'],
    ['fr', 'a-vendre', 'Cette page est momentanément indisponible'],
  ])('a page that is not embedded says so in %s', async (language, section, title) => {
    const fetchPage = await createSiteInOutage(30_000);
    for (const id of [FIRST_ID + VILLAS - 1, 1]) {
      const response = await fetchPage(`/${language}/${section}/${id}/`);
      const html = await response.text();
      expect(response.status).toBe(503);
      expect(response.headers.get('Retry-After')).toBe('60');
      expect(response.headers.get('Cache-Control') ?? 'no-store').not.toContain('max-age=3');
      expect(html).toContain(`<h1>${title}</h1>`);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).toContain('href="tel:');
    }
  });

  test('words are not searched and none is called unknown', async () => {
    const fetchPage = await createSiteInOutage(30_000);
    expect((await fetchPage('/nl/zoeken/?q=hoeve+kasteel')).status).toBe(503);
  });

  test('an address of no page is gone, as ever', async () => {
    const fetchPage = await createSiteInOutage(30_000);
    expect((await fetchPage('/nl/nergens/')).status).toBe(404);
  });

  test('a property that an embedded version does not know may be in the live one', async () => {
    const fetchPage = await createTestSite({ variables: { SNAPSHOTS: KV_AWAY } });
    expect((await fetchPage('/nl/te-koop/99999/')).status).toBe(503);
    expect((await fetchPage('/nl/te-koop/84213/')).status).toBe(301);
  });

  test('while KV is empty, an unknown property is a 404', async () => {
    expect((await (await createTestSite())('/nl/te-koop/99999/')).status).toBe(404);
  });
});
