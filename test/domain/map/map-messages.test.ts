import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { MapProperty } from '../../../src/domain/map/map-messages';
import { PageMessage } from '../../../src/domain/map/map-messages';

const PROPERTY: MapProperty = {
  ...{ ID: 84213, Latitude: 50.35, Longitude: 5.46, Radius: 0, Price: 385_000, PublishPrice: true },
  ...{ SaleKind: 'private', Marquee: 0, MarqueeName: '', PriceUnit: 0, PriceUnitText: '' },
  City: 'Durbuy',
};

const isAccepted = (...propsList: unknown[]) =>
  v.is(PageMessage, {
    propsList,
    messageInfo: { cards: '/kaart/', opened: [], towns: [], zones: { towns: [], shape: [] } },
    mapType: 'list',
    customMarker: 'price',
    marqueeIgnore: [],
  });

test('the map takes properties of its shape, none and many', () => {
  expect(isAccepted()).toBe(true);
  expect(isAccepted(PROPERTY, { ...PROPERTY, SaleKind: 'life-annuity', Radius: 1500 })).toBe(true);
});

const FIELDS = Object.keys(PROPERTY) as (keyof MapProperty)[];

test.each(FIELDS)('it refuses a property whose %s is missing or of another type', (field) => {
  const { [field]: value, ...others } = PROPERTY;
  expect(isAccepted(PROPERTY, others)).toBe(false);
  for (const wrong of [undefined, null, {}, [value], Number.NaN, Number.POSITIVE_INFINITY])
    expect(isAccepted({ ...PROPERTY, [field]: wrong })).toBe(false);
  expect(isAccepted({ ...PROPERTY, [field]: typeof value === 'string' ? 1 : 'x' })).toBe(false);
});

test.each<[string, unknown]>([
  ['a field more', { ...PROPERTY, more: 1 }],
  ['the id 0', { ...PROPERTY, ID: 0 }],
  ['half an id', { ...PROPERTY, ID: 1.5 }],
  ['a latitude beyond the pole', { ...PROPERTY, Latitude: 90.1 }],
  ['a longitude beyond the date line', { ...PROPERTY, Longitude: -180.1 }],
  ['a negative radius', { ...PROPERTY, Radius: -1 }],
  ['a kind of sale that is none', { ...PROPERTY, SaleKind: 'barter' }],
])('it refuses a property with %s, or what is none', (_, wrong) => {
  expect(isAccepted(wrong)).toBe(false);
  for (const other of [null, 'text', 1, [PROPERTY]]) expect(isAccepted(other)).toBe(false);
});
