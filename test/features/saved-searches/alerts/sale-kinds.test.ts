import { describe, expect, test } from 'vitest';
import { loadRows } from '../../forms/form-requests';
import { createFilesOfKind, KINDS, VILLA_BY_KIND } from '../../property/sale-kinds';
import { createFiles } from './alert-site';
import { setUpAlertSite } from './alerts-of-loads';
import { loadAlertMails, resetSubscribers } from './subscribers';

const { load } = setUpAlertSite();

/** Changes the price of the villa of a kind, and what its kind makes of it. */
const lower = (kind: (typeof KINDS)[number][1]) => {
  const { Price } = kind.summary as { Price: number };
  const files = createFilesOfKind({ ...kind, summary: { ...kind.summary, Price: Price - 50 } });
  for (const record of files['catalogue/property-details.json'])
    if (record.StartPrice) record.StartPrice -= 50;
  return files;
};

describe.each(KINDS)('a lower price of a %s', (_, kind) => {
  test('is noted for its owner, and news only if it is a price that is asked', async () => {
    await resetSubscribers({
      id: 'bo',
      searches: { a: { goal: 'sale' }, b: { goal: 'rent' } },
    });
    await load(createFilesOfKind(kind));
    await load(lower(kind));
    const rows = await loadRows('property_changes');
    const change = rows
      .toSorted((a, b) => Number(a.load) - Number(b.load))
      .findLast(({ kind: of, property }) => of === 'price' && property === 84213);
    expect(Number(change?.before) - Number(change?.after)).toBeGreaterThanOrEqual(50);
    expect(change?.news !== null).toBe(kind.schema.price !== undefined);
  });
});

test.each(['life-annuity', 'public-sale'] as const)(
  'a property that becomes a %s has no price that fell, nor one that is asked again later',
  async (name) => {
    await load(createFiles());
    await load(createFilesOfKind(VILLA_BY_KIND[name]));
    await load(createFiles());
    const rows = (await loadRows('property_changes')).filter(
      ({ kind, property }) => kind === 'price' && property === 84213,
    );
    expect(rows).toHaveLength(2);
    expect(rows.map(({ news }) => news)).toEqual([null, null]);
  },
);

test.each(KINDS)(
  'a search with a price is told of a new %s only if it can be compared',
  async (_, kind) => {
    await resetSubscribers(
      {
        id: 'bo',
        searches: {
          a: { goal: kind.list === '/nl/te-koop/' ? 'sale' : 'rent', priceMax: 900_000 },
        },
      },
      { id: 'cy', searches: { a: { goal: kind.list === '/nl/te-koop/' ? 'sale' : 'rent' } } },
    );
    const files = createFilesOfKind(kind);
    for (const file of ['catalogue/properties.json', 'catalogue/property-details.json'])
      for (const record of files[file]) if (record.ID === 84213) record.ID = 90001;
    await load(createFiles());
    await load(files);
    const texts = async (id: string) => (await loadAlertMails(id)).map(({ text }) => text).join();
    expect((await texts('bo')).includes('90001')).toBe(kind.isCompared);
    const told = (await texts('cy')).replaceAll('\u00a0', ' ');
    expect(told).toContain('90001');
    expect(told).toContain([kind.price, kind.note].filter(Boolean).join(', '));
  },
);
