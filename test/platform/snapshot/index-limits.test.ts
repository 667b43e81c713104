import { describe, expect, test } from 'vitest';
import type {
  ColumnSource,
  ValueColumnName,
} from '../../../src/domain/catalogue/listing/index-columns';
import { getColumnRange, VALUE_COLUMNS } from '../../../src/domain/catalogue/listing/index-columns';
import type { Property } from '../../../src/domain/catalogue/property';
import { PropertySummary } from '../../../src/domain/catalogue/property-summary';
import { NO_ALL_IN_PRICES } from '../../../src/domain/costs/all-in-price';
import { changeRecords, DETAILS, findProblems, PROPERTIES } from './checked-files';

const COLUMNS = Object.entries(VALUE_COLUMNS) as [
  ValueColumnName,
  (typeof VALUE_COLUMNS)[ValueColumnName],
][];
/** Numbers and dates in the columns; the id names the record itself, and coordinates have bounds of their own. */
const FIELDS = COLUMNS.flatMap(([name, { fields }]) =>
  fields.map((field) => [name, field] as const),
);
const NUMBER_FIELDS = FIELDS.filter(
  ([, field]) => !['ID', 'DatePosted', 'PublicFrom', 'Latitude', 'Longitude'].includes(field),
);

const findErrors = (field: string, value: number) =>
  findProblems((files) => {
    const file = field in PropertySummary.entries ? PROPERTIES : DETAILS;
    changeRecords(files, file, 84213, { [field]: value });
  }).errors;

describe('a number that its column cannot hold is refused by record and field', () => {
  test.each(NUMBER_FIELDS)('%s: %s', (name, field) => {
    const { min, max } = getColumnRange(name);
    expect(findErrors(field, max + 1)).toContain(`84213 nl ${field} is ${max + 1}, above ${max}`);
    for (const value of [min - 1, max / 2 + 2 ** 40])
      expect(findErrors(field, value).join('\n')).toContain(`84213 nl ${field} `);
  });

  test('more fields than these are not numbers', () => {
    expect(NUMBER_FIELDS.length).toBeGreaterThan(10);
  });
});

test.each(COLUMNS)('%s names every number that it is made of', (name, { fields, getValue }) => {
  const read = new Set<string>();
  const record = new Proxy({ PublishPrice: true, PublishAddress: true } as Partial<Property>, {
    get: (target, field: string) => {
      read.add(field);
      return target[field as keyof Property];
    },
  }) as Property;
  getValue({
    ...{ nl: record, fr: record, categories: [], closed: false, underOption: false },
    ...{ cityNumber: 0, labelNumber: 0, kindNumber: 0, categoryBits: 0, isRecent: false },
    ...{ postedDay: 0, cityCentre: undefined, allIn: NO_ALL_IN_PRICES, plans: [] },
  } as ColumnSource);
  const numbers = [...read].filter((field) => /^(Number|Surface|Energy)/.test(field));
  // The rank of a label is a step of its scale, whatever the value.
  const expected = name === 'epc' ? [] : numbers;
  expect(fields).toEqual(expect.arrayContaining(expected));
});

test.each([
  ['bedrooms', 0, 255],
  ['posted', 0, 65_535],
  ['energy', -32_768, 32_767],
  ['price', 0, 4_294_967_295],
  ['latitude', -2_147_483_648, 2_147_483_647],
] as const)('%s holds %i to %i', (name, min, max) => {
  expect(getColumnRange(name)).toEqual({ min, max });
});
