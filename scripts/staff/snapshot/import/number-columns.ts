import type { ImportFault } from '../../record-file';

/** A number that the source writes as a text; doubtful: its three digits after a sign may be thousandths or thousands. */
export interface TextNumber {
  text: string;
  isDoubtful: boolean;
}

/** The numbers of one field in all records. */
interface NumberColumn {
  numbers: number;
  doubtful: number;
  example: string;
}

/** The fields whose numbers are texts. */
export type NumberColumns = Map<string, NumberColumn>;

export function countTextNumber(
  columns: NumberColumns,
  field: string,
  { text, isDoubtful }: TextNumber,
): void {
  const column = columns.get(field) ?? { numbers: 0, doubtful: 0, example: text };
  column.numbers += 1;
  if (isDoubtful && column.doubtful === 0) column.example = text;
  if (isDoubtful) column.doubtful += 1;
  columns.set(field, column);
}

/**
 * Returns a fault for each field of which most numbers have three digits after their only sign: '245.000' read as 245
 * would put every home online for a thousandth of its price (decision 109).
 */
export const findDoubtfulColumns = (columns: NumberColumns): ImportFault[] =>
  [...columns]
    .filter(([, { numbers, doubtful }]) => doubtful * 2 > numbers)
    .map(([field, { numbers, doubtful, example }]) => ({
      record: 'map',
      field,
      message: `${doubtful} of ${numbers} numbers are written as '${example}': say with number of this field whether its sign is "decimal" or "group"`,
    }));
