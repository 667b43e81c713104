import { describe, expect, test } from 'vitest';
import type { SnapshotFile } from '../../../src/platform/snapshot/build/source';
import { SNAPSHOT_FILE_SCHEMAS } from '../../../src/platform/snapshot/build/source';
import {
  getTextKind,
  MARKUP_FIELDS,
  VALUE_NAMES,
} from '../../../src/platform/snapshot/build/text-kinds';
import { findProblems } from './checked-files';
import { listTextPaths } from './schema-texts';

const FILES = Object.keys(SNAPSHOT_FILE_SCHEMAS) as SnapshotFile[];

describe('the table of text fields', () => {
  test('names only fields that the schemas know', () => {
    const withoutLanguage = (path: string) => path.replace(/\.(?:nl|fr|en|de)$/, '');
    for (const [file, fields] of Object.entries(MARKUP_FIELDS)) {
      const known = listTextPaths(file as SnapshotFile).map(withoutLanguage);
      expect(known).toEqual(expect.arrayContaining(Object.keys(fields)));
    }
    const names = FILES.flatMap(listTextPaths).map((path) =>
      withoutLanguage(path).split('.').at(-1),
    );
    expect([...VALUE_NAMES].filter((name) => !names.includes(name))).toEqual([]);
  });

  test('addresses are values: no field whose name says so is cleaned as a text', () => {
    const addresses = FILES.flatMap((file) =>
      listTextPaths(file)
        .filter((path) => /url$|path$|link$|css$|color$|date$/i.test(path.replace(/\.\w\w$/, '')))
        .filter((path) => getTextKind(file, path) !== 'value')
        .map((path) => `${file} ${path}`),
    );
    expect(addresses).toEqual([]);
  });
});

describe('what a load removes is named, by record and field', () => {
  const HTML = '<p>Ruim <font color="red">huis</font></p>';

  test.each([
    ['catalogue/property-details.json', 'Description', '84213 nl Description'],
    ['catalogue/property-details.json', 'Heritage', '84213 nl Heritage'],
    ['catalogue/properties.json', 'TypeDescription', '84213 nl TypeDescription'],
    ['site/articles.json', 'body', 'article 801 body.nl'],
    ['site/team.json', 'name', 'team 1 name'],
  ])('in %s, %s', (file, field, place) => {
    const { errors, warnings } = findProblems((files) => {
      const record = files[file][0];
      record[field] = field === 'body' ? { nl: HTML, fr: 'Maison' } : HTML;
    });
    expect(errors).toEqual([]);
    expect(warnings).toContainEqual(expect.stringMatching(new RegExp(`^${place} holds .*<font>`)));
  });

  test('the form of a text alone is a note', () => {
    const { errors, warnings } = findProblems((files) => {
      files['catalogue/property-details.json'][0].Description = '<p class="intro">Ruim huis.</p>';
    });
    expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
  });

  test('a headline of nothing but tags is refused', () => {
    const { errors } = findProblems((files) => {
      files['catalogue/properties.json'][0].TypeDescription = '<p><br></p>';
    });
    expect(errors).toContain('84213 nl TypeDescription holds tags and no text');
  });
});
