import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readJsonRecords } from '../../../../scripts/staff/snapshot/json-records';
import { fc } from '../../../seeded-fast-check';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'json-records-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Reads a text in pieces of a few bytes; returns its records, or its error as 'name line message'. */
async function readRecords(text: string | Uint8Array, chunkBytes = 7): Promise<unknown[] | string> {
  const path = join(folder, 'records.json');
  await writeFile(path, text);
  const records: unknown[] = [];
  try {
    for await (const record of readJsonRecords(path, chunkBytes)) records.push(record);
    return records;
  } catch (problem) {
    const { name, line, message } = problem as Error & { line?: string };
    return [name, line, message].filter(Boolean).join(' ');
  }
}

describe('records of a list are read one by one', () => {
  test.each([
    ['none', '[]'],
    ['white space', ' [ \n ] \n'],
    ['a mark of byte order', '\uFEFF[{"a":1}]'],
    ['plain values', '[1, "a,]", null,true , [2,[3]], {}]'],
    [
      'brackets, quotes and backslashes in texts',
      JSON.stringify([{ a: '}],"\\' }, { b: '[{\\"' }]),
    ],
    ['characters of several bytes', '[{"a":"é€🏡"},\n{"b":"œ"}]'],
  ])('with %s', async (_, text) => {
    expect(await readRecords(text)).toEqual(JSON.parse(text.replace('\uFEFF', '')));
  });
});

describe('a broken file is explained as V8 explains a whole one', () => {
  const good = Array.from({ length: 3000 }, (_, id) => `  {"ID": ${id}}`).join(',\n');
  test.each([
    [
      'a comma too many in the last record',
      `[\n${good},\n {"ID": 1,}\n]`,
      /line 3002 Expected double-quoted property name$/,
    ],
    [
      'a comma too many behind the last record',
      `[\n${good},\n]`,
      /line 3002 Unexpected token '\]'/,
    ],
    [
      'no comma between records',
      `[\n${good}\n{"ID": 1}]`,
      /line 3002 Expected ',' or '\]' after array element$/,
    ],
    [
      'a line break in a text',
      `[\n${good},\n{"a": "b\n"}]`,
      /line 3002 Bad control character in string literal$/,
    ],
    [
      'a file that is cut off in a record',
      `[\n${good},\n{"ID": `,
      /line 3002 Unexpected end of JSON input/,
    ],
    ['a file that is cut off in a text', `[\n${good},\n{"ID": "a`, /line 3002 Unterminated string/],
    [
      'a file that is cut off behind a record',
      `[\n${good}`,
      /line 3001 Expected ',' or '\]'|line 3001 Unexpected end/,
    ],
    [
      'something behind the list',
      `[\n${good}]\n{}`,
      /line 3002 Unexpected non-whitespace character after JSON$/,
    ],
    ['an empty file', '', /line 1 Unexpected end of JSON input/],
    ['another text', 'hello', /line 1 Unexpected token 'h'/],
    ['one group of fields', '{"ID": 1}', /^NoListError/],
    ['an encoding that is not UTF-8', new Uint8Array([0x5b, 0x22, 0xff, 0x22, 0x5d]), /utf-8/],
  ])('%s', async (_, text, message) => {
    expect(await readRecords(text, 4096)).toMatch(message);
  });

  test('whatever was changed in it, nothing is read that V8 would refuse, and nothing refused that it reads', async () => {
    const record = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 });
    const change = fc.record({
      place: fc.nat(),
      text: fc.constantFrom('', '"', '{', ']', ',', '\\', 'x'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(record, { maxLength: 4 }),
        change,
        async (records, { place, text }) => {
          const json = JSON.stringify(records, null, 1);
          const at = place % json.length;
          const changed = json.slice(0, at) + text + json.slice(at + 1);
          expect(await readRecords(changed, 64)).toEqual(readWhole(changed));
        },
      ),
      { numRuns: 200 },
    );
  });
});

/** Returns what V8 reads; for a text that it refuses, anything that names a line of a syntax error. */
function readWhole(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    return Array.isArray(json) ? json : expect.stringMatching(/^NoListError/);
  } catch {
    return expect.stringMatching(/^JsonSyntaxError line \d+ /);
  }
}
