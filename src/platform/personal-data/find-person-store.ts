import * as v from 'valibot';
import { hasAddress } from '../../domain/personal-data/find-address';
import { listPhoneSpellings } from '../../domain/personal-data/find-number';
import { listTexts } from '../../domain/personal-data/stored-text';
import { readPhone } from '../../domain/typed-values/read-phone';
import { normalizeLogin } from '../accounts/account';
import { computeAllKeyedHashes } from '../auth/signature';
import type { SigningEnvironment } from '../auth/signing-keys-store';
import { loadSigningKeys } from '../auth/signing-keys-store';
import { parseRows } from '../d1-rows';
import { normalizeRecipient } from '../mail/recipient';
import type { LinkName, PersonalRow, PersonalTable } from './personal-table';
import { HAS_NUMBER, PERSONAL_TABLES } from './personal-tables';

/** Everything that is stored about one address, or about the telephone number of who gave no address. */
export interface PersonalData {
  /** The address in lower case, or the number as it is dialled. */
  who: string;
  /** The addresses of those who gave this number too: what they sent is found by those. */
  sharedWith: readonly string[];
  rows: readonly PersonalRow[];
  /** Keys of files in R2. */
  files: readonly string[];
}

type Links = Record<LinkName, Set<string | number>>;

const ValueColumn = v.nullable(v.union([v.string(), v.number()]));
const FoundRow = v.record(v.string(), ValueColumn);

/**
 * Finds the rows of exactly this address, case aside, in all tables, those that they name, and those that
 * mention it; or those of who gave this telephone number and no address, in any spelling.
 */
export async function findPersonalData(
  env: SigningEnvironment,
  typed: string,
): Promise<PersonalData> {
  const { DB: db } = env;
  const phone = readPhone(typed)?.dialled;
  if (phone) return findDataOfNumber(db, phone);
  const email = normalizeLogin(typed);
  const keyRing = await loadSigningKeys(env);
  const links: Links = {
    ...createNoLinks(),
    login: new Set([
      ...(await computeAllKeyedHashes('account', email, keyRing)),
      // The desk counts apart: its limits have a prefix.
      ...(await computeAllKeyedHashes('account', `desk ${email}`, keyRing)),
    ]),
    recipient: new Set(
      await computeAllKeyedHashes('recipient', normalizeRecipient(email), keyRing),
    ),
  };
  const [local = '', domain = ''] = listLongestRuns(email);
  const rows = await findAllRows(db, PERSONAL_TABLES, links, {
    ...{ who: email, key: email, likes: [`%${local}%`, `%${domain}%`] },
  });
  return { who: email, sharedWith: [], rows, files: listFiles(rows) };
}

const createNoLinks = (): Links => ({
  ...{ account: new Set(), leadKey: new Set(), lead: new Set(), visit: new Set() },
  ...{ login: new Set(), recipient: new Set() },
});

/** Finds the rows of who gave this number and no address; those of who gave both are left to their address. */
async function findDataOfNumber(db: D1Database, who: string): Promise<PersonalData> {
  const key = JSON.stringify(listPhoneSpellings(who));
  const tables = PERSONAL_TABLES.map((table) => ({
    ...{ ...table, own: table.ofNumber?.own ?? 'false' },
    links: { ...table.links, ...table.ofNumber?.links },
  }));
  const others = await loadOthersWithNumber(db, key);
  const found = await findAllRows(db, tables, createNoLinks(), {
    // Every spelling ends with the same digits.
    ...{ who, key, likes: [`%${[...who.slice(-NATIONAL_DIGITS)].join('%')}%`, '%'] },
  });
  const rows = found.filter((row) => row.isOwn || !isOfOther(row, others));
  const sharedWith = [...new Set(others.map(({ email }) => normalizeLogin(email)))];
  return { who, sharedWith, rows, files: listFiles(rows) };
}

/** Digits without the nought or the country's code in front: as many fit into a pattern of D1. */
const NATIONAL_DIGITS = 8;

const OtherLead = v.object({ id: v.number(), key: v.string(), email: v.string() });

/** Loads the leads of those who gave this number with an address. */
async function loadOthersWithNumber(db: D1Database, spellings: string) {
  const { results } = await db
    .prepare(
      `SELECT id, key, answers ->> 'email' AS email FROM leads
       WHERE coalesce(answers ->> 'email', '') <> '' AND ${HAS_NUMBER}`,
    )
    .bind(spellings)
    .all();
  return parseRows(OtherLead, results, 'leads');
}

/** Returns whether a row holds the number because somebody else gave it, who has an address. */
function isOfOther(
  { table, values }: PersonalRow,
  others: readonly v.InferOutput<typeof OtherLead>[],
): boolean {
  const texts = table.texts.flatMap((column) => listTexts(String(values[column] ?? '')));
  return others.some(
    ({ id, key, email }) =>
      values.lead === id ||
      [values.lead_key, values.visit].includes(key) ||
      texts.some((text) => hasAddress(text, normalizeLogin(email))),
  );
}

/** Whose rows are looked for: as texts mention them, as columns name them, and what narrows the rows with texts. */
interface Search {
  who: string;
  key: string;
  likes: readonly [string, string];
}

async function findAllRows(
  db: D1Database,
  tables: readonly PersonalTable[],
  links: Links,
  search: Search,
): Promise<PersonalRow[]> {
  const rows: PersonalRow[] = [];
  for (const table of tables) {
    const found = await findRows(db, table, search, links);
    rows.push(...found);
    for (const row of found) if (row.isOwn) addLinks(links, row);
  }
  return rows;
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
  { who, key, likes }: Search,
  links: Links,
): Promise<PersonalRow[]> {
  const { own = 'false', texts, files = [] } = table;
  const linkEntries = Object.entries(table.links ?? {}) as [LinkName, string][];
  const linked = linkEntries.map(
    ([, column], index) => `${column} IN (SELECT value FROM json_each(?${index + 4}))`,
  );
  const mentioned = texts.map((column) => `(${column} LIKE ?2 AND ${column} LIKE ?3)`);
  const ownSql = [own, ...linked].map((condition) => `(${condition})`).join(' OR ');
  const fileSql = files.map((file, index) => `, ${file} AS __file${index}`).join('');
  const { results } = await db
    .prepare(
      `SELECT *, ${table.key} AS __key, (${ownSql}) AS __own${fileSql} FROM ${table.table}
       WHERE ?1 <> '' AND ?2 || ?3 <> '' AND (${[ownSql, ...mentioned].join(' OR ')})`,
    )
    .bind(...[key, ...likes], ...linkEntries.map(([name]) => JSON.stringify([...links[name]])))
    .all();
  return parseRows(FoundRow, results, table.table).flatMap((values) => {
    const isOwn = values.__own === 1;
    const mentions = texts
      .flatMap((column) => listTexts(String(values[column] ?? '')))
      .some((text) => hasAddress(text, who));
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
