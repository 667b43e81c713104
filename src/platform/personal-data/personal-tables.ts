import type { PersonalTable } from './personal-table';

/** The tables that name an account by `account`. */
const ACCOUNT_TABLES = [
  ['owner_properties', 'property'],
  ['account_sessions', 'id'],
  ['account_one_time_passwords', 'hash'],
  ['account_recovery_codes', 'hash'],
  ['account_passkeys', 'id'],
  ['alerts', "property || ' ' || news"],
  ['owner_digests', 'week'],
] as const;

/** The telephone number of a lead without what stands between its digits. */
const LEAD_NUMBER = ['(0)', ' ', '.', '/', '-', '(', ')'].reduce(
  (sql, between) => `replace(${sql}, '${between}', '')`,
  `answers ->> 'phone'`,
);

/** SQL that finds the leads with the telephone number, ?1 as JSON list of its spellings. */
export const HAS_NUMBER = `${LEAD_NUMBER} IN (SELECT value FROM json_each(?1))`;

/**
 * A mail whose answers go to the person is what they sent: one to the agency quotes all of theirs, so that blanking
 * the address in it would leave them readable. One to somebody else that still waits is that person's.
 */
const IS_SENT_BY_PERSON = `CASE WHEN json_valid(mail)
  THEN mail ->> 'replyTo' = ?1 COLLATE NOCASE AND (state <> 'queued' OR queue = 'agency')
  ELSE false END`;

/**
 * Every table of D1 in which a person may stand, those that others name first. A test fails when a table is
 * neither here nor below.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'accounts',
    key: 'id',
    own: 'email = ?1',
    provides: { account: 'id' },
    texts: ['username', 'name'],
    names: ['name'],
    date: 'created_at',
  },
  {
    table: 'leads',
    key: 'key',
    own: `answers ->> 'email' = ?1 COLLATE NOCASE`,
    // Who gave an address too is found by that.
    ofNumber: { own: `coalesce(answers ->> 'email', '') = '' AND ${HAS_NUMBER}` },
    provides: { leadKey: 'key', lead: 'id' },
    texts: ['answers'],
    names: ['answers'],
    ofOwner: ['about'],
    date: 'created_at',
  },
  {
    table: 'lead_words',
    key: 'json_array(word, lead)',
    links: { lead: 'lead' },
    texts: ['word'],
    exportedTo: 'word',
    isCopy: true,
  },
  {
    table: 'desk_searches',
    key: 'id',
    texts: ['words'],
    exportedTo: 'words',
    isCopy: true,
  },
  {
    table: 'lead_files',
    key: 'file',
    links: { leadKey: 'lead_key' },
    texts: ['name'],
    files: ['file'],
    date: 'created_at',
  },
  {
    table: 'visits',
    key: 'id',
    own: 'email = ?1 COLLATE NOCASE',
    links: { leadKey: 'id' },
    provides: { visit: 'id' },
    texts: ['name'],
    names: ['name'],
    ofOwner: ['about'],
    date: 'created_at',
  },
  {
    table: 'visit_feedback',
    key: 'visit',
    links: { visit: 'visit' },
    texts: ['text', 'visitor'],
    date: 'written_at',
  },
  {
    table: 'testimonials',
    key: 'id',
    links: { leadKey: 'id' },
    texts: ['name', 'about', 'website', 'comment', 'deal'],
    names: ['name'],
    date: 'created_at',
    files: ['image', `'testimonials/' || id`],
  },
  {
    table: 'lead_notes',
    key: 'id',
    links: { lead: 'lead' },
    texts: ['text'],
    date: 'created_at',
  },
  {
    table: 'lead_replies',
    key: 'id',
    links: { lead: 'lead' },
    texts: ['subject', 'text'],
    date: 'created_at',
  },
  {
    table: 'pending_searches',
    key: 'id',
    own: 'email = ?1',
    links: { leadKey: 'id' },
    texts: ['name', 'search_name', 'criteria'],
    names: ['name'],
    date: 'expires_at',
  },
  {
    table: 'saved_searches',
    key: 'id',
    links: { account: 'account' },
    texts: ['name', 'criteria'],
    date: 'created_at',
  },
  {
    table: 'document_requests',
    key: 'json_array(kind, id, email)',
    own: 'email = ?1 COLLATE NOCASE',
    texts: [],
  },
  { table: 'newsletter', key: 'email', own: 'email = ?1 COLLATE NOCASE', texts: [] },
  {
    table: 'outbox',
    key: 'id',
    own: `recipient = ?1 COLLATE NOCASE OR ${IS_SENT_BY_PERSON}`,
    // Who gave no address got no mail: what is about their leads went to staff, and quotes them.
    ofNumber: { links: { leadKey: 'lead_key' } },
    texts: ['recipient', 'subject', 'mail', 'error'],
    exportedTo: 'recipient',
  },
  ...ACCOUNT_TABLES.map(([table, column]) => ({
    table,
    key: `json_array(account, ${column})`,
    links: { account: 'account' },
    texts: [],
  })),
  {
    table: 'sign_in_attempts',
    key: 'id',
    links: { account: 'account', login: 'login' },
    texts: [],
  },
  {
    table: 'mail_limits',
    key: 'json_array(recipient, kind)',
    links: { recipient: 'recipient' },
    texts: [],
  },
  {
    table: 'rate_windows',
    key: 'json_array(network, kind)',
    links: { login: 'network' },
    texts: [],
  },
  {
    table: 'property_activity',
    key: 'json_array(property, key)',
    texts: ['contact', 'subject', 'comment'],
    date: 'happened_at',
  },
  { table: 'slots', key: 'id', texts: ['blocked'], date: 'starts_at' },
  {
    table: 'visit_days_off',
    key: 'json_array(day, property)',
    texts: ['reason'],
    date: 'day',
  },
];
