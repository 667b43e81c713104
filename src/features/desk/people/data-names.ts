import type { TextKey, Translate } from '../../../domain/language/texts';

/** Names of the tables in which a person may stand, in words of the office; each table has one. */
export const DATA_NAMES: Readonly<Record<string, TextKey>> = {
  accounts: 'DESK_DATA_ACCOUNTS',
  leads: 'DESK_DATA_LEADS',
  lead_words: 'DESK_DATA_LEAD_WORDS',
  desk_searches: 'DESK_DATA_DESK_SEARCHES',
  lead_files: 'DESK_DATA_ATTACHMENTS',
  visits: 'DESK_DATA_VISITS',
  visit_feedback: 'DESK_DATA_VISIT_FEEDBACK',
  testimonials: 'DESK_DATA_TESTIMONIALS',
  lead_notes: 'DESK_DATA_LEAD_NOTES',
  lead_replies: 'DESK_DATA_LEAD_REPLIES',
  pending_searches: 'DESK_DATA_PENDING_SEARCHES',
  document_requests: 'DESK_DATA_DOCUMENT_REQUESTS',
  owner_properties: 'DESK_DATA_OWNER_PROPERTIES',
  account_sessions: 'DESK_DATA_SESSIONS',
  account_one_time_passwords: 'DESK_DATA_ONE_TIME_PASSWORDS',
  account_recovery_codes: 'DESK_DATA_RECOVERY_CODES',
  account_passkeys: 'DESK_DATA_PASSKEYS',
  alerts: 'DESK_DATA_ALERTS',
  owner_digests: 'DESK_DATA_OWNER_DIGESTS',
  sign_in_attempts: 'DESK_DATA_SIGN_IN_ATTEMPTS',
  mail_limits: 'DESK_DATA_MAIL_LIMITS',
  rate_windows: 'DESK_DATA_RATE_WINDOWS',
  property_activity: 'DESK_DATA_PROPERTY_ACTIVITY',
  slots: 'DESK_DATA_SLOTS',
  visit_days_off: 'DESK_DATA_VISIT_DAYS_OFF',
  saved_searches: 'DESK_PEOPLE_SEARCHES',
  newsletter: 'DESK_NEWSLETTER',
  outbox: 'DESK_MAILS',
};

/** Names of the columns in which somebody else may mention a person; each has one. */
const COLUMN_NAMES: Readonly<Record<string, TextKey>> = {
  username: 'FIELD_NAME',
  word: 'FIELD_NAME',
  words: 'FIELD_NAME',
  name: 'FIELD_NAME',
  answers: 'DESK_ANSWERS',
  text: 'DESK_MAIL_TEXT',
  visitor: 'DESK_FEEDBACK_VISITOR',
  about: 'TESTIMONIAL_ABOUT',
  website: 'TESTIMONIAL_WEBSITE',
  comment: 'OWNER_COLUMN_COMMENT',
  deal: 'DESK_GUESTBOOK_DEAL',
  subject: 'OWNER_COLUMN_SUBJECT',
  contact: 'OWNER_COLUMN_CONTACT',
  search_name: 'FIELD_NAME',
  criteria: 'DESK_PEOPLE_SEARCHES',
  blocked: 'DESK_SLOT_REASON',
  reason: 'DESK_SLOT_REASON',
};

/** Returns the name of a table in words. */
export const nameData = (t: Translate, table: string): string => nameIn(DATA_NAMES, t, table);

/** Returns the place of a mention in words: 'Aanvragen, Antwoorden'. */
export const nameDataPlace = (t: Translate, table: string, column: string): string =>
  `${nameData(t, table)}, ${nameIn(COLUMN_NAMES, t, column)}`;

function nameIn(names: Readonly<Record<string, TextKey>>, t: Translate, name: string): string {
  const key = names[name];
  return key ? t(key) : name;
}
