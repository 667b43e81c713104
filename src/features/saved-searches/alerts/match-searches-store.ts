import * as v from 'valibot';
import {
  CountColumn,
  KeyColumn,
  MomentColumn,
  parseRows,
  parseRowsForVisitors,
} from '../../../platform/d1-rows';
import type { Snapshot } from '../../../platform/snapshot/snapshot';
import { countSearches, findAlerts } from './compare-searches';
import {
  addCounts,
  advanceLoad,
  deleteOlderCounts,
  insertAlerts,
  OpenLoad,
} from './comparison-statements-store';
import type { NewsCandidate } from './news-candidates';
import { collectCandidates, findOpenRow, listWithheldNews } from './news-candidates';
import type { RowGroups } from './row-groups';
import { groupRows } from './row-groups';
import { GETS_ALERTS, WatchedSearch } from './subscriber';

/** Subscribers compared in one step: one query and one batch of at most four statements. */
const SUBSCRIBERS_PER_STEP = 500;

/** Most steps in one run of cron: D1 allows a run a thousand statements, and mails need most of them. */
const MAX_STEPS = 20;

/** Milliseconds after which no further step starts. */
const RUN_MS = 10_000;

/** A load with what searches are compared with. */
interface Comparison {
  load: OpenLoad;
  news: RowGroups<NewsCandidate>;
  owned: RowGroups<OwnedProperty>;
}

type OwnedProperty = Pick<NewsCandidate, 'property' | 'row'>;

/**
 * Compares subscribers' searches with the loads that were not compared yet, in steps. Each step stores
 * alerts, counts and its progress in one batch: an interrupted run is continued by the next one, and of
 * two runs at once only one advances.
 */
export async function matchSearches(
  db: D1Database,
  { catalogue }: Snapshot,
  now: number,
): Promise<void> {
  const end = Date.now() + RUN_MS;
  let comparison: Comparison | undefined;
  for (let step = 0; step < MAX_STEPS && Date.now() < end; step++) {
    comparison ??= await openComparison(db, catalogue.index);
    if (!comparison) return;
    const { load, news, owned } = comparison;
    const searches = await loadSearches(db, load);
    const people = [...new Set(searches.map(({ account }) => account))];
    const isLast = people.length < SUBSCRIBERS_PER_STEP;
    // Registering a search shows its current matches; alerts are only for later loads.
    const older = searches.filter(({ createdAt }) => createdAt <= load.createdAt);
    const matchedTo = people.at(-1) ?? load.matchedTo;
    const isFirst = await tryBatch(db, [
      advanceLoad(db, load, matchedTo, isLast ? now : null),
      insertAlerts(db, findAlerts(news, older), now),
      addCounts(db, load, countSearches(owned, searches)),
      ...(isLast ? [deleteOlderCounts(db, load)] : []),
    ]);
    // Another run does this step.
    if (!isFirst) return;
    load.matchedTo = matchedTo;
    if (isLast) comparison = undefined;
  }
}

async function openComparison(
  db: D1Database,
  index: Snapshot['catalogue']['index'],
): Promise<Comparison | undefined> {
  const [loads, owned] = await db.batch([
    db.prepare(
      `SELECT number, created_at AS createdAt, announces, matched_to AS matchedTo,
         (SELECT max(created_at) FROM catalogue_loads AS earlier WHERE earlier.number < loads.number) AS previousAt
       FROM catalogue_loads AS loads
       WHERE matched_at IS NULL ORDER BY number LIMIT 1`,
    ),
    db.prepare('SELECT DISTINCT property FROM owner_properties'),
  ]);
  const [load] = parseRows(OpenLoad, loads?.results ?? [], 'catalogue_loads');
  if (!load) return undefined;
  const ownedIds = parseRows(OwnedRow, owned?.results ?? [], 'owner_properties');
  return {
    load,
    news: groupRows(
      index,
      collectCandidates(index, [
        ...(load.announces ? await loadNews(db, load) : []),
        ...listWithheldNews(index, load.previousAt ?? load.createdAt),
      ]),
    ),
    owned: groupRows(
      index,
      ownedIds.flatMap(({ property }) => {
        const row = findOpenRow(index, property);
        return row === undefined ? [] : [{ property, row }];
      }),
    ),
  };
}

const OwnedRow = v.object({ property: CountColumn });
const NewsRow = v.object({
  property: CountColumn,
  news: KeyColumn,
  before: v.nullable(v.string()),
});

async function loadNews(db: D1Database, { number }: OpenLoad) {
  const { results } = await db
    .prepare(
      'SELECT property, news, before FROM property_changes WHERE load = ?1 AND news IS NOT NULL',
    )
    .bind(number)
    .all();
  return parseRows(NewsRow, results, 'property_changes');
}

const DatedSearch = v.object({ ...WatchedSearch.entries, createdAt: MomentColumn });
type DatedSearch = v.InferOutput<typeof DatedSearch>;

/** Loads the watched searches of the next subscribers. */
async function loadSearches(db: D1Database, load: OpenLoad): Promise<DatedSearch[]> {
  const { results } = await db
    .prepare(
      `WITH next AS (
         SELECT id FROM accounts WHERE id > ?1 AND ${GETS_ALERTS} AND EXISTS
           (SELECT 1 FROM saved_searches WHERE account = accounts.id AND paused_at IS NULL)
         ORDER BY id LIMIT ?2)
       SELECT saved_searches.id, account, name, criteria, created_at AS createdAt FROM next
       JOIN saved_searches ON account = next.id WHERE paused_at IS NULL
       ORDER BY account, saved_searches.created_at`,
    )
    .bind(load.matchedTo, SUBSCRIBERS_PER_STEP)
    .all();
  return parseRowsForVisitors(DatedSearch, results, 'saved_searches');
}

/** Runs the batch; false if `advanceLoad` aborted it. */
async function tryBatch(db: D1Database, statements: D1PreparedStatement[]): Promise<boolean> {
  try {
    await db.batch(statements);
    return true;
  } catch (error) {
    if (/CHECK constraint failed: announces/.test(String(error))) return false;
    throw error;
  }
}
