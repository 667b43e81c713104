import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readLoosely } from '../../../src/platform/snapshot/build/read-loosely';
import type { SnapshotFile } from '../../../src/platform/snapshot/build/source';
import { SNAPSHOT_FILE_SCHEMAS } from '../../../src/platform/snapshot/build/source';
import { fc } from '../../seeded-fast-check';
import type { SnapshotFiles } from './checked-files';
import { changeRecords, checkFiles, DETAILS, findProblems, PROPERTIES } from './checked-files';
import { listFieldSchemas } from './schema-texts';
import { createSmallSnapshot } from './small-snapshot';

const FILES = Object.keys(SNAPSHOT_FILE_SCHEMAS) as SnapshotFile[];
const FIELDS = FILES.flatMap((file) =>
  listFieldSchemas(file).map(([path, schema]): [string, v.GenericSchema] => [file + path, schema]),
);

/** Reads a record of this one field; undefined if it is refused. */
const read = (schema: v.GenericSchema, ...value: unknown[]) => {
  const record = value.length > 0 ? { field: value[0] } : {};
  const result = readLoosely(v.strictObject({ field: schema }), record);
  return result.ok ? { output: result.output, readings: result.readings.length } : undefined;
};
const accepts = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;

describe('every field of every schema', () => {
  test('that may be absent is read as absent where it is null', () => {
    const optional = FIELDS.filter(([, schema]) => read(schema) && !accepts(schema, null));
    expect(optional.length).toBeGreaterThan(300);
    const refused = optional.filter(
      ([, schema]) =>
        JSON.stringify(read(schema, null)) !==
        JSON.stringify({ output: read(schema)?.output, readings: 1 }),
    );
    expect(refused.map(([path]) => path)).toEqual([]);
  });

  test('that must be there is refused where it is null', () => {
    const needed = FIELDS.filter(([, schema]) => !read(schema) && !accepts(schema, null));
    expect(needed.length).toBeGreaterThan(50);
    expect(needed.filter(([, schema]) => read(schema, null)).map(([path]) => path)).toEqual([]);
  });

  test('that is a number is read from a text of plain digits', () => {
    const tried = [1, 2, 12, 250, 1600];
    const numbers = FIELDS.filter(([, schema]) =>
      tried.some((number) => accepts(schema, number) && !accepts(schema, String(number))),
    );
    expect(numbers.length).toBeGreaterThan(100);
    for (const [path, schema] of numbers)
      for (const number of tried.filter((candidate) => accepts(schema, candidate)))
        expect([path, read(schema, String(number))]).toEqual([
          path,
          { output: read(schema, number)?.output, readings: 1 },
        ]);
  });

  test('that is a text is read from a number, such as a postcode', () => {
    const texts = FIELDS.filter(
      ([, schema]) => accepts(schema, '12') && !accepts(schema, 12) && !accepts(schema, true),
    );
    expect(texts.length).toBeGreaterThan(100);
    for (const [path, schema] of texts)
      expect([path, read(schema, 12)]).toEqual([
        path,
        { output: read(schema, '12')?.output, readings: 1 },
      ]);
  });

  test('that is a flag is read from 1, 0 and from its word in any case', () => {
    const flags = FIELDS.filter(
      ([, schema]) => accepts(schema, true) && accepts(schema, false) && !accepts(schema, 'True'),
    );
    expect(flags.length).toBeGreaterThan(30);
    for (const [path, schema] of flags)
      for (const [written, meant] of [
        ['True', true],
        ['FALSE', false],
        ['1', true],
        ['0', false],
        [1, true],
        [0, false],
      ])
        expect([path, read(schema, written)?.output]).toEqual([path, read(schema, meant)?.output]);
  });
});

describe('a number that was written as text', () => {
  const price = v.number();

  test.each([
    ['450000', 450_000],
    ['450 000', 450_000],
    ['1.234,5', 1234.5],
    ['1.250.000', 1_250_000],
    ['-1', -1],
    ['50.46812', 50.46812],
    ['0.125', 0.125],
  ])('%s is %d', (text, number) => {
    expect(read(price, text)?.output).toEqual({ field: number });
  });

  test.each(['245.000', '245,000', '250k', 'op aanvraag', '1.00.000', '12-13', 'NaN'])(
    '%s is refused',
    (text) => {
      expect(read(price, text)).toBeUndefined();
    },
  );

  test('is what the bounds of its field leave of it', () => {
    expect(read(v.pipe(v.number(), v.maxValue(90)), '50.468')?.output).toEqual({ field: 50.468 });
    expect(read(v.pipe(v.number(), v.integer()), '245.500')?.output).toEqual({ field: 245_500 });
    expect(read(v.pipe(v.number(), v.integer()), '245.000')).toBeUndefined();
  });

  test('is the number itself, for each that a program writes', () => {
    const isCertain = (number: number) => !/^-?[1-9]\d{0,2}\.\d{3}$/.test(String(number));
    fc.assert(
      fc.property(
        fc.oneof(fc.integer(), fc.double({ min: -1e6, max: 1e6, noNaN: true })),
        (number) => {
          if (String(number).includes('e') || !isCertain(number)) return;
          expect(read(price, String(number))?.output).toEqual({ field: number || 0 });
        },
      ),
    );
  });
});

describe('the check', () => {
  const change = (fields: object) => (files: SnapshotFiles) =>
    changeRecords(files, PROPERTIES, 84213, fields);

  test('names what it read otherwise, once for a field', () => {
    const files = createSmallSnapshot();
    change({ Price: '450000', ProjectID: null, PublishPrice: 1 })(files);
    changeRecords(files, DETAILS, 84213, { ConstructionYear: '' });
    const { findings, source } = checkFiles(files);
    const notes = findings.map(({ record, field, message }) => `${record} ${field} ${message}`);
    expect(notes).toEqual(
      expect.arrayContaining([
        '84213 nl Price is "450000", read as 450000, and so in 1 more',
        '84213 nl ProjectID is null, read as not given, and so in 1 more',
        '84213 nl PublishPrice is 1, read as true, and so in 1 more',
        '84213 nl ConstructionYear is "", read as not given, and so in 1 more',
      ]),
    );
    expect(source?.[PROPERTIES][0]).toMatchObject({ Price: 450_000, PublishPrice: true });
    expect(source?.[PROPERTIES][0]).not.toHaveProperty('ProjectID');
  });

  test('refuses the others in one run, by record, field and remedy', () => {
    const { errors } = findProblems(
      change({ Price: '245.000', Goal: null, Marquee: 'veel', Extra: null }),
    );
    expect(errors.filter((error) => error.startsWith('84213 nl')).sort()).toEqual([
      '84213 nl Extra is not a field that this site knows',
      '84213 nl Goal is null, but must be there: it should be a number',
      '84213 nl Marquee should be a number, but is "veel"',
      '84213 nl Price is "245.000", which may be 245000 or 245: write the one that is meant, without quotes',
    ]);
  });
});
