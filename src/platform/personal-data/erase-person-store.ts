import { groupBy } from '../../domain/group-by';
import { replaceAddress, replaceName } from '../../domain/personal-data/find-address';
import { mapTexts } from '../../domain/personal-data/stored-text';
import { computeKeyedHash } from '../auth/signature';
import type { SigningEnvironment } from '../auth/signing-keys-store';
import { loadSigningKeys } from '../auth/signing-keys-store';
import type { PersonalData } from './find-person-store';
import { listNames } from './person-names';
import type { PersonalRow, PersonalTable } from './personal-table';

/** Replacement of an erased address or name in a text. */
const BLANK = '…';

export interface Erasure {
  /** How many rows of each table were deleted or blanked. */
  tables: Record<string, number>;
  files: number;
}

/**
 * Erases what was found of a person, in one batch with `statements` and a record that holds no personal
 * data. Files go first: should the batch fail, erasing again finds the same rows.
 */
export async function erasePersonalData(
  env: SigningEnvironment & { FILES: R2Bucket },
  data: PersonalData,
  { staff, now }: { staff: string | null; now: number },
  statements: readonly D1PreparedStatement[] = [],
): Promise<Erasure> {
  const { DB: db, FILES: files } = env;
  const erasure: Erasure = { tables: countRowsByTable(data.rows), files: data.files.length };
  if (data.files.length > 0) await files.delete([...data.files]);
  const byTable = groupBy(data.rows, ({ table }) => table);
  const blank = createBlanking(data);
  const person = await computeKeyedHash('erasure', data.who, await loadSigningKeys(env));
  await db.batch([
    // Children first: rows that others name go last.
    ...[...byTable].toReversed().flatMap(([table, rows]) => eraseRows(db, table, rows, blank)),
    db
      .prepare('INSERT INTO erasures (created_at, person, staff, counts) VALUES (?1, ?2, ?3, ?4)')
      .bind(now, person, staff, JSON.stringify({ ...erasure.tables, files: erasure.files })),
    ...statements,
  ]);
  return erasure;
}

/** Counts the rows by table. */
export const countRowsByTable = (rows: readonly PersonalRow[]): Record<string, number> =>
  Object.fromEntries(
    [...groupBy(rows, ({ table }) => table.table)].map(([table, { length }]) => [table, length]),
  );

/** Returns what blanks the person's address or number, and their full names, in what a column of a mention holds. */
function createBlanking({ who, rows }: PersonalData): (stored: string) => string {
  const names = listNames(rows);
  return (stored) =>
    mapTexts(stored, (text) =>
      names.reduce(
        (blanked, name) => replaceName(blanked, name, BLANK),
        replaceAddress(text, who, BLANK),
      ),
    );
}

function eraseRows(
  db: D1Database,
  { table, key, texts, isCopy = false }: PersonalTable,
  rows: readonly PersonalRow[],
  blank: (stored: string) => string,
): D1PreparedStatement[] {
  const own = rows.filter(({ isOwn }) => isOwn || isCopy).map((row) => row.key);
  const mentions = isCopy ? [] : rows.filter(({ isOwn }) => !isOwn);
  return [
    ...(own.length > 0
      ? [
          db
            .prepare(`DELETE FROM ${table} WHERE ${key} IN (SELECT value FROM json_each(?1))`)
            .bind(JSON.stringify(own)),
        ]
      : []),
    ...mentions.map((row) =>
      db
        .prepare(
          `UPDATE ${table} SET ${texts.map((text, index) => `${text} = ?${index + 2}`).join(', ')}
           WHERE ${key} = ?1`,
        )
        .bind(
          row.key,
          ...texts.map((text) => {
            const value = row.values[text] ?? null;
            return value === null ? null : blank(String(value));
          }),
        ),
    ),
  ];
}
