import * as v from 'valibot';
import { LANGUAGES } from '../../../domain/language/language';
import { readEmail } from '../../../domain/typed-values/read-email';
import { readPhone } from '../../../domain/typed-values/read-phone';
import {
  CountColumn,
  createJsonColumn,
  KeyColumn,
  MomentColumn,
  parseRows,
} from '../../../platform/d1-rows';
import { foldLeadQuery } from '../../forms/kit/store/lead-words';
import { VISIT_STATES } from '../../visits/visits-store';
import { LEAD_STATES } from '../leads/lead';

const Text = v.fallback(v.optional(v.string(), ''), '');

/** A lead of somebody who is known, with the visit that it booked. */
const KnownLead = v.object({
  id: CountColumn,
  form: v.string(),
  language: v.picklist(LANGUAGES),
  property: v.nullable(CountColumn),
  state: v.picklist(LEAD_STATES),
  createdAt: MomentColumn,
  answers: createJsonColumn(
    v.object({ name: Text, firstName: Text, lastName: Text, email: Text, phone: Text }),
  ),
  visitState: v.nullable(v.picklist(VISIT_STATES)),
  visitStartsAt: v.nullable(MomentColumn),
  slot: v.nullable(KeyColumn),
});
export type KnownLead = v.InferOutput<typeof KnownLead>;

const MAX_KNOWN_LEADS = 8;

/** Finds what whoever has this telephone number or address sent, or had written down, newest first. */
export async function findCallerLeads(db: D1Database, who: string): Promise<KnownLead[]> {
  const words = foldLeadQuery(who);
  if (words.length === 0 || !(readPhone(who) || readEmail(who))) return [];
  const { results } = await db
    .prepare(
      `SELECT leads.id, form, leads.language, leads.property, leads.state,
         leads.created_at AS createdAt, answers, visits.state AS visitState,
         slots.starts_at AS visitStartsAt, visits.slot
       FROM leads LEFT JOIN visits ON visits.id = leads.key LEFT JOIN slots ON slots.id = visits.slot
       WHERE leads.id IN (SELECT lead FROM lead_words WHERE word IN (SELECT value FROM json_each(?1)))
       ORDER BY leads.id DESC LIMIT ?2`,
    )
    .bind(JSON.stringify(words), MAX_KNOWN_LEADS)
    .all();
  return parseRows(KnownLead, results, 'leads');
}

/** Returns what the fields of a caller hold at first: what the newest leads know, else the number or address itself. */
export function fillCaller(
  who: string,
  leads: readonly KnownLead[],
): Record<'phone' | 'email' | 'firstName' | 'lastName', string> & { language?: string } {
  const find = (name: keyof KnownLead['answers']) =>
    leads.map(({ answers }) => answers[name]).find(Boolean) ?? '';
  const language = leads[0]?.language;
  return {
    phone: find('phone') || (readPhone(who)?.shown ?? ''),
    email: find('email') || (readEmail(who) ?? ''),
    firstName: find('firstName'),
    lastName: find('lastName') || find('name'),
    ...(language && { language }),
  };
}
