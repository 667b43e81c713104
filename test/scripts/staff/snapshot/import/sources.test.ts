import { describe, expect, test } from 'vitest';
import { createImportFolder, formatFaults } from './import-run';
import { createKyero, createTable, formatTable } from './sources';

const { runImport, readCatalogue } = createImportFolder();

const importTable = (content: string | Uint8Array, map: string | object = 'table.json') =>
  runImport({ name: 'a.csv', content, map });
const importXml = (content: string) => runImport({ name: 'a.xml', content, map: 'kyero.json' });

const TABLE = createTable(2, [], { City: 'Érezée', Zip: '6997' });
const encodeLatin = (text: string) => Buffer.from(text, 'latin1');

describe('the encoding of a table', () => {
  test.each([
    ['UTF-8', Buffer.from(TABLE)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TABLE}`)],
    ['UTF-16, little end first', Buffer.from(`\ufeff${TABLE}`, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(`\ufeff${TABLE}`, 'utf16le').swap16()],
    ['Windows-1252', encodeLatin(TABLE)],
  ])('%s is read', async (_, content) => {
    expect((await importTable(content)).report).toMatchObject({ ok: true, listings: 2 });
    expect((await readCatalogue('properties.json'))[0].City).toBe('ÉREZÉE');
  });

  test.each([
    ['a line of Windows-1252 in UTF-8', [TABLE, '\r\n', encodeLatin('70003;koop;Érezée')]],
    ['bytes that stand for nothing', [TABLE, '\r\n', Buffer.from([0x81, 0x8d, 0x00])]],
  ])('%s is refused by its line', async (_, parts) => {
    const { exitCode, report } = await importTable(
      Buffer.concat(parts.map((part) => Buffer.from(part as string))),
    );
    expect(exitCode).toBe(1);
    expect(report.errors).toEqual([
      { record: 'line 4', field: '', message: expect.stringMatching(/^holds bytes that are no /) },
    ]);
  });
});

describe('a table', () => {
  test('a row with too few cells is refused by itself, with its line', async () => {
    const [header = '', first = '', second = ''] = TABLE.split('\r\n');
    const { report } = await importTable(
      [header, first.replace('Hoeve', '"Hoeve\nmet\nlijnen"'), second.slice(0, 30)].join('\r\n'),
    );
    expect(report.errors).toMatchObject([{ record: 'record 2, line 5', field: '' }]);
  });

  test.each([
    ['a quote that never closes', `${TABLE}\r\n70003;"koop;x`, 'opens a quote that never closes'],
    ['a column twice', TABLE.replace('ID;Goal', 'ID;ID'), 'has two columns of the name ID'],
    ['nothing', '', 'is empty'],
  ])('%s refuses the file, --partial or not', async (_, content, message) => {
    const { exitCode, report } = await runImport(
      { name: 'a.csv', content, map: 'table.json' },
      '--partial',
    );
    expect(exitCode).toBe(1);
    expect(report.errors[0].message).toBe(message);
  });

  test('columns that the map reads and the table lacks are named', async () => {
    const { report } = await importTable(formatTable([{ ID: '1', Goal: 'koop' }]));
    expect(report.missingColumns).toContain('Category');
    expect(formatFaults(report.errors)).toContain('record 1 TypeDescription');
  });
});

describe('XML', () => {
  const BOMB = `<!DOCTYPE root [<!ENTITY a "${'ha'.repeat(50)}"><!ENTITY b "&a;&a;&a;&a;">]>`;
  test.each([
    ['a document type', createKyero(1).replace('<root>', `${BOMB}<root>`), /document type/],
    ['an unknown entity', createKyero(1).replace('Durbuy', '&eacute;'), /is not valid XML/],
    ['an unclosed element', createKyero(1).replace('</root>', ''), /is not valid XML/],
    [
      'nesting without end',
      createKyero(1).replace('<desc>', `<desc>${'<a>'.repeat(40)}${'</a>'.repeat(40)}`),
      /nested deeper than 32/,
    ],
    [
      'another version of the feed',
      createKyero(1).replace('<feed_version>3', '<feed_version>9'),
      /feed_version is "9"/,
    ],
  ])('%s refuses the file', async (_, content, message) => {
    const { exitCode, report } = await importXml(content);
    expect(exitCode).toBe(1);
    expect(report.errors[0].message).toMatch(message);
  });

  test('an element called like a part of every object is an element', async () => {
    const content = createKyero(1).replace('<desc>', '<__proto__><x>1</x></__proto__><desc>');
    const { report } = await importXml(content);
    expect(report).toMatchObject({
      ok: true,
      unusedFields: [{ path: '__proto__.x' }, { path: 'date' }],
    });
  });
});

test('JSON with a syntax error is refused by its line', async () => {
  const { report } = await runImport({
    name: 'a.json',
    content: '{"estates": [\n{"id": }',
    map: 'whise.json',
  });
  expect(report.errors).toMatchObject([{ record: 'line 2' }]);
});

test('an answer that says no is refused, though it is valid', async () => {
  const content = JSON.stringify({ estates: [], isValidRequest: false });
  const { report } = await runImport({ name: 'a.json', content, map: 'whise.json' });
  expect(report.errors[0].message).toBe('isValidRequest is "false", where true is needed');
});
