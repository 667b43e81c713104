import { toBrusselsDay } from '../../../../src/domain/format/brussels-day';
import { attachDocuments, attachPictures } from './attach-files';
import { readOtherFiles } from './check-catalogue';
import type { AddedValues } from './derive-catalogue';
import { deriveCatalogue } from './derive-catalogue';
import type { IdRegister } from './id-register';
import { extendRegister } from './id-register';
import type { ImportMap } from './import-map';
import type { ImportState } from './import-state';
import type { ImportedRecord } from './imported-record';
import { listHeldPaths } from './missing-paths';
import type { PreparedImport } from './prepare-import';
import type { ImportContext, ImportFiles } from './store-import-files';
import { findUnusedFiles, removeUnusedFiles } from './unused-files';
import { writeFiles } from './write-catalogue';

/** Figures of an import that was written. */
export interface WrittenImport {
  files: string[];
  pictures: number;
  documents: number;
  newIds: number;
}

/** Writes the catalogue, the register and the state of an import whose files are stored. */
export async function writeImport(
  { read, sourceRecords }: PreparedImport,
  { pictures, documents }: ImportFiles,
  { source, map, target }: ImportContext,
): Promise<WrittenImport> {
  const { directory, state, register } = target;
  const { properties, projects } = read;
  const firstSeen = addFirstDays(state.firstSeen, properties);
  const attach =
    (rules: Pick<ImportMap, 'pictures' | 'documents'> | undefined): AddedValues =>
    (record) => ({
      ...attachPictures(record, rules?.pictures, pictures),
      ...attachDocuments(record, rules?.documents, documents),
    });
  const addProperty: AddedValues = (record) => ({
    ...attach(map)(record),
    ...(hasDate(record) ? {} : { DatePosted: firstSeen[record.id] }),
  });
  const needed: ImportState = {
    firstSeen,
    pictures: sortEntries(pictures.files),
    documents: sortEntries(documents.files),
    ...(source.validators && { source: source.validators }),
    ...(Object.keys(read.faulty).length > 0 && { faulty: read.faulty }),
    heldPaths: listHeldPaths(sourceRecords, map),
  };
  const unused = findUnusedFiles(state, needed);
  const newState: ImportState = { ...needed, ...(unused && { unused }) };
  const newRegister: IdRegister = {
    listings: map.id.register ? extendRegister(register.listings, properties) : register.listings,
    projects: map.projects?.id.register
      ? extendRegister(register.projects, projects)
      : register.projects,
  };
  const isRegistered = map.id.register ?? map.projects?.id.register;
  const files = await writeFiles(directory, {
    // First: a number that is given out must never be lost.
    ...(isRegistered && { 'ids.json': newRegister }),
    ...(!target.hasCategories && {
      'catalogue/webIDs.json': (await readOtherFiles(directory))['catalogue/webIDs.json'],
    }),
    ...deriveCatalogue(properties, projects, addProperty, attach(map.projects)),
    'import.json': newState,
  });
  await removeUnusedFiles(directory, state, newState);
  const countIds = ({ listings, projects: others }: IdRegister) =>
    Object.keys(listings).length + Object.keys(others).length;
  return {
    files,
    pictures: pictures.files.size,
    documents: documents.files.size,
    newIds: countIds(newRegister) - countIds(register),
  };
}

const hasDate = ({ values }: ImportedRecord) => typeof values.nl.DatePosted === 'string';

/** Adds today for the listings without a date that no import has seen before (decision 54). */
function addFirstDays(
  before: Readonly<Record<string, string>>,
  properties: readonly ImportedRecord[],
): Record<string, string> {
  const today = toBrusselsDay(new Date());
  const added = properties
    .filter((record) => !hasDate(record) && !Object.hasOwn(before, record.id))
    .map(({ id }) => [id, today] as const);
  return { ...before, ...Object.fromEntries(added) };
}

const sortEntries = <Value>(entries: ReadonlyMap<string, Value>): Record<string, Value> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
