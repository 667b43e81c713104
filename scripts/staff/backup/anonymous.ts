import { createHmac, randomBytes } from 'node:crypto';
import { findHandlerByName } from '../../../src/features/forms/form-handlers';
import type { Field } from '../../../src/features/forms/kit/definition/field';
import { getFields } from '../../../src/features/forms/kit/definition/form';
import type { StoredRow } from './read-rows';

/** What takes the place of a value. */
type Replacement =
  /** An address that no mail reaches, the same for the same address. */
  | 'address'
  /** A name of two words, the same for the same name. */
  | 'name'
  /** Letters become x, digits 0: the length stays, for the look of a page. */
  | 'text'
  /** The answers of a form, by the kinds of its fields. */
  | 'answers'
  | 'nothing';

/**
 * Tables that say something of people: 'left out', or the columns whose values are replaced. All other columns and
 * tables are kept (test/scripts/staff/backup/anonymous.test.ts has them one by one).
 */
const TABLES: Readonly<Record<string, 'left out' | Readonly<Record<string, Replacement>>>> = {
  accounts: {
    ...{ email: 'address', username: 'nothing', name: 'name' },
    ...{ password: 'nothing', totp: 'nothing' },
  },
  staff_accounts: { email: 'address', name: 'name', password: 'nothing', totp: 'nothing' },
  leads: { answers: 'answers' },
  lead_notes: { text: 'text' },
  lead_replies: { subject: 'text', text: 'text' },
  visits: { name: 'name', email: 'address' },
  visit_feedback: { text: 'text', visitor: 'text', released_by: 'name' },
  visit_days_off: { reason: 'text' },
  slots: { blocked: 'text' },
  newsletter: { email: 'address' },
  testimonials: {
    ...{ name: 'name', website: 'text', comment: 'text', image: 'nothing', crop: 'nothing' },
    deal: 'text',
  },
  property_activity: { contact: 'name', subject: 'text', comment: 'text' },
  saved_searches: { name: 'text' },
  ...Object.fromEntries(
    [
      ...['account_sessions', 'account_one_time_passwords', 'account_recovery_codes'],
      ...['account_passkeys', 'staff_sessions', 'staff_one_time_passwords'],
      ...[
        'staff_recovery_codes',
        'staff_passkeys',
        'staff_calendars',
        'sign_in_attempts',
        'pending_searches',
      ],
      ...['desk_searches', 'document_requests', 'empty_searches', 'erasures', 'figures'],
      ...['lead_files', 'lead_words', 'mail_limits', 'outbox', 'page_view_keys'],
      ...['rate_windows', 'secrets', 'used_proofs'],
    ].map((table) => [table, 'left out' as const]),
  ),
};

/** Files of a copy in which nobody can be known: those of listings. */
export const isFileOfNobody = (key: string): boolean => !/^(?:submitted|testimonials)\//.test(key);

/** Returns what changes a row of a table so that nobody can be known by it; undefined if its rows are left out. */
export type Anonymizer = (table: string) => ((row: StoredRow) => StoredRow) | undefined;

/** Creates an anonymizer. Its placeholders are drawn anew each time, so that nobody can look a person up. */
export function createAnonymizer(): Anonymizer {
  const key = randomBytes(32);
  const mark = (value: string) =>
    createHmac('sha256', key).update(value.trim().toLowerCase()).digest('hex').slice(0, 12);
  const toAddress = (value: string) => `person-${mark(value)}@example.invalid`;
  const replace: Record<Replacement, (value: string, row: StoredRow) => string | null> = {
    address: toAddress,
    name: (value) => (value ? `Person ${mark(value).slice(0, 6)}` : value),
    text: maskText,
    nothing: () => null,
    answers: (value, { form }) =>
      JSON.stringify(maskAnswers(JSON.parse(value), String(form), toAddress)),
  };
  return (table) => {
    const rule = TABLES[table];
    if (rule === 'left out') return undefined;
    const columns = Object.entries(rule ?? {});
    return (row) => ({
      ...row,
      ...Object.fromEntries(
        columns.map(([column, replacement]) => {
          const value = row[column];
          return [column, typeof value === 'string' ? replace[replacement](value, row) : null];
        }),
      ),
    });
  };
}

const maskText = (text: string): string =>
  text.replaceAll(/\p{L}/gu, 'x').replaceAll(/\p{N}/gu, '0');

/** Kinds of fields whose answers were chosen, not typed. */
const CHOICES: ReadonlySet<Field['kind']> = new Set([
  ...(['select', 'radios', 'checkboxes', 'checkbox', 'zones', 'date', 'day', 'time'] as const),
]);

/** Replaces what was typed in the answers of a form; its choices stay. A form that is gone has no choices. */
function maskAnswers(
  answers: Record<string, unknown>,
  form: string,
  toAddress: (value: string) => string,
): Record<string, unknown> {
  const handler = findHandlerByName(form);
  const kept = new Set(
    (handler ? getFields(handler.form) : [])
      .filter(({ kind }) => CHOICES.has(kind))
      .map(({ name }) => name),
  );
  const mask = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(mask);
    if (typeof value === 'number') return 0;
    if (typeof value !== 'string') return value;
    return value.includes('@') && !/\s/.test(value) ? toAddress(value) : maskText(value);
  };
  return Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [name, kept.has(name) ? value : mask(value)]),
  );
}
