import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  pickSource,
  restoreSource,
  writeValue,
} from '../../../../src/domain/catalogue/overrides/apply-override';
import type {
  OverrideFieldName,
  OverrideLanguage,
} from '../../../../src/domain/catalogue/overrides/override-fields';
import {
  patchVersion,
  readWholeProperty,
} from '../../../../src/features/desk/catalogue/patch/patch-version';
import { buildSite } from '../../../../src/platform/snapshot/build/build-site';
import {
  findPictureNames,
  PropertyTotals,
} from '../../../../src/platform/snapshot/build/check/property-totals';
import { compileSnapshot } from '../../../../src/platform/snapshot/build/compile';
import { OverriddenSlices } from '../../../../src/platform/snapshot/build/override-slices';
import { collectPartHashes } from '../../../../src/platform/snapshot/manifest';
import { createPartReader } from '../../../../src/platform/snapshot/part';
import { checkSnapshot } from '../../../platform/snapshot/check-snapshot';
import { createManyListings } from './many-listings';

const TODAY = '2026-11-29';
const CREATED = new Date(0);
const LISTINGS = 70;

const { source, findings } = checkSnapshot(createManyListings(LISTINGS), new Set());
if (!source) throw new Error(JSON.stringify(findings.slice(0, 8)));
const site = buildSite(source);
const context = { listings: site.configuration.listings, team: source['site/team.json'] };
const ids = [...new Set(source['catalogue/properties.json'].map(({ ID }) => ID))];

interface Change {
  property: number;
  field: OverrideFieldName;
  language: OverrideLanguage;
  value: unknown;
}

const compile = (changes: readonly Change[]) => {
  const totals = Object.assign(new PropertyTotals(), source.totals, {
    pictureNames: new Set(findPictureNames(changes.map(({ value }) => value))),
  });
  return compileSnapshot(
    {
      ...source,
      totals,
      slices: new OverriddenSlices(
        source.slices,
        changes.map((change) => ({ ...change, source: {} })),
        context,
      ),
    },
    {},
    CREATED,
    TODAY,
  );
};

/** Patches a version with these values, and returns what a reader of both finds. */
async function patch(version: Awaited<ReturnType<typeof compile>>, changes: readonly Change[]) {
  const reader = createPartReader(async (hash) => version.parts.get(hash) as Uint8Array);
  const changed = new Map<number, { before: never; after: never }>();
  for (const change of changes) {
    const before = await readWholeProperty(version.manifest, change.property, reader);
    const known = changed.get(change.property) ?? { before, after: before };
    const after = writeValue(known.after as never, change, context);
    changed.set(change.property, { before: known.before as never, after: after as never });
  }
  const patched = await patchVersion(
    version.manifest,
    site,
    [...changed.values()],
    reader,
    CREATED,
  );
  return { manifest: patched.manifest, parts: new Map([...version.parts, ...patched.parts]) };
}

const words = fc.constantFrom(
  'Villa',
  'maison',
  'tuin',
  'zwembad',
  'zeldzaam woord',
  'open haard',
  'Ångström',
  'rustig & groen',
  'été',
);
const text = fc.array(words, { minLength: 1, maxLength: 6 }).map((list) => list.join(' '));
const urls = [0, 1, 2].map((number) => `/media/houses/${number}.webp`);
/** Pictures that the office adds, at most one of each address. */
const added = fc.uniqueArray(
  fc.record({
    url: fc.constantFrom(
      `/media/pictures/${'a1'.repeat(16)}.800.webp`,
      `/media/pictures/${'0b'.repeat(16)}.1360.webp`,
    ),
    hidden: fc.boolean(),
    added: fc.record({
      kind: fc.constantFrom('photo', 'plan'),
      ...{ width: fc.constant(800), height: fc.constant(600) },
      descriptions: fc.record({ nl: text, fr: text }),
    }),
  }),
  { selector: ({ url }) => url },
);
const language = fc.constantFrom('nl' as const, 'fr' as const);
const none = fc.constant('' as const);
const values: Record<OverrideFieldName, [fc.Arbitrary<OverrideLanguage>, fc.Arbitrary<unknown>]> = {
  state: [none, fc.constantFrom('available', 'under-option', 'sold', 'rented')],
  withdrawn: [none, fc.boolean()],
  price: [none, fc.integer({ min: 1, max: 2_000_000 })],
  headline: [language, text],
  description: [language, fc.oneof(text, fc.constant(''))],
  'public-from': [none, fc.constantFrom(null, '2026-01-02', '2027-03-04', '2026-11-30')],
  'open-days': [none, fc.constantFrom('', '5-12-2026: 10-12', '2027-01-02: 14-16')],
  agent: [none, fc.constantFrom(null, 1)],
  pictures: [
    none,
    fc
      .shuffledSubarray(urls)
      .chain((order) =>
        fc.tuple(...order.map((url) => fc.record({ url: fc.constant(url), hidden: fc.boolean() }))),
      )
      .chain((order) =>
        added.map((pictures) =>
          [...order, ...pictures].toSorted((a, b) => a.url.localeCompare(b.url)),
        ),
      ),
  ],
};
const change = fc.constantFrom(...(Object.keys(values) as OverrideFieldName[])).chain((field) =>
  fc.record({
    property: fc.constantFrom(...ids),
    field: fc.constant(field),
    language: values[field][0],
    value: values[field][1],
  }),
);

describe('a version with other values of some properties', () => {
  test('has the parts and the name of one that is compiled whole', async () => {
    const live = await compile([]);
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
        const whole = await compile(changes);
        const patched = await patch(live, changes);
        expect(patched.manifest).toEqual(whole.manifest);
        for (const hash of collectPartHashes(whole.manifest))
          expect(patched.parts.get(hash)).toEqual(whole.parts.get(hash));
      }),
      { numRuns: 10 },
    );
  });

  test('is the one before when what the source says comes back', async () => {
    const live = await compile([]);
    await fc.assert(
      fc.asyncProperty(change, async (one) => {
        const reader = createPartReader(async (hash) => live.parts.get(hash) as Uint8Array);
        const before = await readWholeProperty(live.manifest, one.property, reader);
        if (!before) throw new Error('it is in the version');
        const override = { ...one, source: pickSource(before, one) };
        const written = writeValue(before, one, context);
        expect(JSON.stringify(restoreSource(written, override))).toBe(JSON.stringify(before));
      }),
    );
  });

  test('writes few parts', async () => {
    const live = await compile([]);
    const [, property = 0] = ids;
    const patched = await patch(live, [{ property, field: 'price', language: '', value: 123_000 }]);
    const others = [...collectPartHashes(patched.manifest)].filter((hash) => !live.parts.has(hash));
    // The index, a bucket of details, and one of cards in each language.
    expect(others).toHaveLength(4);
  });
});
