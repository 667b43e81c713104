import type {
  ColumnSource,
  ValueColumnName,
} from '../../../../domain/catalogue/listing/index-columns';
import { getColumnRange, VALUE_COLUMNS } from '../../../../domain/catalogue/listing/index-columns';
import type { Property } from '../../../../domain/catalogue/property';
import { PropertySummary } from '../../../../domain/catalogue/property-summary';
import { NO_ALL_IN_PRICES } from '../../../../domain/costs/all-in-price';
import { toDayNumber } from '../../../../domain/format/brussels-day';
import { DAY_MS } from '../../../../domain/format/durations';
import { DETAILS_FILE, SUMMARIES_FILE } from '../../../../domain/law/advertisement/property-check';
import { joinProperties } from '../join-properties';
import type { Finding, SnapshotRule } from './finding';
import { createErrorFinding } from './finding';

const CITY_LIMIT = getColumnRange('city').max + 1;
/** Each type is a bit of its column. */
const CATEGORY_LIMIT = 8 * VALUE_COLUMNS.categories.type.BYTES_PER_ELEMENT;
const COLUMN_NAMES = Object.keys(VALUE_COLUMNS) as ValueColumnName[];

/**
 * Refuses numbers that the index's columns of fixed width cannot hold: they would become other numbers. The
 * columns say which fields they are made of (index-columns.ts); a sum has to fit too.
 */
export const INDEX_LIMIT_RULES: readonly SnapshotRule[] = [
  {
    requiredFiles: [],
    *checkProperties(_input, slice) {
      for (const property of joinProperties(slice))
        for (const record of [property.nl, property.fr])
          for (const name of COLUMN_NAMES) yield* checkColumn(name, record);
    },
  },
  {
    requiredFiles: [],
    *check(_input, { categories }) {
      if (categories.size <= CATEGORY_LIMIT) return;
      yield createErrorFinding(
        SUMMARIES_FILE,
        '',
        'WebIDs',
        `${categories.size} different types are in use; the index holds ${CATEGORY_LIMIT}`,
      );
    },
  },
  {
    requiredFiles: [],
    *check(_input, { cityIds }) {
      if (cityIds.size <= CITY_LIMIT) return;
      yield createErrorFinding(
        SUMMARIES_FILE,
        '',
        'City',
        `${cityIds.size} different towns are in use; the index holds ${CITY_LIMIT}`,
      );
    },
  },
];

/** Checks the fields of one column: each by itself, then the number that they make together. */
function* checkColumn(name: ValueColumnName, record: Property): Iterable<Finding> {
  const { fields, getValue } = VALUE_COLUMNS[name];
  const given = fields.filter((field) => record[field] !== undefined);
  const refuse = (field: string, message: string) =>
    createErrorFinding(
      field in PropertySummary.entries ? SUMMARIES_FILE : DETAILS_FILE,
      `${record.ID} ${record.language}`,
      field,
      message,
    );
  const refused = given.flatMap((field) => {
    const reason = typeof record[field] === 'number' && findReason(name, record[field]);
    return reason ? [refuse(field, `is ${record[field]}, ${reason}`)] : [];
  });
  yield* refused;
  const [field, ...others] = given;
  if (!field || refused.length > 0) return;
  const value = getValue(toColumnSource(record));
  const reason = findReason(name, value) ?? (Number.isInteger(value) ? undefined : 'not whole');
  if (!reason) return;
  if (typeof record[field] === 'string')
    yield refuse(field, `is ${record[field]}, which is out of reach (${formatYears(name)})`);
  else if (value === record[field]) yield refuse(field, `is ${value}, ${reason}`);
  else yield refuse(field, `makes ${[value, ...others].join(' with ')}, ${reason}`);
}

/** Returns why a column cannot hold a number; undefined if it can. */
function findReason(name: ValueColumnName, value: number): string | undefined {
  const { min, max } = getColumnRange(name);
  if (value < min) return `below ${min}`;
  return value > max ? `above ${max}` : undefined;
}

/** Returns a record as a row of the index, without the numbers that depend on the whole catalogue. */
const toColumnSource = (record: Property): ColumnSource => ({
  ...{ nl: record, fr: record, categories: [], closed: false, underOption: false },
  ...{ allIn: NO_ALL_IN_PRICES, plans: [] },
  ...{ cityNumber: 0, labelNumber: 0, kindNumber: 0, categoryBits: 0, isRecent: false },
  postedDay: toDayNumber(record.DatePosted),
  cityCentre: undefined,
});

/** Formats the years whose days a column holds: '1970 to 2149'. */
function formatYears(name: ValueColumnName): string {
  const { min, max } = getColumnRange(name);
  return [min, max].map((day) => new Date(day * DAY_MS).getUTCFullYear()).join(' to ');
}
