/** A submission as staff read it. Times are milliseconds since 1970. */
export interface ReceivedSubmission {
  id: number;
  form: string;
  language: string;
  property: number | null;
  project: number | null;
  created: number;
  answers: Record<string, unknown>;
}

/** A file that came with one. */
export interface ReceivedFile {
  /** Its key in the bucket FILES. */
  file: string;
  name: string;
  type: string;
  bytes: number;
}

/** What came last, newest first; of one form, or of all. */
export async function loadLatestSubmissions(
  db: D1Database,
  most: number,
  form: string | undefined,
): Promise<ReceivedSubmission[]> {
  const { results } = await db
    .prepare(
      `SELECT id, form, language, property, project, created, answers FROM submissions
       WHERE ?1 IS NULL OR form = ?1 ORDER BY id DESC LIMIT ?2`,
    )
    .bind(form ?? null, most)
    .all<Omit<ReceivedSubmission, 'answers'> & { answers: string }>();
  return results.map((row) => ({ ...row, answers: JSON.parse(row.answers) }));
}

/** One submission with its files; undefined where there is none of this number. */
export async function loadReceivedSubmission(
  db: D1Database,
  id: number,
): Promise<(ReceivedSubmission & { files: ReceivedFile[] }) | undefined> {
  const row = await db
    .prepare(
      `SELECT id, form, language, property, project, created, answers, key FROM submissions
       WHERE id = ?`,
    )
    .bind(id)
    .first<Omit<ReceivedSubmission, 'answers'> & { answers: string; key: string }>();
  if (!row) return undefined;
  const { key, answers, ...rest } = row;
  const { results } = await db
    .prepare('SELECT file, name, type, bytes FROM attachments WHERE submission_key = ?')
    .bind(key)
    .all<ReceivedFile>();
  return { ...rest, answers: JSON.parse(answers), files: results };
}
