import { DAY_MS } from '../../src/domain/format/durations';
import {
  deskSearch,
  insert,
  mail,
  NINETY_DAYS_AGO,
  NOW,
  SIXTY_MONTHS_AGO,
  session,
  subscriber,
  THIRTY_DAYS_AGO,
  THREE_MONTHS_AGO,
  TWENTY_FOUR_MONTHS_AGO,
  testimonial,
  upload,
  visit,
} from './stored-rows';

interface BoundaryCase {
  /** The last moment at which the data is not deleted. */
  boundary: number;
  /** Inserts one item of this age. */
  insert: (moment: number) => D1PreparedStatement;
}

export const CASES: Record<string, BoundaryCase> = {
  'form answers': {
    boundary: TWENTY_FOUR_MONTHS_AGO,
    insert: (created_at) =>
      insert('leads', {
        ...{ key: 'k', body_hash: 'h', form: 'site-contact', language: 'nl', answers: '{}' },
        created_at,
      }),
  },
  'applications for a home to let': {
    boundary: THREE_MONTHS_AGO,
    insert: (created_at) =>
      insert('leads', {
        ...{ key: 'k', body_hash: 'h', form: 'rental-application', language: 'nl', answers: '{}' },
        created_at,
      }),
  },
  'applications that were not chosen': {
    boundary: THIRTY_DAYS_AGO,
    insert: (closed_at) =>
      insert('leads', {
        ...{ key: 'k', body_hash: 'h', form: 'rental-application', language: 'nl', answers: '{}' },
        ...{ created_at: THIRTY_DAYS_AGO, state: 'closed', closed_at },
      }),
  },
  'files of forms: CVs, pictures': {
    boundary: NOW,
    insert: (expires_at) => insert('lead_files', { ...upload, expires_at }),
  },
  'files of forms, at the latest': {
    boundary: TWENTY_FOUR_MONTHS_AGO,
    insert: (created_at) => insert('lead_files', { ...upload, created_at }),
  },
  'bodies of mails': {
    boundary: THIRTY_DAYS_AGO,
    insert: (sent_at) => insert('outbox', { ...mail, sent_at }),
  },
  'list of mails': {
    boundary: TWENTY_FOUR_MONTHS_AGO,
    insert: (created_at) => insert('outbox', { ...mail, created_at }),
  },
  'visits to properties and the waiting list': {
    boundary: TWENTY_FOUR_MONTHS_AGO,
    insert: (changed_at) => insert('visits', { ...visit, changed_at }),
  },
  'hours to visit': {
    boundary: TWENTY_FOUR_MONTHS_AGO,
    insert: (ends_at) =>
      insert('slots', {
        id: 'one',
        starts_at: ends_at - 1,
        closes_at: ends_at - 1,
        ends_at,
        capacity: 1,
      }),
  },
  'newsletter addresses that were not confirmed': {
    boundary: THIRTY_DAYS_AGO,
    insert: (asked_at) =>
      insert('newsletter', { email: 'an@example.be', language: 'nl', asked_at }),
  },
  'requests for documents': {
    boundary: NOW,
    insert: (expires_at) =>
      insert('document_requests', {
        kind: 'property',
        id: 84213,
        email: 'an@example.be',
        expires_at,
      }),
  },
  'testimonials that are not approved': {
    boundary: TWENTY_FOUR_MONTHS_AGO,
    insert: (created_at) => insert('testimonials', { ...testimonial, created_at }),
  },
  sessions: {
    boundary: THIRTY_DAYS_AGO,
    insert: (created_at) =>
      insert('account_sessions', { ...session, account: 'an', created_at, used_at: created_at }),
  },
  'one-time passwords': {
    boundary: NOW,
    insert: (expires_at) =>
      insert('account_one_time_passwords', { account: 'an', hash: 'h', expires_at }),
  },
  'searches that were not confirmed': {
    boundary: NOW,
    insert: (expires_at) =>
      insert('pending_searches', {
        ...{ id: 'k', email: 'an@example.be', name: 'An', language: 'nl', password: '$scrypt$' },
        ...{ frequency: 'daily', search_name: 'Te koop', criteria: '{}', expires_at },
      }),
  },
  'sign-in attempts': {
    boundary: NINETY_DAYS_AGO,
    insert: (created_at) =>
      insert('sign_in_attempts', { created_at, login: 'a', network: 'n', outcome: 'refused' }),
  },
  'accounts of subscribers without a sign of life': {
    boundary: TWENTY_FOUR_MONTHS_AGO,
    insert: (seen_at) => insert('accounts', { ...subscriber, seen_at }),
  },
  'searches of the desk': {
    boundary: NOW,
    insert: (expires_at) => insert('desk_searches', { ...deskSearch, expires_at }),
  },
  alerts: {
    boundary: NINETY_DAYS_AGO,
    insert: (created_at) =>
      insert('alerts', {
        ...{ account: 'an', property: 84213, news: 'new for sale', searches: '[]' },
        created_at,
      }),
  },
  'sessions of staff': {
    boundary: THIRTY_DAYS_AGO,
    insert: (created_at) =>
      insert('staff_sessions', {
        id: 'one',
        account: 'luc',
        stage: 'open',
        created_at,
        used_at: created_at,
      }),
  },
  'one-time passwords of staff': {
    boundary: NOW,
    insert: (expires_at) =>
      insert('staff_one_time_passwords', { account: 'luc', hash: 'h', expires_at }),
  },
  'log of staff actions': {
    boundary: TWENTY_FOUR_MONTHS_AGO,
    insert: (created_at) =>
      insert('staff_actions', { created_at, staff: 'luc', action: 'signed in', subject: '' }),
  },
  'searches without result': {
    boundary: NOW,
    insert: (expires_at) =>
      insert('empty_searches', { words: 'kasteel', day: '2028-02-01', searches: 1, expires_at }),
  },
  'records of erasures': {
    boundary: SIXTY_MONTHS_AGO,
    insert: (created_at) =>
      insert('erasures', { created_at, person: 'h', staff: null, counts: '{}' }),
  },
  'limits by network': {
    boundary: NOW,
    insert: (expires_at) =>
      insert('rate_windows', { network: 'n', kind: 'send', expires_at, used: 1, allowed: 5 }),
  },
  'limits by recipient': {
    boundary: NOW - DAY_MS,
    insert: (expires_at) =>
      insert('mail_limits', { recipient: 'h', kind: 'hour', expires_at, used: 1, allowed: 3 }),
  },
  'networks that viewed a page today': {
    boundary: NOW,
    insert: (expires_at) => insert('page_view_keys', { day: '2028-02-28', key: 'k', expires_at }),
  },
  'used proofs': {
    boundary: NOW,
    insert: (expires_at) => insert('used_proofs', { id: 'one', expires_at }),
  },
};
