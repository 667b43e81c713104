import {
  insert,
  mail,
  NINETY_DAYS_AGO,
  NOW,
  SIXTY_MONTHS_AGO,
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
    insert: (created) =>
      insert('leads', {
        ...{ key: 'k', body_hash: 'h', form: 'site-contact', language: 'nl', answers: '{}' },
        created,
      }),
  },
  'applications for a home to let': {
    boundary: THREE_MONTHS_AGO,
    insert: (created) =>
      insert('leads', {
        ...{ key: 'k', body_hash: 'h', form: 'rental-application', language: 'nl', answers: '{}' },
        created,
      }),
  },
  'applications that were not chosen': {
    boundary: THIRTY_DAYS_AGO,
    insert: (closed) =>
      insert('leads', {
        ...{ key: 'k', body_hash: 'h', form: 'rental-application', language: 'nl', answers: '{}' },
        ...{ created: THIRTY_DAYS_AGO, state: 'closed', closed },
      }),
  },
  'files of forms: CVs, pictures': {
    boundary: NOW,
    insert: (expires) => insert('lead_files', { ...upload, expires }),
  },
  'files of forms, at the latest': {
    boundary: TWENTY_FOUR_MONTHS_AGO,
    insert: (created) => insert('lead_files', { ...upload, created }),
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
    insert: (changed) => insert('visits', { ...visit, changed }),
  },
  'hours to visit': {
    boundary: TWENTY_FOUR_MONTHS_AGO,
    insert: (ends) =>
      insert('slots', { id: 'one', starts: ends - 1, closes: ends - 1, ends, capacity: 1 }),
  },
  'newsletter addresses that were not confirmed': {
    boundary: THIRTY_DAYS_AGO,
    insert: (asked) => insert('newsletter', { email: 'an@example.be', language: 'nl', asked }),
  },
  'requests for documents': {
    boundary: NOW,
    insert: (ends) =>
      insert('document_requests', { kind: 'property', id: 84213, email: 'an@example.be', ends }),
  },
  'testimonials that are not approved': {
    boundary: TWENTY_FOUR_MONTHS_AGO,
    insert: (posted) => insert('testimonials', { ...testimonial, posted }),
  },
  sessions: {
    boundary: THIRTY_DAYS_AGO,
    insert: (created) =>
      insert('account_sessions', {
        id: 'one',
        person: 'an',
        stage: 'open',
        created,
        used: created,
      }),
  },
  'one-time passwords': {
    boundary: NOW,
    insert: (ends) => insert('account_one_time_passwords', { person: 'an', hash: 'h', ends }),
  },
  'searches that were not confirmed': {
    boundary: NOW,
    insert: (ends) =>
      insert('pending_searches', {
        ...{ id: 'k', email: 'an@example.be', name: 'An', language: 'nl', password: '$scrypt$' },
        ...{ frequency: 'daily', search_name: 'Te koop', criteria: '{}', ends },
      }),
  },
  'sign-in attempts': {
    boundary: NINETY_DAYS_AGO,
    insert: (at) =>
      insert('sign_in_attempts', { at, account: 'a', network: 'n', outcome: 'refused' }),
  },
  alerts: {
    boundary: NINETY_DAYS_AGO,
    insert: (created) =>
      insert('alerts', {
        ...{ person: 'an', property: 84213, news: 'new for sale', searches: '[]' },
        created,
      }),
  },
  'sessions of staff': {
    boundary: THIRTY_DAYS_AGO,
    insert: (created) =>
      insert('staff_sessions', { id: 'one', person: 'luc', stage: 'open', created, used: created }),
  },
  'one-time passwords of staff': {
    boundary: NOW,
    insert: (ends) => insert('staff_one_time_passwords', { person: 'luc', hash: 'h', ends }),
  },
  'log of staff actions': {
    boundary: TWENTY_FOUR_MONTHS_AGO,
    insert: (at) => insert('staff_actions', { at, staff: 'luc', action: 'signed in', subject: '' }),
  },
  'searches without result': {
    boundary: NOW,
    insert: (ends) =>
      insert('empty_searches', { words: 'kasteel', day: '2028-02-01', searches: 1, ends }),
  },
  'records of erasures': {
    boundary: SIXTY_MONTHS_AGO,
    insert: (at) => insert('erasures', { at, person: 'h', staff: null, counts: '{}' }),
  },
  'limits by network': {
    boundary: NOW,
    insert: (ends) =>
      insert('rate_windows', { network: 'n', kind: 'send', ends, used: 1, most: 5 }),
  },
  'limits by recipient': {
    boundary: NOW,
    insert: (ends) =>
      insert('mail_limits', { recipient: 'h', kind: 'hour', ends, used: 1, most: 3 }),
  },
  'views by network': {
    boundary: NOW,
    insert: (ends) =>
      insert('page_view_limits', { page: '/', network: 'h', day: '2028-02-28', views: 1, ends }),
  },
  'keys that hash networks': {
    boundary: NOW,
    insert: (ends) => insert('page_view_keys', { day: '2028-02-28', key: 'k', ends }),
  },
  'used proofs': {
    boundary: NOW,
    insert: (expires) => insert('used_proofs', { id: 'one', expires }),
  },
};
