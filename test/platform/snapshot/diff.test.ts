import { describe, expect, test } from 'vitest';
import { compileSnapshot } from '../../../src/platform/snapshot/build/compile';
import { diffSnapshots } from '../../../src/platform/snapshot/build/diff';
import { findPriceJumps } from '../../../src/platform/snapshot/build/price-jumps';
import { checkSnapshot } from './check-snapshot';
import { createSmallSnapshot, SMALL_SNAPSHOT_DOCUMENTS } from './small-snapshot';

type SnapshotFiles = ReturnType<typeof createSmallSnapshot>;

/** Compiles the small snapshot into a readable version that records the hashes of the parts read. */
async function compileReadableVersion(
  change: (files: SnapshotFiles) => void = () => {},
  document = '0'.repeat(32),
) {
  const files = createSmallSnapshot();
  change(files);
  const { source, findings } = checkSnapshot(files, new Set(Object.keys(SMALL_SNAPSHOT_DOCUMENTS)));
  if (!source) throw new Error(JSON.stringify(findings));
  const documents = { 'plans/84213.pdf': document };
  const { manifest, parts } = await compileSnapshot(source, documents, new Date(0));
  const readHashes: string[] = [];
  return {
    manifest,
    readHashes,
    async read(hash: string) {
      readHashes.push(hash);
      return parts.get(hash) ?? new Uint8Array();
    },
  };
}

const setVillaPrice = (price: number) => (files: SnapshotFiles) => {
  for (const record of files['catalogue/properties.json'].slice(0, 2)) record.Price = price;
};

describe('a price that jumps', () => {
  test.each([
    ['a tenth', 38_500, [{ property: '84213', from: 385_000, to: 38_500 }]],
    ['tenfold', 3_850_000, [{ property: '84213', from: 385_000, to: 3_850_000 }]],
    ['twice as much', 770_000, []],
  ])('to %s', async (_, price, jumps) => {
    const diff = await diffSnapshots(
      await compileReadableVersion(),
      await compileReadableVersion(setVillaPrice(price)),
    );
    expect(findPriceJumps(diff)).toEqual(jumps);
  });
});

describe('compared with the live version', () => {
  test('equal content has no differences, and no part is read', async () => {
    const [live, next] = [await compileReadableVersion(), await compileReadableVersion()];
    const diff = await diffSnapshots(live, next);
    expect(diff.parts).toEqual([]);
    expect(diff.from).toBe(diff.to);
    expect([...live.readHashes, ...next.readHashes]).toEqual([]);
  });

  test('a changed price is reported by listing, field and language', async () => {
    const diff = await diffSnapshots(
      await compileReadableVersion(),
      await compileReadableVersion(setVillaPrice(379000)),
    );
    expect(diff.parts).toEqual([
      {
        part: 'properties',
        added: [],
        removed: [],
        changed: [
          {
            record: '84213',
            fields: [
              { field: 'Price nl', from: 385000, to: 379000 },
              { field: 'Price fr', from: 385000, to: 379000 },
            ],
          },
        ],
      },
    ]);
  });

  test('an added and a removed field are reported', async () => {
    const diff = await diffSnapshots(
      await compileReadableVersion((files) => {
        delete files['catalogue/property-details.json'][0].HasGarden;
      }),
      await compileReadableVersion(),
    );
    expect(diff.parts[0]?.changed[0]?.fields).toEqual([
      { field: 'HasGarden nl', from: undefined, to: true },
    ]);
  });

  test('a missing listing is reported as removed, a listing that returns as added', async () => {
    const removeStudio = (files: SnapshotFiles) => {
      files['catalogue/properties.json'].splice(2);
      files['catalogue/property-details.json'].splice(2);
    };
    const gone = await diffSnapshots(
      await compileReadableVersion(),
      await compileReadableVersion(removeStudio),
    );
    expect(gone.parts).toEqual([
      { part: 'properties', added: [], removed: ['84300'], changed: [] },
    ]);
    const back = await diffSnapshots(
      await compileReadableVersion(removeStudio),
      await compileReadableVersion(),
    );
    expect(back.parts[0]?.added).toEqual(['84300']);
  });

  test('only the records of the site that differ are reported', async () => {
    const diff = await diffSnapshots(
      await compileReadableVersion(),
      await compileReadableVersion((files) => {
        files['site/configuration.json'].footer.bgColor = '#000000';
        files['site/articles.json'][0].body.nl = '<p>Dat is het.</p>';
        files['site/team.json'].push({ ...files['site/team.json'][0], id: 2 });
      }),
    );
    const createChange = (field: string, from: unknown, to: unknown) => ({ field, from, to });
    expect(diff.parts).toEqual([
      {
        part: 'configuration',
        added: [],
        removed: [],
        changed: [
          {
            record: 'configuration',
            fields: [createChange('footer.bgColor', '#1f3d2b', '#000000')],
          },
        ],
      },
      {
        part: 'articles',
        added: [],
        removed: [],
        changed: [
          {
            record: '801',
            fields: [createChange('body.nl', '<p>Wat is het?</p>', '<p>Dat is het.</p>')],
          },
        ],
      },
      { part: 'team', added: ['2'], removed: [], changed: [] },
    ]);
  });

  test('a document with another hash is changed', async () => {
    const diff = await diffSnapshots(
      await compileReadableVersion(),
      await compileReadableVersion(() => {}, '1'.repeat(32)),
    );
    expect(diff.parts.map(({ part, changed }) => [part, changed[0]?.record])).toEqual([
      ['documents', 'plans/84213.pdf'],
    ]);
  });
});

test('without a live version every listing is added', async () => {
  const diff = await diffSnapshots(undefined, await compileReadableVersion());
  expect(diff.from).toBeUndefined();
  expect(diff.parts.find(({ part }) => part === 'properties')?.added).toEqual(['84213', '84300']);
});
