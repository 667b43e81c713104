import type { SnapshotFile } from '../source';

type Raw = Record<string, unknown>;

/** How people name a record of each file. It reads the fields as they came: the record may be broken. */
const NAMES: Record<SnapshotFile, (record: Raw) => unknown[]> = {
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
export function recordName(file: SnapshotFile, record: unknown, index: number): string {
  return ownName(file, record) ?? `record ${index + 1}`;
}

/** The name that a record's own fields give it; undefined where one of them is lacking. */
export function ownName(file: SnapshotFile, record: unknown): string | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const words = NAMES[file](record as Raw);
  const complete = words.every((word) => ['string', 'number'].includes(typeof word) && word !== '');
  return complete ? words.join(' ') : undefined;
}
