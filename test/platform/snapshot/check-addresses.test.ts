import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CONTENT_RULE } from '../../../src/platform/snapshot/build/check/content';
import type { RuleInput } from '../../../src/platform/snapshot/build/check/finding';
import { SCRIPT_ADDRESS_RULE } from '../../../src/platform/snapshot/build/check/refused-texts';
import { isPropertyFile } from '../../../src/platform/snapshot/build/property-files';
import type { PropertySlice, SnapshotFile } from '../../../src/platform/snapshot/build/source';
import { SNAPSHOT_FILE_SCHEMAS } from '../../../src/platform/snapshot/build/source';
import { ADDRESS_NAMES, getFieldPath } from '../../../src/platform/snapshot/build/text-kinds';
import { checkFiles, findProblems } from './checked-files';
import { listFieldSchemas } from './schema-texts';
import { createSmallSnapshot } from './small-snapshot';

const BAD = ['ftp://x.example/f.mp4', 'javascript:alert(1)', 'nonsense', 'media/f.mp4', 'https://'];

const getName = (path: string) => getFieldPath(path).split('.').at(-1) ?? '';
const isText = (schema: v.GenericSchema) =>
  ['/media/hero/dorp.webp', 'https://x.example/'].some((text) => v.is(schema, text));

/** Every field of every file that takes a text, with its schema. */
const TEXT_FIELDS = (Object.keys(SNAPSHOT_FILE_SCHEMAS) as SnapshotFile[]).flatMap((file) =>
  listFieldSchemas(file)
    .filter(([, schema]) => isText(schema))
    .map(([path, schema]) => ({ file, path: path.replace(/^\./, ''), schema })),
);
const ADDRESS_FIELDS = TEXT_FIELDS.filter(
  ({ path }) => ADDRESS_NAMES.includes(getName(path)) || path.endsWith('link.path'),
);

/** Returns what the rules say of a record that holds a text at a dotted path and nothing else. */
function findByRules(file: SnapshotFile, path: string, text: string) {
  const record = path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), text);
  const { source } = checkFiles(createSmallSnapshot());
  const input = { source: { ...source, [file]: [record] } } as unknown as RuleInput;
  if (file === 'site/configuration.json')
    input.source[file] = { ...source?.[file], ...(record as object) } as never;
  const slice = {
    ...{ 'catalogue/properties.json': [], 'catalogue/property-details.json': [] },
    ...(isPropertyFile(file) && { [file]: [record] }),
  } as PropertySlice;
  return [CONTENT_RULE, SCRIPT_ADDRESS_RULE].flatMap((rule) => [
    ...(rule.checkProperties?.(input, slice) ?? []),
    ...(isPropertyFile(file) ? [] : (rule.check?.(input, undefined as never) ?? [])),
  ]);
}

test('a field whose name is that of an address is checked as one', () => {
  const LOOKS_LIKE_ADDRESS = /url|link|video|poster|ExternalWeb|picture|image|conduct/i;
  const names = TEXT_FIELDS.map(({ path }) => getName(path)).filter((name) =>
    LOOKS_LIKE_ADDRESS.test(name),
  );
  expect(new Set(names)).toEqual(new Set(ADDRESS_NAMES));
});

const READ_BY_PROVIDER = ['VideoUrl', 'VirtualTourUrl', 'VisualisationUrl'];

test.each(ADDRESS_FIELDS.filter(({ path }) => !READ_BY_PROVIDER.includes(path)))(
  '$file $path is named where it is no address',
  ({ file, path, schema }) => {
    for (const text of BAD)
      expect(
        !v.is(schema, text) || findByRules(file, path, text).some(({ field }) => field === path),
        text,
      ).toBe(true);
    for (const text of ['/media/hero/dorp.webp', 'https://x.example/a.mp4'])
      if (v.is(schema, text))
        expect(
          findByRules(file, path, text).filter(({ message }) => /no address/.test(message)),
        ).toEqual([]);
  },
);

test.each(READ_BY_PROVIDER)('%s is named where no provider knows it', (field) => {
  for (const text of BAD) {
    const { errors, warnings } = findProblems((files) => {
      files['catalogue/property-details.json'][0][field] = text;
    });
    expect(
      [...errors, ...warnings].filter((one) => one.includes(` ${field} `)),
      text,
    ).not.toEqual([]);
  }
});
