import { describe, expect, test } from 'vitest';
import { NEEDED_PAGES } from '../../../src/platform/snapshot/build/check/needed-pages';
import type { SnapshotFiles } from './checked-files';
import { changeRecords, findProblems, PROPERTIES } from './checked-files';

/** Takes a page out of route map and menu. */
function removePage(files: SnapshotFiles, original: string): void {
  const [, path] = original.split('/');
  for (const file of ['site/routes.json', 'site/menu.json'])
    files[file] = files[file].filter(
      (record: { original?: string; path?: string }) =>
        record.original !== original && record.path !== path,
    );
}

describe('a page that the site needs', () => {
  test.each(NEEDED_PAGES.filter(({ need }) => need === 'always'))(
    '$original is an error where it is missing',
    ({ original, reason }) => {
      const { errors } = findProblems((files) => removePage(files, original));
      expect(errors).toEqual([`route ${original} is no published page in nl, fr: ${reason}`]);
    },
  );

  test('is one only if it is published', () => {
    const { errors } = findProblems((files) => {
      const [page] = files['site/menu.json'];
      files['site/menu.json'].push({ ...page, id: 90, path: 'Privacy', status: 'Draft' });
    });
    expect(errors).toContainEqual(
      expect.stringMatching(/^route \/Privacy\/ is no published page in nl, fr/),
    );
  });

  test('is the list of what the catalogue holds', () => {
    const remove = (files: SnapshotFiles) => removePage(files, '/for-rent/');
    const warning = expect.stringMatching(/^route \/for-rent\/ is no published page in nl, fr/);
    expect(findProblems(remove).warnings).toContainEqual(warning);
    const without = findProblems((files) => {
      remove(files);
      for (const { ID, Goal } of files[PROPERTIES])
        if (Goal === 1) changeRecords(files, PROPERTIES, ID, { Goal: 0 });
    });
    expect(without.warnings).not.toContainEqual(warning);
  });

  test('is no building plot’s where there is none', () => {
    expect(findProblems(() => {}).warnings).toEqual([]);
  });
});
