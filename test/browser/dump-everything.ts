import { getDocumentKey } from '../../src/platform/snapshot/manifest';
import { openTestStores } from '../scripts/staff/staff-tool';

/**
 * Everything that the site stored of its visitors: the rows of all tables with the outbox, and the texts of
 * all files but the snapshot's documents.
 */
export async function dumpEverything(state: string): Promise<string> {
  const { db, files } = await openTestStores(state);
  const { results: tables } = await db
    .prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
       AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'`,
    )
    .all<{ name: string }>();
  const rows = await db.batch(tables.map(({ name }) => db.prepare(`SELECT * FROM "${name}"`)));
  const parts = rows.map(({ results }) => JSON.stringify(results));
  const { objects } = await files.list();
  for (const { key } of objects.filter((object) => !object.key.startsWith(getDocumentKey(''))))
    parts.push(key, (await (await files.get(key))?.text()) ?? '');
  return parts.join('\n');
}
