import * as v from 'valibot';
import { CountColumn, MomentColumn, parseRows } from '../../../platform/d1-rows';
import { SUBJECT_KINDS } from '../../forms/kit/definition/form';
import { makeOfferForm } from '../../forms/make-offer/form';

/** What people still expect of a property or project. */
export const Commitment = v.object({
  kind: v.picklist(SUBJECT_KINDS),
  id: CountColumn,
  /** What it was called when the first of them was sent; null where nobody stored it. */
  title: v.nullable(v.string()),
  /** Visits that are booked, and the first of them. */
  visits: CountColumn,
  nextVisitAt: v.nullable(MomentColumn),
  /** People on its waiting list. */
  waiting: CountColumn,
  /** Offers that staff have not closed. */
  offers: CountColumn,
  /** Requests for documents whose links still work. */
  documents: CountColumn,
});
export type Commitment = v.InferOutput<typeof Commitment>;

/** Which properties and projects a version has. */
export interface Offering {
  hasProperty(id: number): boolean;
  hasProject(id: number): boolean;
}

/** Loads what is open on properties and projects that a version does not have; the first visit first. */
export async function loadOrphanedCommitments(
  db: D1Database,
  { hasProperty, hasProject }: Offering,
  now: number,
): Promise<Commitment[]> {
  const named = await loadNamedSubjects(db);
  const orphans = named.filter(
    ({ kind, id }) => !(kind === 'property' ? hasProperty(id) : hasProject(id)),
  );
  return orphans.length === 0 ? [] : loadCommitments(db, orphans, now);
}

const NamedSubject = v.object({ kind: v.picklist(SUBJECT_KINDS), id: CountColumn });
type NamedSubject = v.InferOutput<typeof NamedSubject>;

/** Steps from one number to the next in an index, so that not every row of a property is read. */
const listNumbers = (name: string, table: string, column: string, condition = 'true') =>
  `${name}(id) AS (
     SELECT min(${column}) FROM ${table} WHERE ${condition}
     UNION ALL
     SELECT (SELECT min(${column}) FROM ${table} WHERE ${condition} AND ${column} > ${name}.id)
       FROM ${name} WHERE ${name}.id IS NOT NULL)`;

/** Loads which properties and projects visits, leads and requests for documents name. */
async function loadNamedSubjects(db: D1Database): Promise<NamedSubject[]> {
  const { results } = await db
    .prepare(
      `WITH RECURSIVE
         ${listNumbers('visited', 'visits', 'property')},
         ${listNumbers('asked', 'leads', 'property', 'property IS NOT NULL')},
         ${listNumbers('wanted', 'document_requests', 'id', "kind = 'property'")},
         ${listNumbers('projects', 'document_requests', 'id', "kind = 'project'")}
       SELECT 'property' AS kind, id FROM visited WHERE id IS NOT NULL
       UNION SELECT 'property', id FROM asked WHERE id IS NOT NULL
       UNION SELECT 'property', id FROM wanted WHERE id IS NOT NULL
       UNION SELECT 'project', id FROM projects WHERE id IS NOT NULL`,
    )
    .all();
  return parseRows(NamedSubject, results, 'visits');
}

/** Loads what is open on these properties and projects; those without anything are left out. */
export async function loadCommitments(
  db: D1Database,
  subjects: readonly NamedSubject[],
  now: number,
): Promise<Commitment[]> {
  const { results } = await db
    .prepare(
      `WITH subjects AS (SELECT value ->> 'kind' AS kind, value ->> 'id' AS id FROM json_each(?1)),
         wanted AS (SELECT id FROM subjects WHERE kind = 'property'),
         open AS (
           SELECT 'property' AS kind, visits.property AS id, about, 'visit' AS what, starts_at AS at
             FROM wanted CROSS JOIN visits ON visits.property = wanted.id JOIN slots ON slots.id = slot
             WHERE starts_at > ?2 AND visits.state = 'confirmed'
           UNION ALL
           SELECT 'property', property, about, 'waiting', NULL FROM wanted CROSS JOIN visits
             ON property = wanted.id WHERE state IN ('waiting', 'offered')
           UNION ALL
           SELECT 'property', property, about, 'offer', NULL FROM wanted CROSS JOIN leads
             ON property = wanted.id WHERE form = ?3 AND state <> 'closed'
           UNION ALL
           SELECT kind, id, NULL, 'document', NULL FROM document_requests
             WHERE (kind, id) IN (SELECT kind, id FROM subjects) AND expires_at > ?2)
       SELECT kind, id, min(about ->> 'title') AS title, sum(what = 'visit') AS visits,
         min(at) AS nextVisitAt, sum(what = 'waiting') AS waiting, sum(what = 'offer') AS offers,
         sum(what = 'document') AS documents
       FROM open GROUP BY kind, id ORDER BY min(at) IS NULL, min(at), id`,
    )
    .bind(JSON.stringify(subjects), now, makeOfferForm.name)
    .all();
  return parseRows(Commitment, results, 'visits');
}
