import { toBrusselsDay } from '../../../../src/domain/format/brussels-day';
import type { Terminal } from '../../terminal';
import { attachDocuments, attachPictures, describeMissingFiles } from './attach-files';
import { readOtherFiles } from './check-catalogue';
import type { AddedValues } from './derive-catalogue';
import { deriveCatalogue } from './derive-catalogue';
import type { IdRegister } from './id-register';
import { extendRegister } from './id-register';
import type { ImportMap } from './import-map';
import type { ImportState } from './import-state';
import type { ImportTarget } from './import-target';
import type { PreparedImport } from './prepare-import';
import type { ImportedRecord } from './read-catalogue';
import type { FetchLimits } from './remote-file';
import type { SourceFile } from './source-file';
import type { StoredFiles } from './store-files';
import { listNamedFiles, storeFiles } from './store-files';
import { removeUnusedFiles, writeFiles } from './write-catalogue';

/** Figures of an import that was written. */
export interface WrittenImport {
  files: string[];
  pictures: number;
  documents: number;
  newIds: number;
}

/** Fetches the files that the records name, and writes the catalogue, the register and the state. */
export async function writeImport(
  { read }: PreparedImport,
  { source, map, target, limits, terminal }: WriteContext,
): Promise<WrittenImport> {
  const { directory, state, register } = target;
  const { properties, projects } = read;
  const store = async (kind: 'pictures' | 'documents'): Promise<StoredFiles> => {
    const wanted = [
      ...properties.flatMap((record) => listNamedFiles(record.source, map[kind])),
      ...projects.flatMap((record) => listNamedFiles(record.source, map.projects?.[kind])),
    ];
    const stored = await storeFiles(kind, wanted, state[kind], {
      source,
      directory,
      limits,
      terminal,
    });
    const field = kind === 'pictures' ? 'Pictures' : 'Documents';
    read.notes.push(
      ...describeMissingFiles(properties, map[kind], field, stored),
      ...describeMissingFiles(projects, map.projects?.[kind], field, stored),
    );
    return stored;
  };
  const pictures = await store('pictures');
  const documents = await store('documents');
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
  const newState: ImportState = {
    firstSeen,
    pictures: sortEntries(pictures.files),
    documents: sortEntries(documents.files),
  };
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

export interface WriteContext {
  source: SourceFile;
  map: ImportMap;
  target: ImportTarget;
  limits: FetchLimits;
  terminal: Terminal;
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
