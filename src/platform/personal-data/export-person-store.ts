import { strToU8, zipSync } from 'fflate';
import type { PersonalData } from './find-person-store';

/** Columns that tell nothing about a person, or that open something. */
const SECRET_COLUMNS = /^(?:__|password$|totp|hash$|body_hash$|lease$)/;

/** Returns what was found of a person by table, without secrets, as JSON can hold it. */
export function describePersonalData({ email, rows, files }: PersonalData) {
  const tables: Record<string, Record<string, unknown>[]> = {};
  for (const { table, values, isOwn } of rows) {
    tables[table.table] ??= [];
    const shown = Object.entries(values).filter(
      ([column]) =>
        !SECRET_COLUMNS.test(column) && !(table.table === 'account_sessions' && column === 'id'),
    );
    tables[table.table]?.push({
      ...Object.fromEntries(shown),
      ...(isOwn ? {} : { mention: true }),
    });
  }
  return { email, tables, files };
}

/** Writes what was found of a person to an archive: data.json and the files. */
export async function exportPersonalData(
  bucket: R2Bucket,
  data: PersonalData,
): Promise<Uint8Array<ArrayBuffer>> {
  const json = JSON.stringify(describePersonalData(data), null, 2);
  const entries: Record<string, Uint8Array> = { 'data.json': strToU8(`${json}\n`) };
  for (const key of data.files) {
    const file = await bucket.get(key);
    if (file) entries[`files/${key}`] = new Uint8Array(await file.arrayBuffer());
  }
  return zipSync(entries, { level: 6 }) as Uint8Array<ArrayBuffer>;
}
