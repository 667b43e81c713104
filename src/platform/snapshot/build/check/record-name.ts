import type { SnapshotFile } from '../source';

type RawRecord = Record<string, unknown>;

/** The parts of a record's name in each file, read from unvalidated fields: the record may be invalid. */
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
  'site/synonyms.json': ({ language, sought }: RawRecord) => [language, [sought].flat()[0]],
  'site/texts.json': () => ['texts'],
  'site/town-texts.json': ({ Name }) => ['town', Name],
  'site/sold.json': ({ id }) => ['sold home', id],
  'site/base-map.json': () => ['base map'],
  'site/base-map.geojson': () => ['base map'],
  'site/towns.json': ({ Name, Zip }) => [Name, Zip],
};

/** Returns the name of a record, '84213 nl' or 'menu 21'; else its position: 'record 17'. */
export function getRecordName(file: SnapshotFile, record: unknown, index: number): string {
  return findRecordName(file, record) ?? `record ${index + 1}`;
}

/** A name that is longer is no name: most likely a text was pasted there. */
const MAX_NAME = 120;

/** Returns the name that a record's fields form; undefined if one of them is missing. */
export function findRecordName(file: SnapshotFile, record: unknown): string | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const parts = RECORD_NAME_PARTS[file](record as RawRecord);
  const isComplete = parts.every(
    (part) => ['string', 'number'].includes(typeof part) && part !== '',
  );
  return isComplete ? parts.join(' ').slice(0, MAX_NAME) : undefined;
}

/** 'configuration', 'texts': the file that is one object is named by itself. */
export const getObjectName = (file: SnapshotFile): string => file.replace(/^.*\/|\.json$/g, '');
