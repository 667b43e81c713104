import * as v from 'valibot';
import type { ParsedRows } from '../../../../platform/d1-rows';
import {
  CountColumn,
  createJsonColumn,
  KeyColumn,
  MomentColumn,
  parseFirstRow,
  parseRows,
  parseValidRows,
} from '../../../../platform/d1-rows';

/** Answers by field name. The check is needed because a record of valibot accepts an array too. */
const Answers = v.pipe(
  v.unknown(),
  v.check((answers) => !Array.isArray(answers)),
  v.record(v.string(), v.unknown()),
);

const SUBMISSION_ENTRIES = {
  id: CountColumn,
  form: v.string(),
  language: v.string(),
  property: v.nullable(CountColumn),
  project: v.nullable(CountColumn),
  createdAt: MomentColumn,
  answers: createJsonColumn(Answers),
};

/** A submission as staff read it. Times are milliseconds since 1970. */
const ReceivedSubmission = v.object(SUBMISSION_ENTRIES);
export type ReceivedSubmission = v.InferOutput<typeof ReceivedSubmission>;

const KeyedSubmission = v.object({ ...SUBMISSION_ENTRIES, key: KeyColumn });

/** A file of a submission. */
const ReceivedFile = v.object({
  /** Its key in the bucket FILES. */
  file: KeyColumn,
  name: v.string(),
  type: v.string(),
  bytes: CountColumn,
});
export type ReceivedFile = v.InferOutput<typeof ReceivedFile>;

/** A submission with how far staff are with it. */
const ListedSubmission = v.object({
  ...SUBMISSION_ENTRIES,
  state: v.string(),
  /** The address of who took it. */
  assignee: v.nullable(v.string()),
});
export type ListedSubmission = v.InferOutput<typeof ListedSubmission>;

/** Loads a page of the submissions, newest first, with their true number; of one form, or of all. */
export async function loadSubmissionsPage(
  db: D1Database,
  form: string | undefined,
  page: number,
  size: number,
): Promise<ParsedRows<ListedSubmission> & { total: number }> {
  const [rows, count] = await db.batch([
    db
      .prepare(
        `SELECT leads.id, form, leads.language, property, project,
           leads.created_at AS createdAt, answers, state, staff.email AS assignee
         FROM leads LEFT JOIN staff_accounts AS staff ON staff.id = leads.assignee
         WHERE ?1 IS NULL OR form = ?1 ORDER BY leads.id DESC LIMIT ?2 OFFSET ?3`,
      )
      .bind(form ?? null, size, (page - 1) * size),
    db
      .prepare('SELECT COUNT(*) AS total FROM leads WHERE ?1 IS NULL OR form = ?1')
      .bind(form ?? null),
  ]);
  const [total] = parseRows(v.object({ total: CountColumn }), count?.results ?? [], 'leads');
  return {
    ...parseValidRows(ListedSubmission, rows?.results ?? [], 'leads'),
    total: total?.total ?? 0,
  };
}

/** Loads the newest submissions, newest first; of one form, or of all if `form` is undefined. */
export async function loadLatestSubmissions(
  db: D1Database,
  limit: number,
  form: string | undefined,
): Promise<ParsedRows<ReceivedSubmission>> {
  const { results } = await db
    .prepare(
      `SELECT id, form, language, property, project, created_at AS createdAt, answers FROM leads
       WHERE ?1 IS NULL OR form = ?1 ORDER BY id DESC LIMIT ?2`,
    )
    .bind(form ?? null, limit)
    .all();
  return parseValidRows(ReceivedSubmission, results, 'leads');
}

/**
 * Loads one submission with its files; undefined if there is none of this number.
 * @throws InvalidRowError
 */
export async function loadReceivedSubmission(
  db: D1Database,
  id: number,
): Promise<(ReceivedSubmission & { files: ReceivedFile[] }) | undefined> {
  const result = await db
    .prepare(
      `SELECT id, form, language, property, project, created_at AS createdAt, answers, key FROM leads
       WHERE id = ?`,
    )
    .bind(id)
    .first();
  const row = parseFirstRow(KeyedSubmission, result, 'leads');
  if (!row) return undefined;
  const { key, ...submission } = row;
  const { results } = await db
    .prepare('SELECT file, name, type, bytes FROM lead_files WHERE lead_key = ?')
    .bind(key)
    .all();
  return { ...submission, files: parseRows(ReceivedFile, results, 'lead_files') };
}
