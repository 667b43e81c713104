import type { SnapshotFile, SnapshotSource } from '../source';
import type { Finding, Rule } from './finding';
import { error } from './finding';
import { recordName } from './record-name';

/** What may stand only once in a file. */
interface Unique<File extends SnapshotFile> {
  file: File;
  field: string;
  what: string;
  key(record: RecordOf<File>): string | undefined;
}

type RecordOf<File extends SnapshotFile> = SnapshotSource[File] extends readonly (infer R)[]
  ? R
  : never;

const unique = <File extends SnapshotFile>(
  file: File,
  field: string,
  what: string,
  key: Unique<File>['key'],
): Rule => ({
  whole: [],
  find: ({ source }) => repeated({ file, field, what, key }, source[file] as RecordOf<File>[]),
});

function* repeated<File extends SnapshotFile>(
  { file, field, what, key }: Unique<File>,
  records: readonly RecordOf<File>[],
): Iterable<Finding> {
  const first = new Map<string, string>();
  for (const [index, record] of records.entries()) {
    const value = key(record);
    if (value === undefined) continue;
    const name = recordName(file, record, index);
    const before = first.get(value);
    if (before === undefined) first.set(value, name);
    else if (before === name) yield error(file, name, field, `${what} is there twice`);
    else yield error(file, name, field, `${what} ${value} belongs to ${before} already`);
  }
}

/** Records that stand more than once, and names or paths that two records claim. */
export const DUPLICATES: readonly Rule[] = [
  unique('catalogue/properties.json', 'ID', 'this ID in this language', byIdAndLanguage),
  unique('catalogue/property-details.json', 'ID', 'this ID in this language', byIdAndLanguage),
  unique('catalogue/projects.json', 'ID', 'this ID in this language', byIdAndLanguage),
  unique('catalogue/webIDs.json', 'WebID', 'this WebID in this language', (category) =>
    [category.WebID, category.language].join(' '),
  ),
  unique('catalogue/citys.json', 'Name', 'this town in this language', byTown),
  unique('catalogue/citysSale.json', 'Name', 'this town in this language', byTown),
  unique('catalogue/citysRent.json', 'Name', 'this town in this language', byTown),
  unique('site/towns.json', 'Name', 'this town', ({ Name, Zip }) => `${Name} ${Zip}`),
  unique('site/routes.json', 'original', 'this path', ({ original }) => original.toLowerCase()),
  unique('site/routes.json', 'nl', 'the path', ({ nl }) => nl),
  unique('site/routes.json', 'fr', 'the path', ({ fr }) => fr),
  unique('site/routes.json', 'en', 'the path', ({ en }) => en),
  unique('site/routes.json', 'de', 'the path', ({ de }) => de),
  unique('site/articles.json', 'id', 'this id', ({ id }) => String(id)),
  unique('site/articles.json', 'path', 'the path', ({ path }) => path?.toLowerCase()),
  unique('site/article-categories.json', 'ID', 'this ID', ({ ID }) => String(ID)),
  unique('site/team.json', 'id', 'this id', ({ id }) => String(id)),
  {
    whole: [],
    find: ({ source }) =>
      repeated(
        { file: 'site/menu.json', field: 'id', what: 'this id', key: ({ id }) => String(id) },
        flatMenu(source['site/menu.json']),
      ),
  },
];

function byIdAndLanguage({ ID, language }: { ID: number; language: string }): string {
  return `${ID} ${language}`;
}

function byTown({ Name, Zip, language }: { Name: string; Zip: string; language: string }): string {
  return `${Name} ${Zip} ${language}`;
}

type MenuPages = SnapshotSource['site/menu.json'];

/** The pages of the menu, those below others included. */
export const flatMenu = (menu: MenuPages): MenuPages =>
  menu.flatMap((page) => [page, ...flatMenu(page.childMenus)]);
