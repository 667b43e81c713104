import { expect, test } from 'vitest';
import { formatPrice } from '../../../src/domain/format/price';
import type { Translate } from '../../../src/domain/language/texts';
import type { ListingSettings } from '../../../src/domain/site/configuration/listings';

const listings: ListingSettings = {
  marqueeIgnore: [2, 3],
  marqueeSold: [2],
  marqueeRented: [3],
  marqueeUnderOption: [],
  citySpelling: {},
  boxPrefix: {},
  region: {},
  factRules: {},
};
const t: Translate = (key) =>
  ({ STARTING_FROM: 'Vanaf', PRICE_UNIT_MONTH: '/maand' })[key as string] ?? key;
const villa = {
  Goal: 0,
  Price: 254000,
  PublishPrice: true,
  Marquee: 0,
  MarqueeName: '',
  PriceUnit: 0,
  PriceUnitText: '',
};
const rented = { ...villa, Price: 850, Goal: 1, PriceUnitText: '€/maand' };

test.each([
  ['a price for sale', villa, '€ 254.000'],
  ['an unpublished price is empty', { ...villa, PublishPrice: false }, ''],
  [
    'an unpublished price stays empty under an ignored marquee',
    { ...villa, PublishPrice: false, Marquee: 2, MarqueeName: 'Verkocht' },
    '',
  ],
  [
    'an ignored marquee shows its name',
    { ...villa, Marquee: 2, MarqueeName: 'Verkocht' },
    'Verkocht',
  ],
  ['another marquee does not', { ...villa, Marquee: 4, MarqueeName: 'Nieuw' }, '€ 254.000'],
  ['unit 7 starts from', { ...villa, PriceUnit: 7 }, 'Vanaf € 254.000'],
  [
    'unit 7 leaves the unit text out',
    { ...villa, PriceUnit: 7, PriceUnitText: '€/m²' },
    'Vanaf € 254.000',
  ],
  ['the unit follows without its €', rented, '€ 850/maand'],
  ['a unit that is only the € sign adds nothing', { ...rented, PriceUnitText: ' € ' }, '€ 850'],
  ['a word keeps a space', { ...rented, PriceUnitText: '€ per maand' }, '€ 850 per maand'],
  ['a spaced unit keeps its spaces', { ...rented, PriceUnitText: '€ / mois' }, '€ 850 / mois'],
  ['a takeover is not priced by the month', { ...rented, Goal: 2 }, '€ 850'],
  ['a rent is paid to the cent', { ...rented, Price: 892.5 }, '€ 892,50/maand'],
  ['what is paid once has no cents', { ...villa, Price: 254000.75 }, '€ 254.001'],
  ['nor has a takeover', { ...villa, Goal: 2, Price: 165000.4 }, '€ 165.000'],
  [
    'nor has a price with its VAT',
    { ...villa, Price: 254321, VATPercentage: 21, VATValue: 53407 },
    '€ 307.728',
  ],
  ['a negative price keeps its sign', { ...villa, Price: -5 }, '€ -5'],
])('%s', (_, property, text) => {
  expect(formatPrice(property, listings, t).replaceAll('\u00a0', ' ')).toBe(text);
});
