import { strToU8, zipSync } from 'fflate';
import { groupBy } from '../../domain/group-by';
import { findSentences } from '../../domain/personal-data/find-sentences';
import { listTexts } from '../../domain/personal-data/stored-text';
import { normalizeLogin } from '../accounts/account';
import type { PersonalData } from './find-person-store';
import type { PersonalRow } from './personal-table';

/** Columns that tell nothing about a person, or that open something. */
const SECRET_COLUMNS = /^(?:__|password$|totp|hash$|body_hash$|lease$)/;

/** Mails whose body is a password that may still work: who reads the export is not yet the person. */
const PASSWORD_MAIL = /"kind":"(?:one-time password|invitation)"/;

/** Names a column of a table in words. */
export type NamePlace = (table: string, column: string) => string;

/**
 * Returns what was found of a person by table, without secrets, as JSON can hold it. Of what somebody else wrote,
 * only the sentence that mentions them is given, with its place and date: the rest is another's (decision 111).
 */
export function describePersonalData({ who, rows, files }: PersonalData, namePlace: NamePlace) {
  const described = rows.flatMap((row) =>
    (row.isOwn ? describeOwnRow(row, who) : describeMention(row, who, namePlace)).map((entry) => ({
      table: row.table.table,
      entry,
    })),
  );
  const tables = Object.fromEntries(
    [...groupBy(described, ({ table }) => table)].map(([table, entries]) => [
      table,
      entries.map(({ entry }) => entry),
    ]),
  );
  return { who, tables, files };
}

/** Describes a row of the person; a mail that went to somebody else is theirs. */
function describeOwnRow({ table, values }: PersonalRow, who: string): object[] {
  const { exportedTo, ofOwner = [] } = table;
  if (exportedTo && normalizeLogin(String(values[exportedTo])) !== who) return [];
  const shown = Object.entries(values).filter(
    ([column, value]) =>
      !SECRET_COLUMNS.test(column) &&
      !(column === 'mail' && PASSWORD_MAIL.test(String(value))) &&
      !ofOwner.includes(column) &&
      !(table.table === 'account_sessions' && column === 'id'),
  );
  return [Object.fromEntries(shown)];
}

/** Describes where somebody else mentions the person: each sentence, with its place and date. */
function describeMention(
  { table, values }: PersonalRow,
  who: string,
  namePlace: NamePlace,
): object[] {
  if (table.exportedTo) return [];
  const date = values[table.date ?? ''] ?? null;
  return table.texts.flatMap((column) =>
    listTexts(String(values[column] ?? ''))
      .flatMap((text) => findSentences(text, who))
      .map((sentence) => ({
        mention: true,
        place: namePlace(table.table, column),
        date: typeof date === 'number' ? new Date(date).toISOString() : date,
        sentence,
      })),
  );
}

/** Writes what was found of a person to an archive: data.json and the files. */
export async function exportPersonalData(
  bucket: R2Bucket,
  data: PersonalData,
  namePlace: NamePlace,
): Promise<Uint8Array<ArrayBuffer>> {
  const json = JSON.stringify(describePersonalData(data, namePlace), null, 2);
  const entries: Record<string, Uint8Array> = { 'data.json': strToU8(`${json}\n`) };
  for (const key of data.files) {
    const file = await bucket.get(key);
    if (file) entries[`files/${key}`] = new Uint8Array(await file.arrayBuffer());
  }
  return zipSync(entries, { level: 6 }) as Uint8Array<ArrayBuffer>;
}
