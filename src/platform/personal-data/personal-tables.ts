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
  },
  {
    table: 'leads',
    key: 'key',
    own: `lower(answers ->> 'email') = ?1`,
    provides: { leadKey: 'key', lead: 'id' },
    texts: ['answers'],
  },
  {
    table: 'lead_files',
    key: 'file',
    links: { leadKey: 'lead_key' },
    texts: ['name'],
    files: ['file'],
  },
  {
    table: 'visits',
    key: 'id',
    own: 'lower(email) = ?1',
    links: { leadKey: 'id' },
    provides: { visit: 'id' },
    texts: ['name'],
  },
  {
    table: 'visit_feedback',
    key: 'visit',
    links: { visit: 'visit' },
    texts: ['text', 'visitor'],
  },
  {
    table: 'testimonials',
    key: 'id',
    links: { leadKey: 'id' },
    texts: ['name', 'about', 'website', 'comment', 'deal'],
    files: ['image', `'testimonials/' || id`],
  },
  { table: 'lead_notes', key: 'id', links: { lead: 'lead' }, texts: ['text'] },
  { table: 'lead_replies', key: 'id', links: { lead: 'lead' }, texts: ['subject', 'text'] },
  {
    table: 'pending_searches',
    key: 'id',
    own: 'email = ?1',
    links: { leadKey: 'id' },
    texts: ['name', 'search_name', 'criteria'],
  },
  {
    table: 'saved_searches',
    key: 'id',
    links: { account: 'account' },
    texts: ['name', 'criteria'],
  },
  {
    table: 'document_requests',
    key: 'json_array(kind, id, email)',
    own: 'lower(email) = ?1',
    texts: [],
  },
  { table: 'newsletter', key: 'email', own: 'lower(email) = ?1', texts: [] },
  {
    table: 'outbox',
    key: 'id',
    own: 'lower(recipient) = ?1',
    texts: ['recipient', 'subject', 'mail', 'error'],
    isOwnIfMentioned: true,
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
  },
  { table: 'slots', key: 'id', texts: ['blocked'] },
  { table: 'visit_days_off', key: 'json_array(day, property)', texts: ['reason'] },
];
