import * as v from 'valibot';
import { readEmail } from '../../../domain/typed-values/read-email';
import { listPhoneBeginnings } from '../../../domain/typed-values/read-phone';
import { CountColumn, parseRows } from '../../../platform/d1-rows';
import type { PageCut } from '../../../platform/list-place';
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

/** Leads that a search looks at for a page: those whose words begin alike, or those about one property. */
const MAX_ALIKE = 750;

/** The last character of Unicode: whatever begins with some words comes before them and it. */
const LAST = '\u{10ffff}';

/**
 * Whose a lead is and how to reach them, as the indexes of `leads` have it: name, last name and address in
 * lower case, telephone number. A search finds how one of them begins.
 */
const NAME = `lower(coalesce(answers ->> 'name',
  coalesce(answers ->> 'firstName', '') || ' ' || coalesce(answers ->> 'lastName', '')))`;
const LAST_NAME = `lower(coalesce(answers ->> 'lastName',
  substr(answers ->> 'name', instr(answers ->> 'name', ' ') + 1)))`;
const EMAIL = `lower(answers ->> 'email')`;
const PHONE = `replace(answers ->> 'phone', ' ', '')`;

const REFERENCE = /^[1-9]\d{2,9}$/;
const PHONE_NUMBER = /^(?=.*\d)[\d\s+/.()-]+$/;

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
  const max = cut.isWhole ? Number.MAX_SAFE_INTEGER : Math.floor(MAX_ALIKE / searches.length);
  const alike = searches.map(
    ({ sql }, search) =>
      `SELECT ${search} AS search, id FROM (SELECT id FROM leads WHERE ${sql} LIMIT ${max})`,
  );
  const filters = toFilters(query, now);
  const { results } = await db
    .prepare(
      `WITH alike AS MATERIALIZED (${alike.join(' UNION ALL ')})
       SELECT id, (${filters.sql}) AS isListed,
         (SELECT max(count) FROM (SELECT count(*) AS count FROM alike GROUP BY search)) AS alike
       FROM leads WHERE id IN (SELECT id FROM alike) ORDER BY id DESC`,
    )
    .bind(...searches.flatMap(({ values }) => values), ...filters.values)
    .all();
  const rows = parseRows(AlikeRow, results, 'leads');
  const ids = rows.filter(({ isListed }) => isListed === 1).map(({ id }) => id);
  return {
    ids: takePage(ids, cut),
    total: ids.length,
    isMore: rows.some(({ alike }) => alike >= max),
  };
}

/** Lists what a lead has to have one of: an index holds each. */
function listSearches({ q, property }: LeadsQuery): LeadCondition[] {
  const reference = q === '' ? property : REFERENCE.test(q) ? q : undefined;
  if (reference) return [{ sql: 'property = ? ORDER BY id DESC', values: [Number(reference)] }];
  const words = q.toLowerCase();
  const address = beginsWith(EMAIL, readEmail(words) ?? words);
  // D1 takes five terms of a compound query; no name is made of digits.
  return PHONE_NUMBER.test(q)
    ? [address, ...listPhoneBeginnings(q).map((text) => beginsWith(PHONE, text))]
    : [beginsWith(NAME, words), beginsWith(LAST_NAME, words), address];
}

const beginsWith = (column: string, text: string): LeadCondition => ({
  sql: `${column} >= ? AND ${column} < ?`,
  values: [text, text + LAST],
});

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

/** Takes a page out of all numbers that were found, newest first. */
function takePage(ids: readonly number[], { values, isReversed, offset, limit }: LeadsCut) {
  const row = Number(values[0]);
  if (values.length === 0) return ids.slice(offset, offset + limit);
  return isReversed
    ? ids.filter((id) => id > row).slice(-limit)
    : ids.filter((id) => id < row).slice(0, limit);
}
