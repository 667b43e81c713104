import type { Home } from './oracle-homes';
import { HOMES } from './oracle-homes';

const TYPES: Readonly<Record<string, number>> = {
  ...{ house: 1, flat: 2, studio: 3, land: 4, investment: 5 },
  ...{ shop: 6, garage: 7, warehouse: 8, office: 9 },
};
const LABELS = ['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];

type Fits = (home: Home) => boolean;

const COMPARISON = /^(price|bedrooms|bathrooms|living|ground|garages|parkings)(<=|>=|=)(\d+)$/;

/**
 * Lists the homes that an answer written by hand names: 'sale house flat in=SPA/MALMEDY zip^4 price<=300000 bedrooms>=3
 * +garden garages=0 epc<=B kind=annuity'. Types are alternatives, everything else must fit; of an amount that is not known
 * nothing fits. Nothing here knows how questions are read.
 */
export function listExpectedHomes(answer: string): Home[] {
  const [goal, ...words] = answer.split(' ');
  const types = words.flatMap((word) => TYPES[word] ?? []);
  const rules = words.filter((word) => TYPES[word] === undefined).map(readRule);
  return HOMES.filter(
    (home) =>
      (goal === 'sale') === (home.Goal === 0) &&
      (types.length === 0 || home.types.some((type) => types.includes(type))) &&
      rules.every((fits) => fits(home)),
  );
}

function readRule(word: string): Fits {
  const [, field, sign, digits] = COMPARISON.exec(word) ?? [];
  if (field) return compare(field as 'price', sign, Number(digits));
  const [name = '', value = ''] = word.split(/<=|=|\^/);
  const values = value.split('/');
  switch (name) {
    case 'in':
      return ({ City }) => values.includes(City.replaceAll(' ', '_'));
    case 'zip':
      return ({ Zip }) =>
        values.some((zip) => (word.includes('^') ? Zip.startsWith(zip) : Zip === zip));
    case 'epc':
      return ({ epc }) => LABELS.slice(0, LABELS.indexOf(value) + 1).includes(epc.replace('-', ''));
    case 'kind':
      return ({ kind }) => kind === value;
    default:
      if (!name.startsWith('+')) throw new Error(`${word} is no rule`);
      return ({ has }) => has(name.slice(1));
  }
}

/** Rooms and places for cars that nobody counted are none; a price or a surface that is not known is no number. */
const compare = (field: 'price', sign: string | undefined, bound: number): Fits => {
  const isKnown = (value: number) => value > 0 || !['price', 'living', 'ground'].includes(field);
  return ({ [field]: value }) => {
    if (sign === '=') return value === bound;
    return isKnown(value) && (sign === '<=' ? value <= bound : value >= bound);
  };
};
