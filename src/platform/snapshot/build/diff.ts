import * as v from 'valibot';
import { CATALOGUE_LANGUAGES } from '../../../domain/language/language';
import { recordsIn } from '../bucket';
import type { ReadPart } from '../catalogue-store';
import type { Manifest } from '../manifest';

/** A version that can be read: its manifest and the bytes of its parts. */
export interface ReadableVersion {
  manifest: Manifest;
  read: ReadPart;
}

/** A field by its dotted path, what it was and what it becomes; undefined where it is not there. */
export interface FieldChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** What differs within one kind of record, by the name of the record. */
export interface PartDiff {
  part: string;
  added: string[];
  removed: string[];
  changed: { record: string; fields: FieldChange[] }[];
}

/** What a load would change: one entry for each kind of record in which anything differs. */
export interface SnapshotDiff {
  from: string | undefined;
  to: string;
  parts: PartDiff[];
}

type Records = ReadonlyMap<string, unknown>;

/**
 * Compares what is live with what is to come. Of the listings only those buckets are read whose
 * hash differs; parts with the same hash are the same.
 */
export async function diffSnapshots(
  live: ReadableVersion | undefined,
  next: ReadableVersion,
): Promise<SnapshotDiff> {
  const parts = [
    diffRecords('properties', ...(await onBoth(live, next, changedProperties))),
    diffRecords('projects', ...(await onBoth(live, next, projects))),
    ...(await diffSites(live, next)),
    diffRecords('documents', documents(live), documents(next)),
  ];
  return {
    from: live?.manifest.version,
    to: next.manifest.version,
    parts: parts.filter(
      ({ added, removed, changed }) => added.length + removed.length + changed.length > 0,
    ),
  };
}

/** Reads the same of both versions; each side is told what the other one holds. */
const onBoth = (
  live: ReadableVersion | undefined,
  next: ReadableVersion,
  records: (version: ReadableVersion, other?: Manifest) => Promise<Records>,
): Promise<[Records, Records]> =>
  Promise.all([live ? records(live, next.manifest) : new Map(), records(next, live?.manifest)]);

/** The properties in buckets that the other version does not have, by ID. */
async function changedProperties(
  { manifest, read }: ReadableVersion,
  other?: Manifest,
): Promise<Records> {
  const same = new Set(other?.parts.details);
  const changed = manifest.parts.details.filter((hash) => !same.has(hash));
  const buckets = await Promise.all(
    changed.map(async (hash) => recordsIn(decode(await read(hash)))),
  );
  return new Map(buckets.flatMap((bucket) => [...bucket].map(([id, both]) => [String(id), both])));
}

async function projects({ manifest, read }: ReadableVersion, other?: Manifest): Promise<Records> {
  if (manifest.parts.projects === other?.parts.projects) return new Map();
  return byName('projects', JSON.parse(decode(await read(manifest.parts.projects))));
}

const documents = (version: ReadableVersion | undefined): Records =>
  new Map(Object.entries(version?.manifest.documents ?? {}));

/** How the records of the site's lists are named; what is not listed here is one record of its own. */
const NAMES: Record<string, (record: Record<string, unknown>) => string> = {
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

const SitePart = v.record(v.string(), v.unknown());

async function diffSites(
  live: ReadableVersion | undefined,
  next: ReadableVersion,
): Promise<PartDiff[]> {
  const before = live ? await siteOf(live, next.manifest) : {};
  const after = await siteOf(next, live?.manifest);
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names.map((part) =>
    diffRecords(part, byName(part, before[part]), byName(part, after[part])),
  );
}

/** The site of a version with the bodies of those articles that the other version has not alike. */
async function siteOf(
  { manifest, read }: ReadableVersion,
  other?: Manifest,
): Promise<v.InferOutput<typeof SitePart>> {
  const bodies = await Promise.all(
    Object.entries(manifest.parts.articles)
      .filter(([id, hash]) => other?.parts.articles[id] !== hash)
      .map(async ([id, hash]) => [id, JSON.parse(decode(await read(hash)))] as const),
  );
  if (manifest.parts.site === other?.parts.site && bodies.length === 0) return {};
  const site = v.parse(SitePart, JSON.parse(decode(await read(manifest.parts.site))));
  const bodyOf = new Map(bodies);
  const articles = v.parse(v.array(SitePart), site.articles);
  return {
    ...site,
    articles: articles.map((article) => ({ ...article, body: bodyOf.get(String(article.id)) })),
  };
}

function byName(part: string, records: unknown): Records {
  if (records === undefined) return new Map();
  const name = NAMES[part];
  if (!name || !Array.isArray(records)) return new Map([[part, records]]);
  return new Map(records.map((record) => [name(record), record]));
}

function diffRecords(part: string, before: Records, after: Records): PartDiff {
  const changed = [...after].flatMap(([record, to]) => {
    const fields = before.has(record) ? fieldChanges(before.get(record), to) : [];
    return fields.length > 0 ? [{ record, fields }] : [];
  });
  return {
    part,
    added: [...after.keys()].filter((record) => !before.has(record)),
    removed: [...before.keys()].filter((record) => !after.has(record)),
    changed,
  };
}

/** Every leaf that differs; lists are compared place by place. */
function fieldChanges(from: unknown, to: unknown, path: readonly string[] = []): FieldChange[] {
  if (isBranch(from) && isBranch(to)) {
    const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])];
    return keys.flatMap((key) => fieldChanges(from[key], to[key], [...path, key]));
  }
  return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field: fieldName(path), from, to }];
}

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The language of a property's record stands last, as people say it: 'Price nl'. */
function fieldName(path: readonly string[]): string {
  const [language, ...field] = path;
  const isProperty = CATALOGUE_LANGUAGES.some((known) => known === language) && field.length > 0;
  return isProperty ? `${field.join('.')} ${language}` : path.join('.');
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
