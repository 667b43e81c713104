import * as v from 'valibot';
import { CountColumn, parseRows } from '../../../platform/d1-rows';
import type { PageCut } from '../../../platform/list-place';
import { foldLeadQuery } from '../../forms/kit/store/lead-words';
import type { LeadCondition } from './lead-conditions';
import { joinConditions, listBranches, readConditions } from './lead-conditions';
import type { LeadsQuery } from './leads-query';

/** The numbers of leads that the filters leave, newest first, and how many there are. */
export interface FoundLeads {
  ids: number[];
  total: number;
  /** Whether there are more than `total`: of what many leads have in common only so many are looked at. */
  isMore: boolean;
}

/** A page of the list; `isWhole`: whoever reads all pages leaves nothing out, however long it takes. */
export type LeadsCut = PageCut & { limit: number; isWhole?: boolean };

/** Leads that a search looks at for a page: those whose words begin alike, and those about one property. */
const MAX_ALIKE = 250;

/** The last character of Unicode: whatever begins with some words comes before them and it. */
const LAST = '\u{10ffff}';

const REFERENCE = /^[1-9]\d{2,9}$/;

/** Returns whether leads are looked for by words or a reference. */
export const isSearch = ({ q, property }: LeadsQuery): boolean => q !== '' || property !== '';

const AlikeRow = v.object({ id: CountColumn, isListed: CountColumn, alike: CountColumn });

/** Finds a page of the leads that words or a reference name, among those that the other filters leave. */
export async function searchLeads(
  db: D1Database,
  query: LeadsQuery,
  cut: LeadsCut,
  now: number,
): Promise<FoundLeads> {
  const searches = listSearches(query);
  if (searches.length === 0) return { ids: [], total: 0, isMore: false };
  // One more than is shown tells whether there are more.
  const max = cut.isWhole ? Number.MAX_SAFE_INTEGER : MAX_ALIKE;
  const alike = searches.map(({ sql }) => `SELECT id FROM (${sql} LIMIT ${max}+1)`);
  const filters = toFilters(query, now);
  const { results } = await db
    .prepare(
      `WITH alike AS MATERIALIZED (${alike.join(' UNION ALL ')} LIMIT ${max}+1)
       SELECT id, (${filters.sql}) AS isListed, (SELECT count(*) FROM alike) AS alike
       FROM leads WHERE id IN (SELECT id FROM alike) ORDER BY id DESC`,
    )
    .bind(...searches.flatMap(({ values }) => values), ...filters.values)
    .all();
  const rows = parseRows(AlikeRow, results, 'leads');
  const ids = rows.filter(({ isListed }) => isListed === 1).map(({ id }) => id);
  return {
    ids: takePage(ids, cut),
    total: ids.length,
    isMore: rows.some(({ alike }) => alike > max),
  };
}

/** Lists where a lead has to stand: among those of a property, or of words that begin as what was typed. */
function listSearches({ q, property }: LeadsQuery): LeadCondition[] {
  const reference = q === '' ? property : REFERENCE.test(q) ? q : undefined;
  if (reference)
    return [
      {
        sql: 'SELECT id FROM leads WHERE property = ? ORDER BY id DESC',
        values: [Number(reference)],
      },
    ];
  return foldLeadQuery(q).map((word) => ({
    sql: 'SELECT lead AS id FROM lead_words WHERE word >= ? AND word < ?',
    values: [word, word + LAST],
  }));
}

/** Returns the condition of the filters beside the search. */
function toFilters(query: LeadsQuery, now: number): LeadCondition {
  const branches = listBranches(readConditions(query, now));
  const { q, property } = query;
  return joinConditions([
    {
      sql: branches.map(({ sql }) => sql).join(' OR '),
      values: branches.flatMap(({ values }) => values),
    },
    q && property ? { sql: 'property = ?', values: [Number(property)] } : undefined,
  ]);
}

/** Takes a page out of all numbers that were found, the newest first, and puts it in the order of the list. */
function takePage(
  found: readonly number[],
  { values, order, isReversed, offset, limit }: LeadsCut,
) {
  const ids = (order === 'ASC') === isReversed ? found : found.toReversed();
  const row = Number(values[0]);
  if (values.length === 0) return ids.slice(offset, offset + limit);
  const isBelow = order === 'DESC';
  const beyond = ids.filter((id) => (isBelow ? id < row : id > row));
  return isReversed ? beyond.slice(-limit) : beyond.slice(0, limit);
}
