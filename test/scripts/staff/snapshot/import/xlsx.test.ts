import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readXlsxRecords } from '../../../../../scripts/staff/snapshot/import/read-xlsx';
import { readUnknownSource } from '../../../../../scripts/staff/snapshot/import/suggest/read-unknown-source';
import { createImportFolder } from './import-run';
import { createSmallMap } from './small-map';

const { runImport, readCatalogue } = createImportFolder();

/** Makes a workbook of two sheets as Excel writes it: shared texts, days as numbers, no empty cells. */
function createWorkbook(rows: string, properties = '', merged = '', state = ''): Uint8Array {
  const encode = (text: string) => new TextEncoder().encode(`<?xml version="1.0"?>${text}`);
  return zipSync({
    'xl/workbook.xml': encode(
      `<workbook xmlns:r="r">${properties}<sheets><sheet name="Leeg" ${state} r:id="rId2"/><sheet name="Aanbod" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': encode(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    ),
    'xl/sharedStrings.xml': encode(
      '<sst><si><t>Hoeve met boomgaard</t></si><si><r><t>Dur</t></r><r><t xml:space="preserve">buy en </t></r><r><t>Han_x000D_</t></r></si></sst>',
    ),
    'xl/styles.xml': encode(
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-813]dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="&quot;d&quot; 0.00"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="20"/></cellXfs></styleSheet>',
    ),
    'xl/worksheets/sheet1.xml': encode(
      `<worksheet><sheetData>${rows}</sheetData>${merged}</worksheet>`,
    ),
    'xl/worksheets/sheet2.xml': encode('<worksheet><sheetData/></worksheet>'),
  });
}

const HEADER =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>id</t></is></c><c r="B1" t="inlineStr"><is><t>title</t></is></c><c r="C1" t="inlineStr"><is><t>town</t></is></c><c r="D1" t="inlineStr"><is><t>zip</t></is></c><c r="E1" t="inlineStr"><is><t>price</t></is></c><c r="F1" t="inlineStr"><is><t>date</t></is></c></row>';
const ROWS = `${HEADER}<row r="3"><c r="A3"><v>1</v></c><c r="B3" t="s"><v>0</v></c><c r="C3" t="str"><v>Durbuy</v></c><c r="D3"><v>6940</v></c><c r="E3"><v>245000.5</v></c><c r="F3" s="2"><v>46329</v></c></row>`;

test('a sheet of a workbook is a table: texts, numbers, days, and cells that it leaves out', async () => {
  const { report } = await runImport({
    name: 'a.xlsx',
    content: createWorkbook(ROWS),
    map: createSmallMap({
      source: { format: 'xlsx', sheet: 'Aanbod' },
      fields: { DatePosted: { from: 'date', as: 'date', date: 'd-m-y' } },
    }),
  });
  expect(report).toMatchObject({ ok: true, listings: 1, missingColumns: [] });
  const [summary] = await readCatalogue('properties.json');
  expect(summary).toMatchObject({
    ID: 1,
    TypeDescription: 'Hoeve met boomgaard',
    Zip: '6940',
    Price: 245_000.5,
  });
  expect((await readCatalogue('property-details.json'))[0].DatePosted).toBe('2026-11-03');
});

test('rows of a workbook that begin with the sign of a comment are left out, as those of a text are', async () => {
  const comment =
    '<row r="2"><c r="A2" t="inlineStr"><is><t># Eén rij per pand.</t></is></c></row>';
  const { report } = await runImport({
    name: 'a.xlsx',
    content: createWorkbook(ROWS.replace('<row r="3">', `${comment}<row r="3">`)),
    map: createSmallMap({ source: { format: 'xlsx', sheet: 'Aanbod', comment: '#' } }),
  });
  expect(report).toMatchObject({ ok: true, listings: 1 });
});

const createCell = (name: string, value: string | number): string =>
  typeof value === 'number'
    ? `<c r="${name}"><v>${value}</v></c>`
    : `<c r="${name}" t="${value.startsWith('#') ? 'e' : 'str'}"><v>${value}</v></c>`;

const createRow = (line: number, values: readonly (string | number)[]): string =>
  `<row r="${line}">${values.map((value, index) => createCell(`${'ABCDEF'[index]}${line}`, value)).join('')}</row>`;

/** A table as an office keeps it: a title, merged cells, a formula that broke; the second of three sheets. */
const EVERYDAY = [
  createRow(1, ['Aanbod van november']),
  createRow(3, ['id', 'title', 'town', 'zip', 'price']),
  createRow(4, [1, 'Hoeve', 'Durbuy', 6940, 245_000]),
  createRow(5, [2, 'Woning', '', 6940, '#REF!']),
  createRow(6, [3, 'Villa', '', 6940, 'duur']),
].join('');

test('a table of an everyday workbook is read as a person sees it, and what is left out is told', async () => {
  const content = createWorkbook(EVERYDAY, '', '<mergeCells><mergeCell ref="C4:C6"/></mergeCells>');
  const map = createSmallMap({ source: { format: 'xlsx', sheet: 'Aanbod' } });
  const { report } = await runImport({ name: 'a.xlsx', content, map }, '--partial');
  expect(report.errors).toEqual([
    {
      record: 'record 3 (3), line 6',
      field: 'Price',
      column: 'price',
      message: '"duur" is not a number',
    },
  ]);
  expect(report.notes).toEqual(
    expect.arrayContaining([
      'line 1 stands above the table: Aanbod van november',
      expect.objectContaining({
        field: 'Price',
        message: 'is left out: #REF! is an error of a formula',
      }),
    ]),
  );
  const summaries = await readCatalogue('properties.json');
  expect(new Set(summaries.map(({ City }: { City: string }) => City))).toEqual(new Set(['DURBUY']));
});

test('a workbook of several sheets is read from its first, which is told; a first map names the fullest', async () => {
  const content = createWorkbook(EVERYDAY);
  const { report } = await runImport({
    name: 'a.xlsx',
    content,
    map: createSmallMap({ source: { format: 'xlsx' } }),
  });
  expect(report.errors[0].message).toBe('is empty');
  expect(report.notes).toContain('Leeg is read, the first of its sheets (Leeg, Aanbod)');
  expect(readUnknownSource(content)).toMatchObject({ guess: { sheet: 'Aanbod' } });
});

test.each(['hidden', 'veryHidden'])(
  'a sheet that is %s is read only where its name says so',
  (state) => {
    const content = createWorkbook(EVERYDAY, '', '', `state="${state}"`);
    const { records, notes } = readXlsxRecords(content, {});
    expect(records).toHaveLength(3);
    expect(notes).toEqual(['line 1 stands above the table: Aanbod van november']);
    expect(readXlsxRecords(content, { sheet: 'Leeg' }).faults[0]?.message).toBe('is empty');
  },
);

test('a title of several cells is told from the header by the names of columns', () => {
  const title = createRow(1, ['Aanbod', 'Durbuy', 'november']);
  const content = createWorkbook(EVERYDAY.replace(/<row r="1">.*?<\/row>/, title));
  const { records, notes } = readXlsxRecords(content, { sheet: 'Aanbod' }, ['id', 'price']);
  expect(records[0]?.value).toMatchObject({ id: 1, town: 'Durbuy' });
  expect(notes).toEqual(['line 1 stands above the table: Aanbod Durbuy november']);
});

test('rows and cells that a program writes without their places follow each other', () => {
  const plain = EVERYDAY.replace(/ r="\w+"/g, '');
  const merged = '<mergeCells><mergeCell ref="C3:C5"/></mergeCells>';
  const { records } = readXlsxRecords(createWorkbook(plain, '', merged), { sheet: 'Aanbod' });
  expect(records.map(({ line }) => line)).toEqual([3, 4, 5]);
  expect(records.map(({ value }) => value)).toMatchObject(Array(3).fill({ town: 'Durbuy' }));
});

const readCell = (cell: string, properties?: string) => {
  const rows = `<row r="1">${cell}</row>`;
  const { records } = readXlsxRecords(createWorkbook(rows, properties), {
    sheet: 'Aanbod',
    header: false,
  });
  return (records[0]?.value as Record<string, unknown>)?.['1'];
};

test.each([
  ['a day of the built-in format', '<c r="A1" s="1"><v>46329.75</v></c>', '2026-11-03'],
  [
    'a number that is no day, in the format of one',
    '<c r="A1" s="1"><v>32470123456</v></c>',
    32_470_123_456,
  ],
  ['a number whose format quotes a letter', '<c r="A1" s="3"><v>12.5</v></c>', 12.5],
  ['a time of the day', '<c r="A1" s="4"><v>0.75</v></c>', 0.75],
  ['a flag', '<c r="A1" t="b"><v>1</v></c>', true],
  ['a text in runs', '<c r="A1" t="s"><v>1</v></c>', 'Durbuy en Han\r'],
  ['an error', '<c r="A1" t="e"><v>#N/A</v></c>', '#N/A'],
])('%s is read', (_, cell, value) => {
  expect(readCell(cell)).toBe(value);
});

test('a workbook that counts days from 1904 says so', () => {
  const cell = '<c r="A1" s="1"><v>44867</v></c>';
  expect(readCell(cell, '<workbookPr date1904="1"/>')).toBe('2026-11-03');
});

test.each([
  ['no workbook', Buffer.from('id;title'), undefined, 'is not an Excel workbook'],
  [
    'a sheet that is not there',
    createWorkbook(ROWS),
    'Huizen',
    'holds no sheet Huizen, but Leeg, Aanbod',
  ],
  ['an empty sheet', createWorkbook(ROWS), 'Leeg', 'is empty'],
  [
    'a damaged zip',
    createWorkbook(ROWS).slice(0, 200),
    'Aanbod',
    'is not a whole workbook: save it as .xlsx and send it again',
  ],
])('%s is refused by name', async (_, content, sheet, message) => {
  const map = createSmallMap({ source: { format: 'xlsx', sheet } });
  const { exitCode, report } = await runImport({ name: 'a.xlsx', content, map });
  expect(exitCode).toBe(1);
  expect(report.errors[0].message).toBe(message);
});
