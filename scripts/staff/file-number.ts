import * as v from 'valibot';
import { readNumber } from '../../src/domain/typed-values/read-number';

/** A whole number in a file of staff: as JSON has it, or as a spreadsheet writes it into a text, '1.250'. */
export const createFileNumber = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.string()], 'is not a number'),
    v.transform((value) => {
      const reading = typeof value === 'string' ? readNumber(value, { min, max }) : undefined;
      return reading ? reading.ok && reading.value : value;
    }),
    v.number('is not a number'),
    v.integer('is not a whole number'),
    v.minValue(min, `is below ${min}`),
    v.maxValue(max, `is above ${max}`),
  );

/** The reference of a property. */
export const FileReference = createFileNumber(1, 999_999_999);
