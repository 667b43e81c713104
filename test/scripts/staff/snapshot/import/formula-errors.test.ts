import { expect, test } from 'vitest';
import { createImportFolder } from './import-run';
import { createSmallMap } from './small-map';
import { createTable } from './sources';

const { runImport, readCatalogue } = createImportFolder();

/** What spreadsheets write into a cell that they cannot compute. */
const ERRORS = [
  ...['#N/A', '#NV', '#N/B', '#REF!', '#VERW!', '#BEZUG!', '#VALUE!', '#WAARDE!', '#DIV/0!'],
  ...['#NAME?', '#NOM?', '#NULL!', '#ÜBERLAUF!', '#GETTING_DATA', 'Err:502'],
];

const importRow = async (change: Record<string, string>) => {
  const content = createTable(1, [], change);
  const { report } = await runImport({ name: 'a.csv', content, map: 'table.json' });
  return report;
};

test.each(ERRORS)('a row that begins with %s is no comment', async (error) => {
  expect((await importRow({ ID: error })).errors).toEqual([
    {
      record: 'record 1, line 2',
      field: 'ID',
      message: `"${error}" is an error of a formula`,
    },
  ]);
});

test.each(ERRORS)('%s is left out of a field that may be empty, and told', async (error) => {
  const { errors, notes } = await importRow({ SurfaceLiving: error });
  expect(errors).toEqual([]);
  expect(notes).toContainEqual(
    expect.objectContaining({
      record: 'record 1 (70001), line 2',
      field: 'SurfaceLiving',
      message: `is left out: ${error} is an error of a formula`,
    }),
  );
});

test.each([
  ['a headline of one language', { Headline_nl: '#REF!' }, 'TypeDescription'],
  ['a description of one language', { Description_nl: '#REF!' }, 'Description'],
  ['the state, which would be free', { State: '#REF!' }, 'Marquee'],
  ['whether a price is shown', { PublishPrice: '#REF!' }, 'PublishPrice'],
  ['what it is for', { Goal: '#REF!' }, 'Goal'],
])('%s that could not be computed refuses the record', async (_, change, field) => {
  expect((await importRow(change as Record<string, string>)).errors).toContainEqual(
    expect.objectContaining({
      record: 'record 1 (70001), line 2',
      field,
      message: '"#REF!" is an error of a formula',
    }),
  );
});

const importSmall = (cells: string, change: object) =>
  runImport(
    {
      name: 'a.csv',
      content: `id;title;town;zip;price;street;number;state\n${cells}\n`,
      map: createSmallMap({ source: { format: 'csv' }, ...change }),
    },
    '--partial',
  );

test('an error is no part of a joined text', async () => {
  const fields = { Street: { from: ['street', 'number'], join: ' ' } };
  const { report } = await importSmall('1;Hoeve;Durbuy;6940;1000;Rue du Batty;#N/A;', { fields });
  expect(report.notes).toContainEqual(
    expect.objectContaining({ message: 'is left out: #N/A is an error of a formula' }),
  );
  expect(JSON.stringify(await readCatalogue('properties.json'))).not.toContain('#N/A');
});

test.each([
  ['a text id', '#REF!;Hoeve;Durbuy;6940;1000;;;', 'ID'],
  ['the reason to leave a listing out', '1;Hoeve;Durbuy;6940;1000;;;#REF!', 'state'],
])('%s that could not be computed refuses the record', async (_, cells, field) => {
  const { report } = await importSmall(cells, {
    id: { from: 'id', register: 'ids.json' },
    skip: [{ from: 'state', is: ['withdrawn'], because: 'withdrawn' }],
  });
  expect(report.errors).toMatchObject([{ field, message: '"#REF!" is an error of a formula' }]);
});

test.each(['\n', '\r\n', '\r'])(
  'lines between comments, empty rows and cells of several lines are counted (%j)',
  async (end) => {
    const lines = [
      ...['# One row for each home.', 'id;title;town;zip;price', '# "Prices', ''],
      ...['1;"Hoeve', 'met weide";Durbuy;6940;1000', '', '2;Villa;Durbuy;6940;much'],
      ...['# End', '3;Villa;Durbuy;6940;dear'],
    ];
    const map = createSmallMap({ source: { format: 'csv', comment: '#' } });
    const { report } = await runImport({ name: 'a.csv', content: lines.join(end), map });
    expect(report.errors.map(({ record }: { record: string }) => record)).toEqual([
      'record 2 (2), line 8',
      'record 3 (3), line 10',
    ]);
  },
);
