import * as v from 'valibot';
import { readPhone } from '../../../domain/typed-values/read-phone';
import { normalizeLogin } from '../../../platform/accounts/account';
import type { CappedRows } from '../../../platform/capped-rows';
import { createJsonColumn, parseRows } from '../../../platform/d1-rows';
import { foldLeadQuery } from '../../forms/kit/store/lead-words';

/** Somebody with the address or the number that finds everything about them. */
export interface NamedPerson {
  name: string;
  who: string;
  /** When they wrote last. */
  at: number;
}

const Text = v.fallback(v.optional(v.string(), ''), '');

const NamedLead = v.object({
  answers: createJsonColumn(
    v.object({ name: Text, firstName: Text, lastName: Text, email: Text, phone: Text }),
  ),
  created_at: v.number(),
});

const MAX_PEOPLE = 20;
/** Enough to find again who called or wrote today. */
const MAX_RECENT_PEOPLE = 8;
/** The newest leads that are read: somebody may have sent many. */
const MAX_NAMED_LEADS = 100;

/** The last character of Unicode: whatever begins with some words comes before them and it. */
const LAST = '\u{10ffff}';

/** Finds who sent something, or had it written down, under a name with a word that begins so; who wrote last comes first. */
export async function findNamedPeople(
  db: D1Database,
  typed: string,
): Promise<CappedRows<NamedPerson>> {
  const words = foldLeadQuery(typed);
  const begins = words.map(() => 'word >= ? AND word < ?').join(' OR ');
  const { results } = await db
    .prepare(
      `SELECT answers, created_at FROM leads WHERE id IN (
         SELECT lead FROM lead_words WHERE ${begins || 'false'} LIMIT ${MAX_NAMED_LEADS} + 1)
       ORDER BY id DESC`,
    )
    .bind(...words.flatMap((word) => [word, word + LAST]))
    .all();
  const rows = listPeople(results);
  return {
    rows: rows.slice(0, MAX_PEOPLE),
    isMore: rows.length > MAX_PEOPLE || results.length > MAX_NAMED_LEADS,
  };
}

/** Finds who sent something last, or had it written down, each once; pages of leads have them all. */
export async function findRecentPeople(db: D1Database): Promise<NamedPerson[]> {
  const { results } = await db
    .prepare(`SELECT answers, created_at FROM leads ORDER BY id DESC LIMIT ${MAX_NAMED_LEADS}`)
    .all();
  return listPeople(results).slice(0, MAX_RECENT_PEOPLE);
}

/** Lists the people of leads in their order, each once. */
function listPeople(leads: readonly unknown[]): NamedPerson[] {
  const people = new Map<string, NamedPerson>();
  for (const { answers, created_at: at } of parseRows(NamedLead, leads, 'leads')) {
    const { name, firstName, lastName, email, phone } = answers;
    const who = normalizeLogin(email) || readPhone(phone)?.dialled;
    const full = name || `${firstName} ${lastName}`.trim();
    if (who && !people.has(who)) people.set(who, { name: full, who, at });
  }
  return [...people.values()];
}
