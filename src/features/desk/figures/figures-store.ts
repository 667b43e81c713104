import * as v from 'valibot';
import { SavedCriteria } from '../../../domain/criteria/saved-criteria';
import { PAGE_KINDS } from '../../../domain/page-speeds/page-kind';
import {
  CountColumn,
  createJsonColumn,
  MomentColumn,
  parseFirstRow,
  parseRowsForVisitors,
} from '../../../platform/d1-rows';
import { Commitment } from '../catalogue/commitments-store';
import { AnswerFigures } from './sum-answers';

const ViewRow = v.object({ property: CountColumn, source: v.string(), views: CountColumn });
export type ViewRow = v.InferOutput<typeof ViewRow>;

/** The source of our own site; portals have their names. */
export const OWN_SITE = '';

/** Loads the views of properties since a day, by source: our own site, and the portals that staff import. */
export async function loadViews(db: D1Database, since: string): Promise<ViewRow[]> {
  const { results } = await db
    .prepare(
      `SELECT CAST(replace(replace(page, '/property/', ''), '/', '') AS INTEGER) AS property,
         ?2 AS source, sum(views) AS views
       FROM page_views WHERE page GLOB '/property/[0-9]*/' AND day >= ?1 GROUP BY page
       UNION ALL
       SELECT property, source, sum(views) FROM portal_views WHERE day >= ?1
       GROUP BY property, source`,
    )
    .bind(since, OWN_SITE)
    .all();
  return parseRowsForVisitors(ViewRow, results, 'page_views');
}

/** A bound beyond the last one is not finite, which JSON does not know. */
const Quartile = v.union([
  v.literal('few'),
  v.pipe(
    v.nullable(v.number()),
    v.transform((bound) => bound ?? Number.POSITIVE_INFINITY),
  ),
]);

/** Sums, cities and prices are of the newest run of the job; searches are watched ones. */
const DeskFigures = v.object({
  /** The version of the catalogue that they were compared with. */
  version: v.string(),
  /** What is open on properties and projects that this version does not have. */
  orphaned: v.pipe(v.array(Commitment), v.readonly()),
  properties: v.array(
    v.object({
      property: v.number(),
      total: v.number(),
      sources: v.pipe(v.array(v.object({ source: v.string(), views: v.number() })), v.readonly()),
    }),
  ),
  /** How many watched searches each open listing fits, by its number; without those that fit none. */
  fits: v.optional(v.record(v.string(), v.number())),
  /** Absent in figures of a release before. */
  answers: v.optional(AnswerFigures),
  emptySearches: v.array(v.object({ words: v.string(), searches: v.number() })),
  cities: v.array(v.object({ name: v.string(), searches: v.number(), offers: v.number() })),
  prices: v.array(
    v.object({
      from: v.number(),
      to: v.optional(v.number()),
      searches: v.number(),
      offers: v.number(),
    }),
  ),
  speeds: v.array(
    v.object({
      kind: v.picklist(PAGE_KINDS),
      week: v.string(),
      measures: v.object({ lcp: Quartile, inp: Quartile, cls: Quartile }),
    }),
  ),
});
export type DeskFigures = v.InferOutput<typeof DeskFigures>;

const FiguresRow = v.object({ content: createJsonColumn(DeskFigures), createdAt: MomentColumn });

/** Loads the figures as they were last summed up; undefined before the first time. */
export async function loadDeskFigures(
  db: D1Database,
): Promise<{ content: DeskFigures; createdAt: number } | undefined> {
  const row = await db
    .prepare('SELECT content, created_at AS createdAt FROM figures WHERE id = 1')
    .first();
  return parseFirstRow(FiguresRow, row, 'figures');
}

/** Stores figures in place of the last ones. */
export const storeDeskFigures = (
  db: D1Database,
  content: DeskFigures,
  now: number,
): Promise<unknown> =>
  db
    .prepare(
      `INSERT INTO figures (id, content, created_at) VALUES (1, ?1, ?2)
       ON CONFLICT (id) DO UPDATE SET content = ?1, created_at = ?2`,
    )
    .bind(JSON.stringify(content), now)
    .run();

const CriteriaRow = v.object({ criteria: createJsonColumn(SavedCriteria) });

/** Loads the criteria of the saved searches that are watched. */
export async function loadWatchedCriteria(db: D1Database): Promise<SavedCriteria[]> {
  const { results } = await db
    .prepare(
      `SELECT criteria FROM saved_searches JOIN accounts ON accounts.id = account
       WHERE paused_at IS NULL AND unsubscribed_at IS NULL AND disabled_at IS NULL`,
    )
    .all();
  return parseRowsForVisitors(CriteriaRow, results, 'saved_searches').map(
    ({ criteria }) => criteria,
  );
}
