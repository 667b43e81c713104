import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffStores } from '../../../../scripts/staff/stores';
import type { Override } from '../../../../src/domain/catalogue/overrides/apply-override';
import { loadOverridesOf } from '../../../../src/features/desk/catalogue/changes/overrides-store';
import { readWholeProperty } from '../../../../src/features/desk/catalogue/patch/patch-version';
import { getPictureKey } from '../../../../src/platform/snapshot/manifest';
import { createPartReader } from '../../../../src/platform/snapshot/part';
import { readStoredPart } from '../../../../src/platform/snapshot/part-store';
import { loadStoredVersions } from '../../../../src/platform/snapshot/stored-versions-store';
import { createTables } from '../staff-tool';
import { setUpLocalSnapshot } from './local-snapshot';

const local = setUpLocalSnapshot();
const { writeSnapshot, writeVillaPrice, runLocalStaff, withStores } = local;

beforeAll(() => withStores(createTables));

const VILLA = 84213;
const OWN: Override = {
  ...{ property: VILLA, field: 'price', language: '', value: 372_500 },
  source: { nl: { Price: 385_000 }, fr: { Price: 385_000 } },
};

/** Writes what the office says, as the desk does. */
const say = ({ property, field, language, value, source }: Override, publishedAt: number | null) =>
  withStores(async ({ db }) => {
    await db
      .prepare(
        `INSERT INTO listing_overrides
           (property, field, language, value, source, state, created_at, changed_at, published_at)
         VALUES (?1, ?2, ?3, ?4, ?5, 'held', 1, 1, ?6)`,
      )
      .bind(property, field, language, JSON.stringify(value), JSON.stringify(source), publishedAt)
      .run();
  });

const readOverrides = () => withStores(({ db }) => loadOverridesOf(db, VILLA));

/** Reads the villa of the live version. */
const readVilla = () =>
  withStores(async (stores) => {
    const { manifests, pointer } = await loadStoredVersions(stores);
    const manifest = manifests.get(pointer?.current ?? '');
    const reader = createPartReader((hash) => readStoredPart(stores.kv, hash));
    return manifest && (await readWholeProperty(manifest, VILLA, reader))?.nl;
  });

const load = () => runLocalStaff('snapshot', 'load', local.snapshot, '--yes', '--force');

describe('an import after the office changed a listing', () => {
  beforeEach(async () => {
    await withStores(({ db }) => db.prepare('DELETE FROM listing_overrides').run());
    await say(OWN, 1);
  });

  test('that says what it said before, or comes from before, leaves what the office says', async () => {
    expect((await load()).stdout).toContain('1 field: what the office says stands');
    expect(await readVilla()).toMatchObject({ Price: 372_500 });
    await writeSnapshot((files) => {
      for (const summary of files['catalogue/properties.json']) summary.MainTypeName = 'landhuis';
    });
    await load();
    expect(await readVilla()).toMatchObject({ Price: 372_500, MainTypeName: 'landhuis' });
    expect(await readOverrides()).toMatchObject([{ state: 'held', value: 372_500 }]);
  });

  test('that says the same ends what the office says', async () => {
    await writeVillaPrice(372_500);
    expect((await load()).stdout).toContain('84213 price: the source says the same now');
    expect(await readOverrides()).toMatchObject([{ state: 'same' }]);
    await writeVillaPrice(360_000);
    await load();
    expect(await readVilla()).toMatchObject({ Price: 360_000 });
  });

  test('that says something newer stands, and the office may keep its own', async () => {
    await writeVillaPrice(379_000);
    const printed = (await load()).stdout;
    expect(printed).toContain('84213 price: the source says something newer');
    expect(await readVilla()).toMatchObject({ Price: 379_000 });
    expect(await readOverrides()).toMatchObject([
      { state: 'newer', value: 372_500, source: { nl: { Price: 379_000 } } },
    ]);
  });

  test('keeps a picture that the office added and the directory does not have', async () => {
    const name = `${'a1'.repeat(16)}.600`;
    const url = `/media/pictures/${name}.webp`;
    const added = {
      ...{ kind: 'photo', width: 600, height: 300 },
      descriptions: { nl: 'De tuin', fr: 'Le jardin' },
    };
    const keys = [`${name}.webp`, `${name}-250.webp`, `${name}-400.webp`].map(getPictureKey);
    await withStores(({ files }) =>
      Promise.all(keys.map((key) => files.put(key, Uint8Array.of(0xff, 0xd8)))),
    );
    const source = { Pictures: [] };
    await say(
      {
        ...{ property: VILLA, field: 'pictures', language: '' },
        ...{ value: [{ url, hidden: false, added }], source: { nl: source, fr: source } },
      },
      1,
    );
    for (const _ of ['the first load', 'the next one'])
      expect((await load()).stdout).toContain('2 fields: what the office says stands');
    expect(await readVilla()).toMatchObject({ Pictures: [{ Url: url, Description: 'De tuin' }] });
    const isStored = ({ files }: StaffStores) =>
      Promise.all(keys.map(async (key) => (await files.head(key)) !== null));
    expect(await withStores(isStored)).toEqual([true, true, true]);
  });

  test('without the listing ends it', async () => {
    await writeSnapshot((files) => {
      for (const file of ['catalogue/properties.json', 'catalogue/property-details.json'])
        files[file] = files[file].filter(({ ID }: { ID: number }) => ID !== VILLA);
    });
    const { stdout } = await load();
    expect(stdout).toContain('84213 price: the listing left the source');
    expect(await readVilla()).toBeUndefined();
    expect(await readOverrides()).toMatchObject([{ state: 'gone' }]);
  });

  test('is shown by a diff as what it would change, and a withdrawn listing stays away', async () => {
    await load();
    await say(
      {
        property: VILLA,
        field: 'withdrawn',
        language: '',
        value: true,
        source: { nl: {}, fr: {} },
      },
      1,
    );
    const diff = await runLocalStaff('snapshot', 'diff', local.snapshot);
    expect(diff.stdout).toContain('Withdrawn');
    await load();
    expect(await readVilla()).toMatchObject({ Withdrawn: true, Price: 372_500 });
    const { manifests, pointer } = await withStores(loadStoredVersions);
    expect(manifests.get(pointer?.current ?? '')?.listings).toBe(1);
  });
});
