import * as v from 'valibot';
import { CountColumn, parseRows } from '../../../platform/d1-rows';
import { orderRows } from '../../../platform/list-place';
import { readTotal } from '../list-counts-store';
import type { LeadConditions } from './lead-conditions';
import {
  joinConditions,
  listBranches,
  readConditions,
  toAssigneeCondition,
  toSettledCondition,
} from './lead-conditions';
import type { LeadsQuery } from './leads-query';
import type { FoundLeads, LeadsCut } from './search-leads-store';
import { isSearch, searchLeads } from './search-leads-store';

const IdRow = v.object({ id: CountColumn });

/** Finds a page of the leads that the filters leave. */
export async function findLeads(
  db: D1Database,
  query: LeadsQuery,
  cut: LeadsCut,
  now: number,
): Promise<FoundLeads> {
  if (isSearch(query)) return searchLeads(db, query, cut, now);
  const conditions = readConditions(query, now);
  const [rows, count] = await db.batch([
    selectPage(db, conditions, cut),
    countLeads(db, conditions),
  ]);
  return { ids: readIds(rows, cut), total: readTotal(count?.results), isMore: false };
}

/** Finds a page of the leads that the filters leave, without counting them. */
export async function findLeadIds(
  db: D1Database,
  query: LeadsQuery,
  cut: LeadsCut,
  now: number,
): Promise<number[]> {
  if (isSearch(query)) return (await searchLeads(db, query, cut, now)).ids;
  return readIds(await selectPage(db, readConditions(query, now), cut).all(), cut);
}

const readIds = (rows: D1Result | undefined, cut: LeadsCut): number[] =>
  orderRows(
    parseRows(IdRow, rows?.results ?? [], 'leads').map(({ id }) => id),
    cut,
  );

/** Each branch gives as many leads as the page may take from it. */
function selectPage(db: D1Database, conditions: LeadConditions, cut: LeadsCut) {
  const { where, values, order, offset, limit } = cut;
  const branches = listBranches(conditions).map((branch) => ({
    order: branch.order,
    ...joinConditions([branch, where ? { sql: where, values } : undefined]),
  }));
  const parts = branches.map(
    (branch) => `SELECT id FROM (SELECT id FROM leads WHERE ${branch.sql}
       ORDER BY ${branch.order} ${order} LIMIT ?)`,
  );
  return db
    .prepare(`${parts.join(' UNION ALL ')} ORDER BY id ${order} LIMIT ? OFFSET ?`)
    .bind(...branches.flatMap((branch) => [...branch.values, offset + limit]), limit, offset);
}

function countLeads(db: D1Database, conditions: LeadConditions) {
  const { form, assignee, states, settledSince } = conditions;
  const counted = joinConditions([form, toAssigneeCondition(assignee, 'staff')]);
  const settled = settledSince === undefined ? undefined : toSettledCondition(conditions);
  return db
    .prepare(
      `SELECT coalesce((SELECT sum(count) FROM list_counts WHERE list = 'leads'
           AND kind IN (SELECT value FROM json_each(?)) AND ${counted.sql}), 0)
         + ${settled ? `(SELECT count(*) FROM leads WHERE ${settled.sql})` : 0} AS total`,
    )
    .bind(JSON.stringify(states), ...counted.values, ...(settled?.values ?? []));
}
