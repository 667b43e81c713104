/** Properties that the rows are about; the first is in the demonstration's catalogue. */
const FIRST_PROPERTY = 84213;
const PROPERTIES = 500;
const DAY_MS = 86_400_000;
/** Leads, visits and mails of two years, which is how long they are kept. */
const DAYS = 730;

/**
 * Returns the statements that fill an empty database with what a large agency stores beside its accounts of
 * staff: `leads` of them and the other rows in proportion, at 50,000 with 5,000 subscribers and a million
 * attempts to sign in. Every moment is before `now`, hours of visits apart; ids say 'row' and a number.
 */
export function listGrowingRows(leads: number, now: number): string[] {
  const rows = (share: number) =>
    `WITH RECURSIVE numbers (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${Math.ceil(leads * share)})`;
  const spread = (share: number, days = DAYS) =>
    `(${now} - (i * ${Math.floor((days * DAY_MS) / Math.ceil(leads * share))}))`;
  const day = (expression: string) =>
    `strftime('%Y-%m-%d', ${now / 1000} - (${expression}) * 86400, 'unixepoch')`;
  const property = `(${FIRST_PROPERTY} + i % ${PROPERTIES})`;
  const staff = '(SELECT id FROM staff_accounts ORDER BY id LIMIT 1)';
  // Half of the visits are to come.
  const slots = Math.ceil(leads * 0.6);
  const starts = (number: string) =>
    `(${now} + (${number} - ${Math.floor(slots / 2)}) * ${Math.floor((DAYS * DAY_MS) / slots)})`;
  const loads = Math.ceil(leads * 0.02);
  const load = `(1 + (i - 1) / 10)`;
  const loadedAt = (number: string) =>
    `(${now} - (${loads} - ${number}) * ${Math.floor((DAYS * DAY_MS) / loads)})`;
  const form = `(CASE i % 10 WHEN 0 THEN 'sign-newsletter' WHEN 1 THEN 'make-offer' WHEN 2 THEN 'site-contact'
    WHEN 3 THEN 'demand-register' WHEN 4 THEN 'contact-me' ELSE 'contact-appointment' END)`;
  return [
    `${rows(0.6)} INSERT INTO slots (id, property, starts_at, ends_at, closes_at, capacity)
     SELECT 'row' || i, ${property}, ${starts('i')}, ${starts('i')} + 1800000, ${starts('i')}, 4 FROM numbers`,
    `${rows(1)} INSERT INTO leads (key, body_hash, form, language, property, answers, created_at, state, assignee, closed_at)
     SELECT 'row' || i, 'hash', ${form}, 'nl', ${property},
       json_object('firstName', 'Voornaam' || (i % 100), 'lastName', 'Familienaam' || i, 'phone', '+32470' || (100000 + i),
         'email', 'persoon' || i || '@mail.example', 'question', 'Wanneer kan ik komen kijken?', 'slot', 'row' || i),
       ${now} - (${leads} - i) * ${Math.floor((DAYS * DAY_MS) / leads)},
       CASE i % 4 WHEN 0 THEN 'new' WHEN 1 THEN 'taken' WHEN 2 THEN 'answered' ELSE 'closed' END,
       iif(i % 4 = 0, NULL, ${staff}), iif(i % 4 = 3, ${spread(1)}, NULL) FROM numbers`,
    ...[
      `'voornaam' || (i % 100) || ' familienaam' || i`,
      `'familienaam' || i || ' voornaam' || (i % 100)`,
      `'persoon' || i || '@mail.example'`,
      `'32470' || (100000 + i)`,
      `'0470' || (100000 + i)`,
    ].map(
      (word) => `${rows(1)} INSERT INTO lead_words (word, lead) SELECT ${word}, i FROM numbers`,
    ),
    `${rows(0.5)} INSERT INTO lead_notes (lead, created_at, staff, text)
     SELECT i * 2, ${spread(0.5)}, ${staff}, 'Belt morgen terug.' FROM numbers`,
    `${rows(4)} INSERT INTO outbox (id, recipient, subject, mail, state, created_at, due_at, expires_at, sent_at)
     SELECT 'row' || i, 'persoon' || i || '@mail.example', 'Uw vraag', json_object('from', json_object('name', 'Huis', 'email', 'info@huis.example'),
         'to', 'persoon@mail.example', 'subject', 'Uw vraag', 'text', 'Dat kan.', 'html', '<p>Dat kan.</p>'),
       CASE i % 20 WHEN 0 THEN 'failed' ELSE 'sent' END, ${spread(4)}, ${spread(4)}, ${spread(4)}, ${spread(4)} FROM numbers`,
    `${rows(0.5)} INSERT INTO lead_replies (lead, created_at, staff, subject, text, mail)
     SELECT i * 2, ${spread(0.5)}, ${staff}, 'Uw vraag', 'Dat kan.', 'row' || i FROM numbers`,
    `${rows(0.2)} INSERT INTO lead_files (file, lead_key, field, name, type, bytes, created_at, expires_at)
     SELECT 'file' || i, 'row' || (i * 5), 'files', 'plan.pdf', 'application/pdf', 1000, ${spread(0.2)}, 9e15 FROM numbers`,
    `${rows(0.6)} INSERT INTO visits (id, state, property, slot, language, name, email, created_at, changed_at)
     SELECT 'row' || i, CASE i % 30 WHEN 0 THEN 'waiting' WHEN 1 THEN 'cancelled' ELSE 'confirmed' END, ${property},
       iif(i % 30 = 0, NULL, 'row' || i), 'nl', 'Familienaam' || i, 'persoon' || i || '@mail.example',
       ${spread(0.6)}, min(${spread(0.6)}, ${starts('i')} - 1) FROM numbers`,
    `${rows(0.3)} INSERT INTO visit_feedback (visit, text, written_at, released_at)
     SELECT 'row' || (i * 2), 'Mooi, maar te klein.', ${spread(0.3)}, iif(i % 2, ${spread(0.3)}, NULL) FROM numbers`,
    `${rows(0.002)} INSERT INTO slot_patterns (property, weekday, from_time, to_time, minutes, capacity, created_at)
     SELECT ${FIRST_PROPERTY} + i, 1, '09:00', '12:00', 30, 2, 0 FROM numbers`,
    `${rows(0.002)} INSERT INTO visit_days_off (day, property, reason)
     SELECT ${day('-i')}, 0, 'Verlof' FROM numbers`,
    `${rows(0.1)} INSERT INTO newsletter (email, language, asked_at, confirmed_at)
     SELECT 'persoon' || i || '@mail.example', 'nl', ${spread(0.1)}, ${spread(0.1)} FROM numbers`,
    `${rows(0.02)} INSERT INTO testimonials (id, state, name, about, website, comment, language, created_at)
     SELECT 'row' || i, CASE i % 3 WHEN 0 THEN 'pending' WHEN 1 THEN 'approved' ELSE 'rejected' END,
       'Familienaam' || i, '', '', 'Vlot en vriendelijk.', 'nl', ${spread(0.02)} FROM numbers`,
    `${rows(0.1)} INSERT INTO accounts (id, email, name, language, subscriber, created_at, confirmed_at)
     SELECT 'row' || i, 'abonnee' || i || '@mail.example', 'Abonnee ' || i, 'nl', 1, ${spread(0.1)}, ${spread(0.1)} FROM numbers`,
    `${rows(0.01)} INSERT INTO accounts (id, email, name, language, owner, created_at)
     SELECT 'owner' || i, 'eigenaar' || i || '@mail.example', 'Eigenaar ' || i, 'nl', 1, ${spread(0.01)} FROM numbers`,
    `${rows(0.01)} INSERT INTO owner_properties (account, property)
     SELECT 'owner' || i, ${property} FROM numbers`,
    // Ten searches each, so that one's own pages are long too.
    `WITH numbers (i) AS (SELECT value FROM json_each('[1,2,3,4,5,6,7,8,9,10]'))
     INSERT INTO saved_searches (id, account, name, criteria, created_at, seen_at)
     SELECT id || ' ' || i, id, 'Zoekopdracht ' || i,
       json_object('goal', 'sale', 'priceMax', 100000 + (i * 37 + length(id) * 11) % 50 * 10000, 'cities',
         json_array(json_object('name', 'Stad ' || ((subscribers.number + i) % 200), 'zips', json_array('6900')))),
       ${spread(0.1)}, ${now} FROM numbers, (SELECT id, row_number() OVER (ORDER BY id) AS number
       FROM accounts WHERE subscriber = 1) AS subscribers`,
    `WITH numbers (i) AS (SELECT value FROM json_each('[1,2,3,4,5,6,7,8,9,10]'))
     INSERT INTO alerts (account, property, news, searches, created_at, told_at)
     SELECT id, ${property}, 'new', json_array(id || ' ' || i), ${now} - i * ${DAY_MS}, ${now} FROM numbers, accounts WHERE subscriber = 1`,
    `${rows(20)} INSERT INTO sign_in_attempts (created_at, login, network, account, outcome)
     SELECT ${spread(20, 90)}, 'login' || i, 'network' || i % 100, iif(i % 4, 'row' || (1 + i % ${Math.ceil(leads * 0.1)}), NULL),
       iif(i % 4, 'signed in', 'refused') FROM numbers`,
    `${rows(2)} INSERT INTO staff_actions (created_at, staff, action, subject)
     SELECT ${now} - (${leads * 2} - i) * ${Math.floor((DAYS * DAY_MS) / (leads * 2))}, ${staff},
       CASE i % 4 WHEN 0 THEN 'lead taken' WHEN 1 THEN 'lead answered' WHEN 2 THEN 'lead closed' ELSE 'mail retried' END,
       CAST(1 + i % ${leads} AS TEXT) FROM numbers`,
    `${rows(4)} INSERT INTO page_views (page, day, views)
     SELECT '/property/' || ${property} || '/', ${day(`i / ${PROPERTIES}`)}, 1 + i % 9 FROM numbers`,
    `${rows(4)} INSERT INTO portal_views (property, source, day, views)
     SELECT ${property}, 'immoweb', ${day(`i / ${PROPERTIES}`)}, 1 + i % 9 FROM numbers`,
    `${rows(1)} INSERT INTO property_actions (property, action, day, count)
     SELECT ${property}, 'saved', ${day(`i / ${PROPERTIES}`)}, 1 FROM numbers`,
    `${rows(1)} INSERT INTO property_activity (property, key, kind, happened_at, contact, subject, comment, status, source)
     SELECT ${property}, 'row' || i, 'communication', ${spread(1)}, 'Luc', 'Gesprek', '', 'done', 'mail' FROM numbers`,
    `${rows(0.02)} INSERT INTO catalogue_loads (number, version, created_at, announces, matched_at)
     SELECT i, 'version' || i, ${loadedAt('i')}, 1, ${now} FROM numbers`,
    // Ten changes a load.
    `${rows(0.2)} INSERT INTO property_changes (property, load, kind, before, after, version, created_at)
     SELECT ${property}, ${load}, 'price', '300000', '290000', 'version' || ${load}, ${loadedAt(load)} FROM numbers`,
    `${rows(1)} INSERT INTO search_counts (property, load, searches)
     SELECT ${property}, i / ${PROPERTIES}, i % 30 FROM numbers WHERE true ON CONFLICT DO NOTHING`,
    `${rows(0.2)} INSERT INTO empty_searches (words, day, searches, expires_at)
     SELECT 'kasteel ' || i, ${day('i % 30')}, 1 + i % 5, ${now} FROM numbers`,
    `${rows(0.01)} INSERT INTO erasures (created_at, person, staff, counts)
     SELECT ${spread(0.01)}, 'hash' || i, ${staff}, '{}' FROM numbers`,
  ];
}
