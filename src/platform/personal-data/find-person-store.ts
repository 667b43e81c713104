import * as v from 'valibot';
import { hasAddress } from '../../domain/personal-data/find-address';
import { listTexts } from '../../domain/personal-data/stored-text';
import { normalizeLogin } from '../accounts/account';
import { computeAllKeyedHashes } from '../auth/signature';
import type { SigningEnvironment } from '../auth/signing-keys-store';
import { loadSigningKeys } from '../auth/signing-keys-store';
import { parseRows } from '../d1-rows';
import { normalizeRecipient } from '../mail/recipient';
import type { LinkName, PersonalRow, PersonalTable } from './personal-table';
import { PERSONAL_TABLES } from './personal-tables';

/** Everything that is stored about one address. */
export interface PersonalData {
  /** In lower case. */
  email: string;
  rows: readonly PersonalRow[];
  /** Keys of files in R2. */
  files: readonly string[];
}

type Links = Record<LinkName, Set<string | number>>;

const ValueColumn = v.nullable(v.union([v.string(), v.number()]));
const FoundRow = v.record(v.string(), ValueColumn);

/**
 * Finds the rows of exactly this address, case aside, in all tables, those that they name, and those that
 * mention it.
 */
export async function findPersonalData(
  env: SigningEnvironment,
  address: string,
): Promise<PersonalData> {
  const { DB: db } = env;
  const email = normalizeLogin(address);
  const keyRing = await loadSigningKeys(env);
  const links: Links = {
    ...{ account: new Set(), leadKey: new Set(), lead: new Set(), visit: new Set() },
    login: new Set([
      ...(await computeAllKeyedHashes('account', email, keyRing)),
      // The desk counts apart: its limits have a prefix.
      ...(await computeAllKeyedHashes('account', `desk ${email}`, keyRing)),
    ]),
    recipient: new Set(
      await computeAllKeyedHashes('recipient', normalizeRecipient(email), keyRing),
    ),
  };
  const rows: PersonalRow[] = [];
  for (const table of PERSONAL_TABLES) {
    const found = await findRows(db, table, email, links);
    rows.push(...found);
    for (const row of found) if (row.isOwn) addLinks(links, row);
  }
  return { email, rows, files: listFiles(rows) };
}

function addLinks(links: Links, { table, values }: PersonalRow): void {
  for (const [name, column] of Object.entries(table.provides ?? {})) {
    const value = values[column];
    if (value !== null && value !== undefined) links[name as LinkName].add(value);
  }
}

async function findRows(
  db: D1Database,
  table: PersonalTable,
  email: string,
  links: Links,
): Promise<PersonalRow[]> {
  const { own = 'false', texts, files = [] } = table;
  const linkEntries = Object.entries(table.links ?? {}) as [LinkName, string][];
  const linked = linkEntries.map(
    ([, column], index) => `${column} IN (SELECT value FROM json_each(?${index + 4}))`,
  );
  const [local, domain] = listLongestRuns(email);
  const mentioned = texts.map((column) => `(${column} LIKE ?2 AND ${column} LIKE ?3)`);
  const ownSql = [own, ...linked].map((condition) => `(${condition})`).join(' OR ');
  const fileSql = files.map((file, index) => `, ${file} AS __file${index}`).join('');
  const { results } = await db
    .prepare(
      `SELECT *, ${table.key} AS __key, (${ownSql}) AS __own${fileSql} FROM ${table.table}
       WHERE ?1 <> '' AND ?2 || ?3 <> '' AND (${[ownSql, ...mentioned].join(' OR ')})`,
    )
    .bind(
      ...[email, `%${local}%`, `%${domain}%`],
      ...linkEntries.map(([name]) => JSON.stringify([...links[name]])),
    )
    .all();
  return parseRows(FoundRow, results, table.table).flatMap((values) => {
    const isOwn = values.__own === 1;
    const mentions = texts
      .flatMap((column) => listTexts(String(values[column] ?? '')))
      .some((text) => hasAddress(text, email));
    return isOwn || mentions ? [{ table, key: values.__key ?? '', isOwn, values }] : [];
  });
}

/**
 * Returns the longest run of plain letters and digits of each part of an address: it narrows the rows, since every
 * encoding of links and HTML leaves it as it is. The exact test follows.
 */
const listLongestRuns = (email: string): string[] =>
  email
    .split(/@(?=[^@]*$)/)
    .map(
      (part) => (part.match(/[a-z0-9]+/gi) ?? []).toSorted((a, b) => b.length - a.length)[0] ?? '',
    );

const listFiles = (rows: readonly PersonalRow[]): string[] => [
  ...new Set(
    rows
      .filter(({ isOwn }) => isOwn)
      .flatMap(({ table, values }) =>
        (table.files ?? []).map((_, index) => values[`__file${index}`]),
      )
      .filter((key) => typeof key === 'string'),
  ),
];
