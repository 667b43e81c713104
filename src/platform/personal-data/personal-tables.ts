import type { PersonalTable } from './personal-table';

/** The tables of accounts that name a person by `person`. */
const ACCOUNT_TABLES = [
  ['owner_properties', 'property'],
  ['sessions', 'id'],
  ['one_time_passwords', 'hash'],
  ['recovery_codes', 'hash'],
  ['alerts', "property || ' ' || news"],
  ['owner_digests', 'week'],
] as const;

/**
 * Every table of D1 in which a person may stand, those that others name first. A test fails when a table is
 * neither here nor below.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'people',
    key: 'id',
    own: 'email = ?1',
    provides: { person: 'id' },
    texts: ['username', 'name'],
  },
  {
    table: 'submissions',
    key: 'key',
    own: `lower(answers ->> 'email') = ?1`,
    provides: { submission: 'key', lead: 'id' },
    texts: ['answers'],
  },
  {
    table: 'attachments',
    key: 'file',
    links: { submission: 'submission_key' },
    texts: ['name'],
    files: ['file'],
  },
  {
    table: 'appointments',
    key: 'id',
    own: 'lower(email) = ?1',
    links: { submission: 'id' },
    provides: { appointment: 'id' },
    texts: ['name'],
  },
  {
    table: 'visit_feedback',
    key: 'appointment',
    links: { appointment: 'appointment' },
    texts: ['text', 'visitor'],
  },
  {
    table: 'testimonials',
    key: 'id',
    links: { submission: 'id' },
    texts: ['name', 'about', 'website', 'comment', 'deal'],
    files: ['image', `'testimonials/' || id`],
  },
  { table: 'lead_notes', key: 'id', links: { lead: 'submission' }, texts: ['text'] },
  { table: 'lead_replies', key: 'id', links: { lead: 'submission' }, texts: ['subject', 'text'] },
  {
    table: 'pending_searches',
    key: 'id',
    own: 'email = ?1',
    links: { submission: 'id' },
    texts: ['name', 'search_name', 'criteria'],
  },
  { table: 'demand_searches', key: 'id', links: { person: 'person' }, texts: ['name', 'criteria'] },
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
    texts: ['recipient', 'subject', 'mail', 'trouble'],
    isOwnIfMentioned: true,
  },
  ...ACCOUNT_TABLES.map(([table, column]) => ({
    table,
    key: `json_array(person, ${column})`,
    links: { person: 'person' },
    texts: [],
  })),
  {
    table: 'sign_in_attempts',
    key: 'id',
    links: { person: 'person', account: 'account' },
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
    links: { account: 'network' },
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
