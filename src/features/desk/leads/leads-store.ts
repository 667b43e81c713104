import * as v from 'valibot';
import type { CappedRows } from '../../../platform/capped-rows';
import { capRows } from '../../../platform/capped-rows';
import type { ParsedRows } from '../../../platform/d1-rows';
import {
  CountColumn,
  KeyColumn,
  MomentColumn,
  parseFirstRow,
  parseRows,
  parseValidRows,
} from '../../../platform/d1-rows';
import { cutPage } from '../../../platform/list-place';
import { findLeadIds, findLeads } from './find-leads-store';
import { Lead } from './lead';
import type { LeadsQuery } from './leads-query';
import { LEADS_PER_PAGE, WAITING } from './leads-query';

const COLUMNS = `leads.id, leads.key, form, leads.language, leads.property,
  project, leads.about, answers, leads.created_at AS createdAt, leads.state, assignee,
  staff.name AS assigneeName, staff.email AS assigneeEmail, changes, visits.state AS visitState, slots.starts_at AS visitStartsAt, asked.starts_at AS askedStartsAt`;

const JOINS = `LEFT JOIN staff_accounts AS staff ON staff.id = leads.assignee
  LEFT JOIN visits ON visits.id = leads.key
  LEFT JOIN slots ON slots.id = visits.slot
  LEFT JOIN slots AS asked ON asked.id = answers ->> 'slot'`;

/** Leads that the filters leave: a page of them, and how many there are. */
export interface ListedLeads extends ParsedRows<Lead> {
  total: number;
  /** Whether there are more than `total`, which a search did not look at. */
  isMore: boolean;
}

/**
 * Loads a page of the leads, newest first or who waits longest, with their number; with `isWhole` a search looks at every lead, however
 * many begin alike.
 */
export async function loadLeads(
  db: D1Database,
  query: LeadsQuery,
  now: number,
  limit = LEADS_PER_PAGE,
  isWhole = false,
): Promise<ListedLeads> {
  const cut = { ...cutPage(query, getOrder(query), limit), limit, isWhole };
  const { ids, total, isMore } = await findLeads(db, query, cut, now);
  return { ...(await loadListed(db, ids)), total, isMore };
}

const ORDER = { key: 'id', order: 'DESC' } as const;
const getOrder = ({ state }: LeadsQuery) =>
  state === WAITING ? ({ key: 'id', order: 'ASC' } as const) : ORDER;

/** Counts the leads that the filters leave, all that words find too. */
export async function countLeads(db: D1Database, query: LeadsQuery, now: number): Promise<number> {
  const cut = { ...cutPage(query, ORDER, 0), limit: 0, isWhole: true };
  return (await findLeads(db, query, cut, now)).total;
}

/**
 * Loads the leads that the filters leave below a number, newest first: a long list is read in such portions.
 * `lowest` is the number for the next one; undefined if this was the last.
 */
export async function loadLeadsBelow(
  db: D1Database,
  query: LeadsQuery,
  { now, below, limit }: { now: number; below: number; limit: number },
): Promise<ParsedRows<Lead> & { lowest: number | undefined }> {
  const place = { page: 1, after: String(below), before: '' };
  const cut = { ...cutPage(place, ORDER, limit), limit, isWhole: true };
  const ids = await findLeadIds(db, query, cut, now);
  return { ...(await loadListed(db, ids)), lowest: ids.length < limit ? undefined : ids.at(-1) };
}

/** Loads the leads with these numbers, in their order. */
async function loadListed(db: D1Database, ids: readonly number[]): Promise<ParsedRows<Lead>> {
  if (ids.length === 0) return { rows: [], faults: [] };
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM json_each(?1) AS listed JOIN leads ON leads.id = listed.value ${JOINS}
       ORDER BY listed.key`,
    )
    .bind(JSON.stringify(ids))
    .all();
  return parseValidRows(Lead, results, 'leads');
}

/** Loads one lead; undefined if there is none of this number. */
export async function loadLead(db: D1Database, id: number): Promise<Lead | undefined> {
  const row = await db
    .prepare(`SELECT ${COLUMNS} FROM leads ${JOINS} WHERE leads.id = ?1`)
    .bind(id)
    .first();
  return parseFirstRow(Lead, row, 'leads');
}

/** A file of a lead. */
const LeadFile = v.object({
  /** Its key in the bucket FILES. */
  file: KeyColumn,
  field: v.string(),
  name: v.string(),
  type: v.string(),
  bytes: CountColumn,
});
export type LeadFile = v.InferOutput<typeof LeadFile>;

/** Loads the files of a lead. */
export async function loadLeadFiles(db: D1Database, key: string): Promise<LeadFile[]> {
  const { results } = await db
    .prepare('SELECT file, field, name, type, bytes FROM lead_files WHERE lead_key = ?1')
    .bind(key)
    .all();
  return parseRows(LeadFile, results, 'lead_files');
}

const OtherLead = v.object({ id: CountColumn, form: v.string(), createdAt: MomentColumn });
export type OtherLead = v.InferOutput<typeof OtherLead>;

const MAX_OTHER_LEADS = 8;

/** Loads what else the same address sent, newest first. */
export async function loadOtherLeads(
  db: D1Database,
  id: number,
  email: string,
): Promise<CappedRows<OtherLead>> {
  if (!email) return capRows([], MAX_OTHER_LEADS);
  const { results } = await db
    .prepare(
      `SELECT id, form, created_at AS createdAt FROM leads
       WHERE answers ->> 'email' = ?2 COLLATE NOCASE AND id <> ?1 ORDER BY id DESC LIMIT ?3`,
    )
    .bind(id, email, MAX_OTHER_LEADS + 1)
    .all();
  return capRows(parseRows(OtherLead, results, 'leads'), MAX_OTHER_LEADS);
}
