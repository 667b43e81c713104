import type { MenuPage } from '../../../../domain/site/menu';
import type { Finding, ListFile, RecordOf, Rule } from './finding';
import { error } from './finding';
import { recordName } from './record-name';

/** Records that stand more than once, and names or paths that two records claim. */
export const DUPLICATES: readonly Rule[] = [
  once('catalogue/properties.json', 'ID', byIdAndLanguage),
  once('catalogue/property-details.json', 'ID', byIdAndLanguage),
  once('catalogue/projects.json', 'ID', byIdAndLanguage),
  once('catalogue/webIDs.json', 'WebID', ({ WebID, language }) => `${WebID} ${language}`),
  once('catalogue/citys.json', 'Name', byTownAndLanguage),
  once('catalogue/citysSale.json', 'Name', byTownAndLanguage),
  once('catalogue/citysRent.json', 'Name', byTownAndLanguage),
  once('site/towns.json', 'Name', ({ Name, Zip }) => `${Name} ${Zip}`),
  once('site/routes.json', 'original', ({ original }) => original.toLowerCase()),
  once('site/routes.json', 'nl', ({ nl }) => nl),
  once('site/routes.json', 'fr', ({ fr }) => fr),
  once('site/routes.json', 'en', ({ en }) => en),
  once('site/routes.json', 'de', ({ de }) => de),
  once('site/articles.json', 'id', ({ id }) => String(id)),
  once('site/articles.json', 'path', ({ path }) => path?.toLowerCase()),
  once('site/article-categories.json', 'ID', ({ ID }) => String(ID)),
  once('site/team.json', 'id', ({ id }) => String(id)),
  {
    whole: [],
    find: ({ source }) =>
      repeated('site/menu.json', 'id', flatMenu(source['site/menu.json']), ({ id }) => String(id)),
  },
];

/** The pages of the menu, those below others included. */
export const flatMenu = (menu: readonly MenuPage[]): MenuPage[] =>
  menu.flatMap((page) => [page, ...flatMenu(page.childMenus)]);

type Key<File extends ListFile> = (record: RecordOf<File>) => string | undefined;

function once<File extends ListFile>(file: File, field: string, key: Key<File>): Rule {
  return {
    whole: [],
    find: ({ source }) => repeated(file, field, source[file] as RecordOf<File>[], key),
  };
}

function* repeated<File extends ListFile>(
  file: File,
  field: string,
  records: readonly RecordOf<File>[],
  key: Key<File>,
): Iterable<Finding> {
  const first = new Map<string, string>();
  for (const [index, record] of records.entries()) {
    const value = key(record);
    if (value === undefined) continue;
    const name = recordName(file, record, index);
    const before = first.get(value);
    if (before === undefined) first.set(value, name);
    else if (before === name) yield error(file, name, field, 'is there twice');
    else yield error(file, name, field, `is ${value}, as that of ${before} is already`);
  }
}

function byIdAndLanguage({ ID, language }: { ID: number; language: string }): string {
  return `${ID} ${language}`;
}

function byTownAndLanguage(town: { Name: string; Zip: string; language: string }): string {
  return `${town.Name} ${town.Zip} ${town.language}`;
}
