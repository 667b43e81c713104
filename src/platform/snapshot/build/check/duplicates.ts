import { slugify } from '../../../../domain/routing/slug';
import { flattenMenu } from '../../../../domain/site/menu';
import type { Finding, SnapshotListFile, SnapshotRecord, SnapshotRule } from './finding';
import { createErrorFinding, createFileRule, createSiteError } from './finding';
import { getRecordName } from './record-name';

/** Refuses duplicate records, and names or paths that two records share. */
export const DUPLICATE_RULES: readonly SnapshotRule[] = [
  createUniqueRule('catalogue/properties.json', 'ID', buildIdLanguageKey),
  createUniqueRule('catalogue/property-details.json', 'ID', buildIdLanguageKey),
  createUniqueRule('catalogue/projects.json', 'ID', buildIdLanguageKey),
  createUniqueRule(
    'catalogue/webIDs.json',
    'WebID',
    ({ WebID, language }) => `${WebID} ${language}`,
  ),
  createUniqueRule('catalogue/citys.json', 'Name', buildCityLanguageKey),
  createUniqueRule('catalogue/citysSale.json', 'Name', buildCityLanguageKey),
  createUniqueRule('catalogue/citysRent.json', 'Name', buildCityLanguageKey),
  createUniqueRule('site/towns.json', 'Name', ({ Name, Zip }) => `${Name} ${Zip}`),
  createUniqueRule('site/town-texts.json', 'Name', ({ Name }) => slugify(Name)),
  createUniqueRule('site/sold.json', 'id', ({ id }) => String(id)),
  createUniqueRule('site/routes.json', 'original', ({ original }) => original.toLowerCase()),
  createUniqueRule('site/routes.json', 'nl', ({ nl }) => nl),
  createUniqueRule('site/routes.json', 'fr', ({ fr }) => fr),
  createUniqueRule('site/routes.json', 'en', ({ en }) => en),
  createUniqueRule('site/routes.json', 'de', ({ de }) => de),
  createUniqueRule('site/articles.json', 'id', ({ id }) => String(id)),
  createUniqueRule('site/articles.json', 'path', ({ path }) => path?.toLowerCase()),
  createUniqueRule('site/article-categories.json', 'ID', ({ ID }) => String(ID)),
  createUniqueRule('site/team.json', 'id', ({ id }) => String(id)),
  {
    requiredFiles: [],
    check: ({ source }) =>
      findDuplicates('site/menu.json', 'id', flattenMenu(source['site/menu.json']), ({ id }) =>
        String(id),
      ),
  },
];

type RecordKeyGetter<File extends SnapshotListFile> = (
  record: SnapshotRecord<File>,
) => string | undefined;

function createUniqueRule<File extends SnapshotListFile>(
  file: File,
  field: string,
  getKey: RecordKeyGetter<File>,
): SnapshotRule {
  return createFileRule([file], (_file, records) => findDuplicates(file, field, records, getKey));
}

function* findDuplicates<File extends SnapshotListFile>(
  file: File,
  field: string,
  records: readonly SnapshotRecord<File>[],
  getKey: RecordKeyGetter<File>,
): Iterable<Finding> {
  const firstNameByKey = new Map<string, string>();
  for (const [index, record] of records.entries()) {
    const key = getKey(record);
    if (key === undefined) continue;
    const name = getRecordName(file, record, index);
    const firstName = firstNameByKey.get(key);
    if (firstName === undefined) firstNameByKey.set(key, name);
    else if (firstName === name) yield createErrorFinding(file, name, field, 'is there twice');
    else {
      const problem = [file, name, field, `is ${key}, as that of ${firstName} is already`] as const;
      yield file === 'site/routes.json'
        ? createSiteError(...problem, { key: 'DESK_SITE_PATH_TAKEN' })
        : createErrorFinding(...problem);
    }
  }
}

function buildIdLanguageKey({ ID, language }: { ID: number; language: string }): string {
  return `${ID} ${language}`;
}

function buildCityLanguageKey(city: { Name: string; Zip: string; language: string }): string {
  return `${city.Name} ${city.Zip} ${city.language}`;
}
