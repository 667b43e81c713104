import * as v from 'valibot';
import type { ImportFault } from '../../record-file';
import type { Terminal } from '../../terminal';
import { describeMissingFiles } from './attach-files';
import { findLostFields } from './content-guard';
import { compareListings } from './guard-import';
import type { ImportMap } from './import-map';
import type { DownloadedFile } from './import-state';
import type { ImportTarget } from './import-target';
import type { ImportedRecord } from './imported-record';
import type { PreparedImport } from './prepare-import';
import type { FetchLimits } from './remote-file';
import type { SourceFile } from './source-file';
import type { StoredFiles } from './store-files';
import { listNamedFiles, storeFiles } from './store-files';

/** What an import reads and where it goes. */
export interface ImportContext {
  source: SourceFile;
  map: ImportMap;
  target: ImportTarget;
  limits: FetchLimits;
  terminal: Terminal;
}

/** The stored files of an import. */
export type ImportFiles = Record<FileKind, StoredFiles>;
type FileKind = 'pictures' | 'documents';

/** Fetches and stores the files that the records name; adds a note for each that cannot be had. */
export async function storeImportFiles(
  { read }: PreparedImport,
  { source, map, target, limits, terminal }: ImportContext,
): Promise<ImportFiles> {
  const { properties, projects } = read;
  const { directory, state } = target;
  const store = async (kind: FileKind): Promise<StoredFiles> => {
    const wanted = [
      ...properties.flatMap((record) => listNamedFiles(record.source, map[kind])),
      ...projects.flatMap((record) => listNamedFiles(record.source, map.projects?.[kind])),
    ];
    const storage = { source, directory, limits, terminal };
    const stored = await storeFiles(kind, wanted, state[kind], storage);
    const field = kind === 'pictures' ? 'Pictures' : 'Documents';
    read.notes.push(
      ...describeMissingFiles(properties, map[kind], field, stored),
      ...describeMissingFiles(projects, map.projects?.[kind], field, stored),
    );
    keepFiles(stored, state[kind], listKeptNames([...properties, ...projects], kind));
    return stored;
  };
  return { pictures: await store('pictures'), documents: await store('documents') };
}

/** Returns the fault of an import for which the server of its pictures answers too little; none if it does. */
export function guardPictures(
  { read }: PreparedImport,
  { pictures }: ImportFiles,
  { map, target }: ImportContext,
): ImportFault[] {
  const listings = compareListings(read.properties, map, target);
  const lacking = new Set(
    read.properties
      .filter((record) => !record.isKept && !hasStored(record, map, pictures))
      .map(({ id }) => id),
  );
  const now = new Map(
    [...listings.now].map(([id, values]) => [
      id,
      { Pictures: values.Pictures && !lacking.has(id) },
    ]),
  );
  return findLostFields({ ...listings, fields: ['Pictures'], now }, map.guard);
}

const hasStored = ({ source }: ImportedRecord, { pictures }: ImportMap, { files }: StoredFiles) =>
  listNamedFiles(source, pictures).some(({ address }) => files.has(address));

/** Leaves the files that kept records need among the stored ones. */
function keepFiles(
  { files }: StoredFiles,
  known: Readonly<Record<string, DownloadedFile>>,
  names: ReadonlySet<string>,
): void {
  for (const [address, file] of Object.entries(known))
    if (names.has(file.name) && !files.has(address)) files.set(address, file);
}

const KeptValues = v.object({
  Pictures: v.optional(v.array(v.object({ Url: v.string() })), []),
  Documents: v.optional(v.array(v.object({ File: v.string() })), []),
});

function listKeptNames(records: readonly ImportedRecord[], kind: FileKind): Set<string> {
  const names = records
    .filter(({ isKept }) => isKept)
    .flatMap(({ values }) => {
      const { Pictures, Documents } = v.parse(KeptValues, values.nl);
      return kind === 'pictures'
        ? Pictures.map(({ Url }) => Url.replace(/^.*\/|\.webp$/g, ''))
        : Documents.map(({ File }) => File);
    });
  return new Set(names);
}
