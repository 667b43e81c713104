import * as v from 'valibot';
import type { CatalogueState } from '../../../domain/catalogue/changes/catalogue-state';
import {
  createState,
  decodeState,
  encodeState,
  isContinued,
} from '../../../domain/catalogue/changes/catalogue-state';
import type { PropertyChange } from '../../../domain/catalogue/changes/property-change';
import type { ListingIndex } from '../../../domain/catalogue/listing/listing-index';
import { findWithheld, isStillWithheld } from '../../../domain/catalogue/public-from';
import { DAY_MS } from '../../../domain/format/durations';
import type { Environment } from '../../../env';
import {
  CountColumn,
  FlagColumn,
  KeyColumn,
  MomentColumn,
  parseRows,
} from '../../../platform/d1-rows';
import { loadPointer } from '../../../platform/snapshot/pointer-store';
import type { Snapshot } from '../../../platform/snapshot/snapshot';
import { findAlertLimit } from '../alert-times';
import { advanceState } from './advance-state';
import { findChanges } from './find-changes';

type Stores = Pick<Environment, 'DB' | 'FILES' | 'SNAPSHOTS'>;

/** The load before a version, and whether that version was live at an earlier time. */
interface LoadsBefore {
  last: v.InferOutput<typeof LoadRow> | undefined;
  isKnown: boolean;
}

/** Changes per statement: D1 takes two megabytes of text, and a change has some hundred bytes. */
const CHANGES_PER_STATEMENT = 5000;

const STATE_PREFIX = 'catalogue-states/';

/**
 * Records what changed in the catalogue if another version is live than at the last call. For the first
 * version only the load is recorded, as for a version that was live before: subscribers were told about
 * it then. Any number of callers may run at once and stop anywhere: one batch records a load under its
 * number.
 */
export async function recordLoad(stores: Stores, snapshot: Snapshot, now: number): Promise<void> {
  const { version } = snapshot;
  const pointer = await loadPointer(stores.SNAPSHOTS);
  // This isolate has not opened the live version yet, or there is none in KV.
  if (pointer?.current !== version) return;
  const { last, isKnown } = await loadLoadsBefore(stores.DB, version);
  if (last?.version === version)
    return compareAgain(stores.DB, last, snapshot.catalogue.index, now);
  // KV may answer with the pointer of a minute ago: going back names the version that was live last.
  if (isKnown && last && !pointer.previous.includes(last.version)) return;

  const before = last && (await loadState(stores.FILES, last.version));
  if (last && !before) console.error(`alerts: the state of version ${last.version} is lost`);
  const after =
    (isKnown ? await loadState(stores.FILES, version) : undefined) ??
    advanceState(
      before ?? createState(0),
      snapshot.catalogue.index,
      snapshot.site.configuration.listings,
      Math.floor(now / DAY_MS),
    );
  await stores.FILES.put(STATE_PREFIX + version, encodeState(after));
  const changes = before ? findChanges(before, after) : [];
  await insertLoadOnce(stores.DB, changes, {
    number: (last?.number ?? 0) + 1,
    version,
    at: now,
    announces: before !== undefined && !isKnown && isContinued(before, snapshot.catalogue.index),
  });
  await deleteOtherStates(stores.FILES, [version, ...pointer.previous]);
}

/**
 * Compares the version with the searches again each morning, as they change without a load: owners' counts, and
 * subscribers who are new and not told yet of what is not public. Also when a property becomes public.
 */
async function compareAgain(
  db: D1Database,
  { number, version, createdAt, isMatched }: v.InferOutput<typeof LoadRow>,
  index: ListingIndex,
  now: number,
): Promise<void> {
  const isMorning = createdAt < findAlertLimit('daily', now);
  const hasOpened = !isStillWithheld(findWithheld(index, createdAt), now);
  if (!isMatched || !(isMorning || hasOpened)) return;
  await insertLoadOnce(db, [], { number: number + 1, version, at: now, announces: false });
}

const LoadRow = v.object({
  number: CountColumn,
  version: KeyColumn,
  createdAt: MomentColumn,
  isMatched: FlagColumn,
  isKnown: FlagColumn,
});

async function loadLoadsBefore(db: D1Database, version: string): Promise<LoadsBefore> {
  const { results } = await db
    .prepare(
      `SELECT number, version, created_at AS createdAt, matched_at IS NOT NULL AS isMatched, EXISTS (SELECT 1 FROM catalogue_loads WHERE version = ?1) AS isKnown
       FROM catalogue_loads ORDER BY number DESC LIMIT 1`,
    )
    .bind(version)
    .all();
  const [last] = parseRows(LoadRow, results, 'catalogue_loads');
  return { last, isKnown: last?.isKnown ?? false };
}

interface Load {
  number: number;
  version: string;
  at: number;
  announces: boolean;
}

/** Inserts a load and its changes, unless another caller did. */
async function insertLoadOnce(
  db: D1Database,
  changes: readonly PropertyChange[],
  load: Load,
): Promise<void> {
  try {
    await db.batch([insertLoad(db, load), ...insertChanges(db, load, changes)]);
  } catch (error) {
    if (!/UNIQUE constraint failed: catalogue_loads\.number/.test(String(error))) throw error;
  }
}

const insertLoad = (
  db: D1Database,
  { number, version, at, announces }: Load,
): D1PreparedStatement =>
  db
    .prepare(
      'INSERT INTO catalogue_loads (number, version, created_at, announces) VALUES (?1, ?2, ?3, ?4)',
    )
    .bind(number, version, at, Number(announces));

function insertChanges(
  db: D1Database,
  { number, version, at }: Load,
  changes: readonly PropertyChange[],
): D1PreparedStatement[] {
  const statements: D1PreparedStatement[] = [];
  for (let from = 0; from < changes.length; from += CHANGES_PER_STATEMENT) {
    const rows = changes
      .slice(from, from + CHANGES_PER_STATEMENT)
      .map(({ property, kind, before, after, news }) => [property, kind, before, after, news]);
    statements.push(
      db
        .prepare(
          `INSERT INTO property_changes (property, load, kind, before, after, version, created_at, news)
           SELECT value ->> 0, ?1, value ->> 1, value ->> 2, value ->> 3, ?2, ?3, value ->> 4
           FROM json_each(?4)`,
        )
        .bind(number, version, at, JSON.stringify(rows)),
    );
  }
  return statements;
}

async function loadState(files: R2Bucket, version: string): Promise<CatalogueState | undefined> {
  const file = await files.get(STATE_PREFIX + version);
  return file ? decodeState(await file.arrayBuffer()) : undefined;
}

/** Deletes the states of versions that can no longer be rolled back to. */
async function deleteOtherStates(files: R2Bucket, kept: readonly string[]): Promise<void> {
  const { objects } = await files.list({ prefix: STATE_PREFIX });
  const others = objects
    .map(({ key }) => key)
    .filter((key) => !kept.includes(key.slice(STATE_PREFIX.length)));
  if (others.length > 0) await files.delete(others);
}
