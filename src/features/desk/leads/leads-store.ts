import * as v from 'valibot';
import { subtractPeriod } from '../../../domain/format/period';
import { PERIODS } from '../../../domain/periods';
import type { ParsedRows } from '../../../platform/d1-rows';
import {
  CountColumn,
  KeyColumn,
  MomentColumn,
  parseFirstRow,
  parseRows,
  parseValidRows,
} from '../../../platform/d1-rows';
import { IS_ANSWERABLE, Lead } from './lead';
import type { LeadsQuery } from './leads-query';
import { CURRENT, LEADS_PER_PAGE } from './leads-query';

const COLUMNS = `leads.id, leads.key, form, leads.language, leads.property,
  project, answers, leads.created_at AS createdAt, leads.state, assignee,
  staff.name AS assigneeName, staff.email AS assigneeEmail, changes, visits.state AS visitState, slots.starts_at AS visitStartsAt, asked.starts_at AS askedStartsAt`;

const TABLES = `leads
  LEFT JOIN staff_accounts AS staff ON staff.id = leads.assignee
  LEFT JOIN visits ON visits.id = leads.key
  LEFT JOIN slots ON slots.id = visits.slot
  LEFT JOIN slots AS asked ON asked.id = answers ->> 'slot'`;

/** Text that a search looks through: whose the lead is and how to reach them, in lower case. */
const PERSON = `lower(coalesce(answers ->> 'firstName', '') || ' ' || coalesce(answers ->> 'lastName', '')
  || ' ' || coalesce(answers ->> 'name', '') || ' ' || coalesce(answers ->> 'email', '')
  || ' ' || replace(coalesce(answers ->> 'phone', ''), ' ', ''))`;

/** A condition of the list with its value; without a value it has none. */
type Condition = [sql: string, value?: string | number];

function listConditions(query: LeadsQuery, now: number): Condition[] {
  const { form, property, state, assignee, q } = query;
  const conditions: (Condition | false)[] = [
    state !== 'all' && !form && [IS_ANSWERABLE],
    form !== '' && ['form = ?', form],
    property !== '' && ['leads.property = ?', Number(property)],
    state === CURRENT && [
      "(leads.state IN ('new', 'taken') OR leads.created_at > ?)",
      subtractPeriod(now, PERIODS.currentLeads),
    ],
    state === 'open' && ["leads.state IN ('new', 'taken')"],
    ![CURRENT, 'open', 'all'].includes(state) && ['leads.state = ?', state],
    assignee === 'nobody' && ['assignee IS NULL'],
    assignee !== '' && assignee !== 'nobody' && ['assignee = ?', assignee],
    q !== '' && toSearchCondition(q),
  ];
  return conditions.filter((condition) => condition !== false);
}

function buildWhere(query: LeadsQuery, now: number) {
  const conditions = listConditions(query, now);
  return {
    where: conditions.length > 0 ? conditions.map(([sql]) => sql).join(' AND ') : '1',
    values: conditions.flatMap(([, value]) => (value === undefined ? [] : [value])),
  };
}

function toSearchCondition(q: string): Condition {
  if (/^[1-9]\d{2,9}$/.test(q)) return [`(leads.property = ?)`, Number(q)];
  const isNumber = /^[\d\s+/.()-]+$/.test(q);
  return [`instr(${PERSON}, ?) > 0`, (isNumber ? q.replaceAll(/\s/g, '') : q).toLowerCase()];
}

/** Leads that the filters leave: a page of them, and how many there are. */
export interface ListedLeads extends ParsedRows<Lead> {
  total: number;
}

/** Loads a page of the leads, newest first, with their true number. */
export async function loadLeads(
  db: D1Database,
  query: LeadsQuery,
  now: number,
  limit = LEADS_PER_PAGE,
): Promise<ListedLeads> {
  const { where, values } = buildWhere(query, now);
  const offset = (query.page - 1) * limit;
  const [rows, count] = await db.batch([
    db
      .prepare(
        `SELECT ${COLUMNS} FROM ${TABLES} WHERE ${where}
         ORDER BY leads.id DESC LIMIT ? OFFSET ?`,
      )
      .bind(...values, limit, offset),
    db.prepare(`SELECT COUNT(*) AS total FROM leads WHERE ${where}`).bind(...values),
  ]);
  const [total] = parseRows(v.object({ total: CountColumn }), count?.results ?? [], 'leads');
  return {
    ...parseValidRows(Lead, rows?.results ?? [], 'leads'),
    total: total?.total ?? 0,
  };
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
  const { where, values } = buildWhere(query, now);
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM ${TABLES} WHERE ${where} AND leads.id < ?
       ORDER BY leads.id DESC LIMIT ?`,
    )
    .bind(...values, below, limit)
    .all();
  const last = results.length < limit ? undefined : Number(results.at(-1)?.id);
  return { ...parseValidRows(Lead, results, 'leads'), lowest: last };
}

/** Loads one lead; undefined if there is none of this number. */
export async function loadLead(db: D1Database, id: number): Promise<Lead | undefined> {
  const row = await db
    .prepare(`SELECT ${COLUMNS} FROM ${TABLES} WHERE leads.id = ?1`)
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
): Promise<OtherLead[]> {
  if (!email) return [];
  const { results } = await db
    .prepare(
      `SELECT id, form, created_at AS createdAt FROM leads
       WHERE lower(answers ->> 'email') = lower(?2) AND id <> ?1 ORDER BY id DESC LIMIT ?3`,
    )
    .bind(id, email, MAX_OTHER_LEADS)
    .all();
  return parseRows(OtherLead, results, 'leads');
}
