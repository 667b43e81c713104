import * as v from 'valibot';
import { parseRecords } from '../bucket';
import type { Manifest } from '../manifest';
import type { ReadPart } from '../part';
import type { FieldChange } from './diff-fields';
import { diffFields } from './diff-fields';

/** A version that can be read: its manifest and the bytes of its parts. */
export interface ReadableVersion {
  manifest: Manifest;
  read: ReadPart;
}

/** The differences within one kind of record, by the name of the record. */
export interface PartDiff {
  part: string;
  added: string[];
  removed: string[];
  changed: { record: string; fields: FieldChange[] }[];
}

/** The changes a load would make: one entry for each kind of record that differs. */
export interface SnapshotDiff {
  from: string | undefined;
  to: string;
  parts: PartDiff[];
}

type RecordsByName = ReadonlyMap<string, unknown>;

/**
 * Compares the live version with the next one. Parts with the same hash are equal and not read; of
 * the properties only buckets whose hash differs are read.
 */
export async function diffSnapshots(
  live: ReadableVersion | undefined,
  next: ReadableVersion,
): Promise<SnapshotDiff> {
  const parts = [
    await diffProperties(live, next),
    diffRecords('projects', ...(await loadFromBothVersions(live, next, loadChangedProjects))),
    ...(await diffSites(live, next)),
    diffRecords('documents', getDocumentHashes(live), getDocumentHashes(next)),
  ];
  return {
    from: live?.manifest.version,
    to: next.manifest.version,
    parts: parts.filter(
      ({ added, removed, changed }) => added.length + removed.length + changed.length > 0,
    ),
  };
}

/** Loads the same records of both versions; each call gets the manifest of the other version. */
const loadFromBothVersions = (
  live: ReadableVersion | undefined,
  next: ReadableVersion,
  load: (version: ReadableVersion, other?: Manifest) => Promise<RecordsByName>,
): Promise<[RecordsByName, RecordsByName]> =>
  Promise.all([live ? load(live, next.manifest) : new Map(), load(next, live?.manifest)]);

/**
 * Compares the properties by groups of buckets that hold the same ids in both versions, so that a few
 * buckets are in memory at once. Buckets with the same hash are not read.
 */
async function diffProperties(
  live: ReadableVersion | undefined,
  next: ReadableVersion,
): Promise<PartDiff> {
  const all: PartDiff = { part: 'properties', added: [], removed: [], changed: [] };
  const [before, after] = [live?.manifest.parts.details ?? [], next.manifest.parts.details];
  // The number of buckets is a power of two: a bucket of the fewer holds those of the more.
  const groups = Math.min(before.length || after.length, after.length);
  for (let group = 0; group < groups; group++) {
    const isInGroup = (_: string, number: number) => number % groups === group;
    const [old, own] = [before.filter(isInGroup), after.filter(isInGroup)];
    if (old.join() === own.join()) continue;
    const diff = diffRecords(
      all.part,
      live ? await loadProperties(live, old, own) : new Map(),
      await loadProperties(next, own, old),
    );
    all.added.push(...diff.added);
    all.removed.push(...diff.removed);
    all.changed.push(...diff.changed);
  }
  return all;
}

/** Loads the properties of buckets that the other version does not have, by ID. */
async function loadProperties(
  { read }: ReadableVersion,
  hashes: readonly string[],
  others: readonly string[],
): Promise<RecordsByName> {
  const records = new Map<string, unknown>();
  for (const hash of hashes)
    if (!others.includes(hash))
      for (const [id, property] of parseRecords(decodeUtf8(await read(hash))))
        records.set(String(id), property);
  return records;
}

async function loadChangedProjects(
  { manifest, read }: ReadableVersion,
  other?: Manifest,
): Promise<RecordsByName> {
  if (manifest.parts.projects === other?.parts.projects) return new Map();
  return indexRecordsByName(
    'projects',
    JSON.parse(decodeUtf8(await read(manifest.parts.projects))),
  );
}

const getDocumentHashes = (version: ReadableVersion | undefined): RecordsByName =>
  new Map(Object.entries(version?.manifest.documents ?? {}));

/** The name of a record in each of the site's lists; any other part is one record by itself. */
const RECORD_NAME_GETTERS: Record<string, (record: Record<string, unknown>) => string> = {
  projects: ({ ID, language }) => `${ID} ${language}`,
  menu: ({ id }) => `${id}`,
  routes: ({ original }) => `${original}`,
  articles: ({ id }) => `${id}`,
  articleCategories: ({ ID }) => `${ID}`,
  team: ({ id }) => `${id}`,
  towns: ({ Name, Zip }) => `${Name} ${Zip}`,
  categories: ({ WebID, language }) => `${WebID} ${language}`,
  cities: ({ Name, Zip, language }) => `${Name} ${Zip} ${language}`,
};

const UntypedRecord = v.record(v.string(), v.unknown());

async function diffSites(
  live: ReadableVersion | undefined,
  next: ReadableVersion,
): Promise<PartDiff[]> {
  const before = live ? await loadChangedSite(live, next.manifest) : {};
  const after = await loadChangedSite(next, live?.manifest);
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names.map((part) =>
    diffRecords(
      part,
      indexRecordsByName(part, before[part]),
      indexRecordsByName(part, after[part]),
    ),
  );
}

/** Loads the site of a version with the bodies of the articles that differ from the other version. */
async function loadChangedSite(
  { manifest, read }: ReadableVersion,
  other?: Manifest,
): Promise<v.InferOutput<typeof UntypedRecord>> {
  const bodies = await Promise.all(
    Object.entries(manifest.parts.articles)
      .filter(([id, hash]) => other?.parts.articles[id] !== hash)
      .map(async ([id, hash]) => [id, JSON.parse(decodeUtf8(await read(hash)))] as const),
  );
  if (manifest.parts.site === other?.parts.site && bodies.length === 0) return {};
  const site = v.parse(UntypedRecord, JSON.parse(decodeUtf8(await read(manifest.parts.site))));
  const bodyById = new Map(bodies);
  const articles = v.parse(v.array(UntypedRecord), site.articles);
  return {
    ...site,
    articles: articles.map((article) => ({ ...article, body: bodyById.get(String(article.id)) })),
  };
}

function indexRecordsByName(part: string, records: unknown): RecordsByName {
  if (records === undefined) return new Map();
  const getName = RECORD_NAME_GETTERS[part];
  if (!getName || !Array.isArray(records)) return new Map([[part, records]]);
  return new Map(records.map((record) => [getName(record), record]));
}

function diffRecords(part: string, before: RecordsByName, after: RecordsByName): PartDiff {
  const changed = [...after].flatMap(([record, to]) => {
    const fields = before.has(record) ? diffFields(before.get(record), to) : [];
    return fields.length > 0 ? [{ record, fields }] : [];
  });
  return {
    part,
    added: [...after.keys()].filter((record) => !before.has(record)),
    removed: [...before.keys()].filter((record) => !after.has(record)),
    changed,
  };
}

const decodeUtf8 = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
