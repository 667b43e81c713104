import type { SnapshotFile } from '../source';

type RawRecord = Record<string, unknown>;

/** How people name a record of each file. It reads the fields as they came: the record may be broken. */
const RECORD_NAME_PARTS: Record<SnapshotFile, (record: RawRecord) => unknown[]> = {
  'catalogue/properties.json': ({ ID, language }) => [ID, language],
  'catalogue/property-details.json': ({ ID, language }) => [ID, language],
  'catalogue/projects.json': ({ ID, language }) => ['project', ID, language],
  'catalogue/webIDs.json': ({ WebID, language }) => ['category', WebID, language],
  'catalogue/citys.json': ({ Name, Zip, language }) => [Name, Zip, language],
  'catalogue/citysSale.json': ({ Name, Zip, language }) => [Name, Zip, language],
  'catalogue/citysRent.json': ({ Name, Zip, language }) => [Name, Zip, language],
  'catalogue/neighbourhoods.json': ({ ID }) => ['neighbourhood', ID],
  'site/configuration.json': () => ['configuration'],
  'site/menu.json': ({ id }) => ['menu', id],
  'site/routes.json': ({ original }) => ['route', original],
  'site/articles.json': ({ id }) => ['article', id],
  'site/article-categories.json': ({ ID }) => ['article category', ID],
  'site/team.json': ({ id }) => ['team', id],
  'site/towns.json': ({ Name, Zip }) => [Name, Zip],
};

/** '84213 nl', 'menu 21'; where a record lacks what names it, its place: 'record 17'. */
export function getRecordName(file: SnapshotFile, record: unknown, index: number): string {
  return findRecordName(file, record) ?? `record ${index + 1}`;
}

/** The name that a record's own fields give it; undefined where one of them is lacking. */
export function findRecordName(file: SnapshotFile, record: unknown): string | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const words = RECORD_NAME_PARTS[file](record as RawRecord);
  const complete = words.every((word) => ['string', 'number'].includes(typeof word) && word !== '');
  return complete ? words.join(' ') : undefined;
}
