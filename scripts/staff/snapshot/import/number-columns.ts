import * as v from 'valibot';
import { Project } from '../../../../src/domain/catalogue/project';
import { PropertyDetail } from '../../../../src/domain/catalogue/property-detail';
import { PropertySummary } from '../../../../src/domain/catalogue/property-summary';
import type { DeclaredNumber } from '../../../../src/domain/typed-values/read-declared-number';
import type { ImportFault } from '../../record-file';

/** A number that the source writes as a text. */
export interface TextNumber extends DeclaredNumber {
  text: string;
}

/** The numbers of one field in all records, and those that may as well be a thousand times as much. */
interface NumberColumn {
  count: number;
  doubtful: string[];
}

/** The fields whose numbers are texts. */
export type NumberColumns = Map<string, NumberColumn>;

/** Counts a number of a field. */
export function countTextNumber(
  columns: NumberColumns,
  field: string,
  { text, grouped }: TextNumber,
): void {
  const column = columns.get(field) ?? { count: 0, doubtful: [] };
  columns.set(field, column);
  column.count += 1;
  if (grouped !== undefined && canHold(field, grouped)) column.doubtful.push(text);
}

/** Returns whether a field can hold a number: no latitude is 50352. */
function canHold(field: string, value: number): boolean {
  const schema = FIELD_SCHEMAS[field];
  return schema === undefined || v.is(schema, value);
}

const FIELD_SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  ...Project.entries,
  ...PropertySummary.entries,
  ...PropertyDetail.entries,
};

/**
 * Returns a fault for each field of which most numbers have three digits after their only sign: '245.000' read as 245
 * would put every home online for a thousandth of its price (decision 109).
 */
export const findDoubtfulColumns = (columns: NumberColumns): ImportFault[] =>
  [...columns]
    .filter(([, { count, doubtful }]) => doubtful.length * 2 > count)
    .map(([field, { count, doubtful }]) => ({
      record: 'map',
      field,
      message: `${doubtful.length} of ${count} numbers are written as '${doubtful[0]}': say with "number" of this field whether the sign is its "decimal" or its "group"`,
    }));
