import type { SigningEnvironment } from '../../platform/auth/signing-keys-store';
import { erasePersonalData } from '../../platform/personal-data/erase-person-store';
import type { PersonalData } from '../../platform/personal-data/find-person-store';
import { findPersonalData } from '../../platform/personal-data/find-person-store';
import type { PersonalRow } from '../../platform/personal-data/personal-table';
import { demandRegisterForm } from './form';

/** The subscriber who is erased: an owner keeps the account and its mails. */
export interface ErasedSubscriber {
  id: string;
  email: string;
  owner: boolean;
}

/** Tables whose rows of the person belong to the saved searches. */
const SEARCH_TABLES = ['saved_searches', 'pending_searches', 'alerts'];

/** Tables of the account itself. */
const ACCOUNT_TABLES = [
  ...[
    'accounts',
    'account_sessions',
    'account_one_time_passwords',
    'account_recovery_codes',
    'account_passkeys',
    'owner_digests',
  ],
  'sign_in_attempts',
];

/**
 * Erases a subscriber with everything of the searches: criteria, alerts, the answers of the register's form with
 * their notes and mails, and the account and its mails unless the person is an owner. Other leads and visits
 * stay: erasing the person erases those. Returns how many rows of each table were erased.
 */
export async function eraseSubscriber(
  env: SigningEnvironment & { FILES: R2Bucket },
  account: ErasedSubscriber,
  now: number,
): Promise<Record<string, number>> {
  const data = selectSubscriberRows(await findPersonalData(env, account.email), account.owner);
  const { tables } = await erasePersonalData(env, data, { staff: null, now }, [
    env.DB.prepare(
      `UPDATE accounts SET subscriber = 0, confirmed_at = NULL, unsubscribed_at = NULL,
           frequency = 'immediate', ending_told_at = NULL WHERE id = ?1`,
    ).bind(account.id),
  ]);
  return tables;
}

/** Returns the part of a person's data that belongs to the saved searches. */
function selectSubscriberRows(data: PersonalData, isOwner: boolean): PersonalData {
  const registrations = data.rows.filter(
    ({ table, values, isOwn }) =>
      isOwn && table.table === 'leads' && values.form === demandRegisterForm.name,
  );
  const leads = new Set(registrations.map(({ values }) => values.id));
  const answers = new Set(
    data.rows
      .filter(({ table, values }) => table.table === 'lead_replies' && leads.has(values.lead))
      .map(({ values }) => values.mail),
  );
  // A lead's mails are stored in its batch, at the same moment.
  const moments = new Set(registrations.map(({ values }) => values.created_at));
  const belongs = (row: PersonalRow): boolean => {
    const { table, values, isOwn } = row;
    if (!isOwn) return false;
    if (SEARCH_TABLES.includes(table.table) || registrations.includes(row)) return true;
    if (['lead_notes', 'lead_replies'].includes(table.table)) return leads.has(values.lead);
    if (table.table === 'outbox')
      return (
        moments.has(values.created_at) ||
        answers.has(values.id) ||
        (!isOwner && String(values.recipient).toLowerCase() === data.who)
      );
    return !isOwner && ACCOUNT_TABLES.includes(table.table);
  };
  return { ...data, rows: data.rows.filter(belongs), files: [] };
}
