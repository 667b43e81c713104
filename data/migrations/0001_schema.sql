-- The database of the site, whole, in the order of its subjects. docs/data.md describes it in words;
-- test/schema.test.ts holds it to this dictionary (decision 124):
--
--   …_at          a moment, in milliseconds since 1970: created_at is when the row was made, changed_at when
--                 it last changed, expires_at when it counts no longer, due_at when something
--                 is to be done; NULL is 'not yet'
--   day           a day in Brussels, YYYY-MM-DD; week is such a day, a Monday
--   …_time        a time of day in Brussels, HH:MM
--   property, slot, visit, lead, account, staff, load
--                 the row or record that is meant; where two of one table are meant, their parts
--                 (assignee, released_by); …_key is a lead's idempotency key
--   id, key, hash what the site made, what it was given, what it keeps of a secret
--   state, kind   one word of a list that stands in the constraint
--   plural noun   a number of these things (views, searches, tries); count, if the row is the thing
--   used, allowed what is spent of a limit, and the limit

-- ---------------------------------------------------------------------------------------------------------
-- Secrets

-- The site's secret, which signs tickets and links; created here, so that every deployment has one.
CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL CHECK (length(value) >= 64)
) STRICT, WITHOUT ROWID;
INSERT INTO secrets (name, value) VALUES ('forms', lower(hex(randomblob(32))));

-- ---------------------------------------------------------------------------------------------------------
-- Counts of the desk's lists

-- How many rows the lists of the desk have, by what they can be filtered by; '' where a list has no such
-- filter, and for leads that nobody took. Triggers beside the tables keep it, since counting fifty thousand
-- leads would read them all for each page (the bar of the desk, its pagers).
CREATE TABLE list_counts (
  list TEXT NOT NULL
    CHECK (list IN ('leads', 'mails', 'actions', 'testimonials', 'owners', 'subscribers', 'newsletter')),
  -- A state of the list's rows, or an action of staff.
  kind TEXT NOT NULL,
  form TEXT NOT NULL,
  staff TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (list, kind, form, staff)
) STRICT, WITHOUT ROWID;

-- ---------------------------------------------------------------------------------------------------------
-- Accounts of staff, and what staff did

-- Accounts of staff, beside those of owners and subscribers (decision 44): the columns and tables that sign
-- somebody in are the same, so that one mechanism reads both.
CREATE TABLE staff_accounts (
  id TEXT PRIMARY KEY,
  -- In lower case.
  email TEXT NOT NULL UNIQUE CHECK (email = lower(email) AND length(email) <= 254),
  name TEXT NOT NULL,
  language TEXT NOT NULL,
  -- Each with the rights of those before it (decision 146).
  role TEXT NOT NULL CHECK (role IN ('agent', 'editor', 'manager')),
  -- '$scrypt$ln=14,r=8,p=5$salt$hash' (decision 24); NULL until a first password is chosen.
  password TEXT CHECK (password LIKE '$scrypt$%'),
  -- The secret of the second factor, encrypted, and the last time step that was accepted.
  totp TEXT,
  totp_step INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  -- Set while a mail with a first password is to be sent.
  invited_at INTEGER,
  disabled_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX staff_accounts_invited ON staff_accounts (invited_at) WHERE invited_at IS NOT NULL;
CREATE INDEX staff_accounts_name ON staff_accounts (name, email);

-- Sessions of staff, by the hash of the token in the cookie.
CREATE TABLE staff_sessions (
  id TEXT PRIMARY KEY,
  account TEXT NOT NULL REFERENCES staff_accounts (id) ON DELETE CASCADE,
  -- What the session opens: everything, or only the page that asks for a new password.
  stage TEXT NOT NULL CHECK (stage IN ('open', 'new-password')),
  -- 'Firefox, Windows': so that a person recognizes it.
  browser TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX staff_sessions_account ON staff_sessions (account);
CREATE INDEX staff_sessions_created ON staff_sessions (created_at);

-- One-time passwords of staff, by their hash; each mail has one, and none ends another (decision 22).
CREATE TABLE staff_one_time_passwords (
  account TEXT NOT NULL REFERENCES staff_accounts (id) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER,
  PRIMARY KEY (account, hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX staff_one_time_passwords_expires ON staff_one_time_passwords (expires_at);

-- Codes that replace the second factor of staff once, by their hash.
CREATE TABLE staff_recovery_codes (
  account TEXT NOT NULL REFERENCES staff_accounts (id) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  used_at INTEGER,
  PRIMARY KEY (account, hash)
) STRICT, WITHOUT ROWID;

-- Passkeys of staff: the public key of a credential that a device keeps (decision 114).
CREATE TABLE staff_passkeys (
  id TEXT PRIMARY KEY,
  account TEXT NOT NULL REFERENCES staff_accounts (id) ON DELETE CASCADE,
  -- In base64, as COSE writes it.
  public_key TEXT NOT NULL,
  -- How often the device says it was used; 0 if it does not count.
  counter INTEGER NOT NULL,
  -- The browser in which it was made.
  name TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX staff_passkeys_account ON staff_passkeys (account, created_at);

-- The private address of the visits of somebody of staff, for the program of their calendar: the hash of its secret.
CREATE TABLE staff_calendars (
  account TEXT PRIMARY KEY REFERENCES staff_accounts (id) ON DELETE CASCADE,
  hash TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  -- When a program last read it, to the hour; NULL before the first time.
  used_at INTEGER
) STRICT, WITHOUT ROWID;

-- What staff changed: who, what, when. It is written in the batch of the change itself.
CREATE TABLE staff_actions (
  id INTEGER PRIMARY KEY,
  created_at INTEGER NOT NULL,
  -- NULL: the staff tool.
  staff TEXT REFERENCES staff_accounts (id) ON DELETE SET NULL,
  -- 'lead taken', 'mail retried', … (src/features/desk/log/staff-action.ts).
  action TEXT NOT NULL,
  -- The number or key of what was changed; never a visitor's name or address.
  subject TEXT NOT NULL
) STRICT;
CREATE INDEX staff_actions_created ON staff_actions (created_at);
CREATE INDEX staff_actions_subject ON staff_actions (subject, action);
CREATE INDEX staff_actions_action ON staff_actions (action, created_at);
-- The log of the desk, filtered by who, by what, and by both.
CREATE INDEX staff_actions_staff ON staff_actions (staff, id);
CREATE INDEX staff_actions_kind ON staff_actions (action, id);
CREATE INDEX staff_actions_staff_kind ON staff_actions (staff, action, id);

CREATE TRIGGER staff_action_listed AFTER INSERT ON staff_actions
BEGIN
  INSERT INTO list_counts (list, kind, form, staff, count)
    VALUES ('actions', NEW.action, '', coalesce(NEW.staff, ''), 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER staff_action_unlisted AFTER DELETE ON staff_actions
BEGIN
  UPDATE list_counts SET count = count - 1
    WHERE list = 'actions' AND kind = OLD.action AND form = '' AND staff = coalesce(OLD.staff, '');
END;

CREATE TRIGGER staff_action_relisted AFTER UPDATE OF staff, action ON staff_actions
BEGIN
  UPDATE list_counts SET count = count - 1
    WHERE list = 'actions' AND kind = OLD.action AND form = '' AND staff = coalesce(OLD.staff, '');
  INSERT INTO list_counts (list, kind, form, staff, count)
    VALUES ('actions', NEW.action, '', coalesce(NEW.staff, ''), 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
END;

-- That a person's data was erased, without anything about the person.
CREATE TABLE erasures (
  id INTEGER PRIMARY KEY,
  created_at INTEGER NOT NULL,
  -- The address as a keyed hash: who asks again can be told that, and when.
  person TEXT NOT NULL,
  -- NULL: the staff tool.
  staff TEXT REFERENCES staff_accounts (id) ON DELETE SET NULL,
  -- JSON: how many rows of each table, and how many files.
  counts TEXT NOT NULL CHECK (json_valid(counts))
) STRICT;
CREATE INDEX erasures_person ON erasures (person);
CREATE INDEX erasures_created ON erasures (created_at);

-- ---------------------------------------------------------------------------------------------------------
-- Leads: what visitors sent with forms

-- Leads, and what staff do with them: who took one, and how far it is.
CREATE TABLE leads (
  id INTEGER PRIMARY KEY,
  -- The idempotency key (decision 25), and the hash of the body that it was sent with.
  key TEXT NOT NULL UNIQUE,
  body_hash TEXT NOT NULL,
  form TEXT NOT NULL,
  language TEXT NOT NULL,
  property INTEGER,
  project INTEGER,
  answers TEXT NOT NULL CHECK (json_valid(answers)),
  -- What the property or project was when it was sent (JSON: StoredSubject): it may leave the catalogue.
  about TEXT CHECK (json_valid(about)),
  created_at INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'taken', 'answered', 'closed')),
  assignee TEXT REFERENCES staff_accounts (id) ON DELETE SET NULL,
  -- Counts changes of state and assignee. A change based on an outdated one makes it negative and aborts.
  changes INTEGER NOT NULL DEFAULT 0,
  -- When staff closed it; NULL while it is open. An application for a home to let that is closed was not
  -- chosen, or is settled: it is deleted soon after (decision 91).
  closed_at INTEGER,
  CONSTRAINT lead_changed CHECK (changes >= 0)
) STRICT;
-- The oldest, those of a time, and those of a week that are settled.
CREATE INDEX leads_created ON leads (created_at, state, form, assignee);
CREATE INDEX leads_form ON leads (form, created_at);
CREATE INDEX leads_property ON leads (property, id) WHERE property IS NOT NULL;
CREATE INDEX leads_open ON leads (property, state)
  WHERE property IS NOT NULL AND state IN ('new', 'taken');
-- The list of the desk, newest first, for each set of filters: without a form it leaves the newsletter out.
CREATE INDEX leads_state ON leads (state, id) WHERE form <> 'sign-newsletter';
CREATE INDEX leads_form_state ON leads (form, state, id);
CREATE INDEX leads_assignee ON leads (assignee, id);
CREATE INDEX leads_assignee_state ON leads (assignee, state, id) WHERE form <> 'sign-newsletter';
CREATE INDEX leads_assignee_form ON leads (assignee, form, state, id);
-- What somebody sent, by the address in any case.
CREATE INDEX leads_email ON leads ((answers ->> 'email') COLLATE NOCASE, id);
CREATE INDEX leads_closed ON leads (closed_at) WHERE closed_at IS NOT NULL;

CREATE TRIGGER lead_listed AFTER INSERT ON leads
BEGIN
  INSERT INTO list_counts (list, kind, form, staff, count)
    VALUES ('leads', NEW.state, NEW.form, coalesce(NEW.assignee, ''), 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER lead_unlisted AFTER DELETE ON leads
BEGIN
  UPDATE list_counts SET count = count - 1
    WHERE list = 'leads' AND kind = OLD.state AND form = OLD.form AND staff = coalesce(OLD.assignee, '');
END;

CREATE TRIGGER lead_relisted AFTER UPDATE OF state, form, assignee ON leads
BEGIN
  UPDATE list_counts SET count = count - 1
    WHERE list = 'leads' AND kind = OLD.state AND form = OLD.form AND staff = coalesce(OLD.assignee, '');
  INSERT INTO list_counts (list, kind, form, staff, count)
    VALUES ('leads', NEW.state, NEW.form, coalesce(NEW.assignee, ''), 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
END;

-- Words by which the desk finds a lead: how name, address or telephone number begin, without case and accents. The
-- site folds them (src/domain/language/fold-text.ts), since SQL folds ASCII only.
CREATE TABLE lead_words (
  word TEXT NOT NULL,
  lead INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  PRIMARY KEY (word, lead)
) STRICT, WITHOUT ROWID;
CREATE INDEX lead_words_lead ON lead_words (lead);

-- What somebody of staff looks for, by an id that stands in addresses instead of it: names, addresses and telephone
-- numbers are in no address line, log or history.
CREATE TABLE desk_searches (
  id TEXT PRIMARY KEY,
  staff TEXT NOT NULL REFERENCES staff_accounts (id) ON DELETE CASCADE,
  words TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX desk_searches_expires ON desk_searches (expires_at);
CREATE INDEX desk_searches_staff ON desk_searches (staff, words);

-- Files of a lead; `file` is the key in the bucket FILES. CVs are kept twelve months (decision 35). A row never
-- outlives its lead, and there is none before it.
CREATE TABLE lead_files (
  file TEXT PRIMARY KEY,
  lead_key TEXT NOT NULL REFERENCES leads (key) ON DELETE CASCADE,
  field TEXT NOT NULL,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX lead_files_lead ON lead_files (lead_key);
CREATE INDEX lead_files_created ON lead_files (created_at);
CREATE INDEX lead_files_expires ON lead_files (expires_at);

-- Notes about a lead that only staff read.
CREATE TABLE lead_notes (
  id INTEGER PRIMARY KEY,
  lead INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  staff TEXT REFERENCES staff_accounts (id) ON DELETE SET NULL,
  text TEXT NOT NULL
) STRICT;
CREATE INDEX lead_notes_lead ON lead_notes (lead);
CREATE INDEX lead_notes_staff ON lead_notes (staff);

-- What staff answered to a lead by mail; `mail` is its id in the outbox.
CREATE TABLE lead_replies (
  id INTEGER PRIMARY KEY,
  lead INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  staff TEXT REFERENCES staff_accounts (id) ON DELETE SET NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  mail TEXT NOT NULL
) STRICT;
CREATE INDEX lead_replies_lead ON lead_replies (lead);
CREATE INDEX lead_replies_staff ON lead_replies (staff);

-- ---------------------------------------------------------------------------------------------------------
-- Mails

-- One row for each mail: queued, sent or failed. It is inserted in the batch of the lead that causes it.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  -- The mail as JSON; NULL when its retention period is over (decision 35).
  mail TEXT,
  state TEXT NOT NULL CHECK (state IN ('queued', 'sent', 'failed')),
  -- The lead, or the visit that it booked, that the mail is about; NULL for other mails.
  lead_key TEXT,
  -- Mails to the agency, those that are owed to others, and those that a form asked for wait in queues of
  -- their own; mails that were tried before wait apart from new ones (decision 108).
  queue TEXT NOT NULL DEFAULT 'asked' CHECK (queue IN ('agency', 'owed', 'asked')),
  tries INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  -- The next try, or when a limit ends that the mail met; during a try, the end of its lease; of a failed
  -- mail, when it failed.
  due_at INTEGER NOT NULL,
  -- The last try.
  expires_at INTEGER NOT NULL,
  lease TEXT,
  sent_at INTEGER,
  -- Why the last try failed; and what the receiver said when it took the mail.
  error TEXT,
  answer TEXT
) STRICT;
CREATE INDEX outbox_recipient ON outbox (recipient COLLATE NOCASE);
CREATE INDEX outbox_lead ON outbox (lead_key) WHERE lead_key IS NOT NULL;
CREATE INDEX outbox_due ON outbox (queue, (tries > 0), due_at) WHERE state = 'queued';
CREATE INDEX outbox_tried ON outbox (queue, created_at) WHERE state = 'queued' AND tries > 0;
CREATE INDEX outbox_failed ON outbox (due_at) WHERE state = 'failed';
CREATE INDEX outbox_given_up ON outbox (queue, due_at) WHERE state = 'failed';
CREATE INDEX outbox_created ON outbox (created_at);
CREATE INDEX outbox_state ON outbox (state, created_at);

CREATE TRIGGER mail_listed AFTER INSERT ON outbox
BEGIN
  INSERT INTO list_counts (list, kind, form, staff, count)
    VALUES ('mails', NEW.state, '', '', 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER mail_unlisted AFTER DELETE ON outbox
BEGIN
  UPDATE list_counts SET count = count - 1
    WHERE list = 'mails' AND kind = OLD.state AND form = '' AND staff = '';
END;

CREATE TRIGGER mail_relisted AFTER UPDATE OF state ON outbox
BEGIN
  UPDATE list_counts SET count = count - 1
    WHERE list = 'mails' AND kind = OLD.state AND form = '' AND staff = '';
  INSERT INTO list_counts (list, kind, form, staff, count)
    VALUES ('mails', NEW.state, '', '', 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
END;

-- ---------------------------------------------------------------------------------------------------------
-- Limits

-- Used proofs of work and captcha responses: each is valid once (decision 26).
CREATE TABLE used_proofs (
  id TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX used_proofs_expires ON used_proofs (expires_at);

-- What a network (a keyed hash) sent within a window. The constraint aborts a batch beyond the limit.
CREATE TABLE rate_windows (
  network TEXT NOT NULL,
  kind TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used INTEGER NOT NULL,
  allowed INTEGER NOT NULL,
  PRIMARY KEY (network, kind),
  CONSTRAINT rate_limit CHECK (used <= allowed)
) STRICT, WITHOUT ROWID;
CREATE INDEX rate_windows_expires ON rate_windows (expires_at);

-- Mails to an address that a visitor typed (a keyed hash) within a window, and those to all of them. More than
-- a window holds wait for the next ones; the constraint aborts a batch whose mail would leave before its turn.
CREATE TABLE mail_limits (
  recipient TEXT NOT NULL,
  kind TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used INTEGER NOT NULL,
  allowed INTEGER NOT NULL,
  PRIMARY KEY (recipient, kind),
  CONSTRAINT mail_limit CHECK (used <= allowed)
) STRICT, WITHOUT ROWID;
CREATE INDEX mail_limits_expires ON mail_limits (expires_at);

-- ---------------------------------------------------------------------------------------------------------
-- Visits to properties

-- The hours of a week at which a property can be visited; cron makes slots of them some weeks ahead.
CREATE TABLE slot_patterns (
  id INTEGER PRIMARY KEY,
  property INTEGER NOT NULL,
  -- 1 is Monday, 7 Sunday.
  weekday INTEGER NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  from_time TEXT NOT NULL CHECK (from_time GLOB '[0-2][0-9]:[0-5][0-9]'),
  to_time TEXT NOT NULL CHECK (to_time GLOB '[0-2][0-9]:[0-5][0-9]' AND to_time > from_time),
  -- Of each visit.
  minutes INTEGER NOT NULL CHECK (minutes BETWEEN 5 AND 480),
  capacity INTEGER NOT NULL CHECK (capacity BETWEEN 1 AND 100),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX slot_patterns_property ON slot_patterns (property, weekday, from_time);

CREATE TRIGGER slot_pattern_overlap BEFORE INSERT ON slot_patterns
BEGIN
  SELECT RAISE(ABORT, 'constraint slot_pattern_overlap') WHERE EXISTS
    (SELECT 1 FROM slot_patterns WHERE property = NEW.property AND weekday = NEW.weekday
       AND from_time < NEW.to_time AND to_time > NEW.from_time);
END;

-- Days without visits, beside the public holidays: of one property, or of all if the property is 0.
CREATE TABLE visit_days_off (
  day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  property INTEGER NOT NULL DEFAULT 0,
  reason TEXT NOT NULL CHECK (length(reason) <= 100),
  PRIMARY KEY (day, property)
) STRICT, WITHOUT ROWID;

-- Hours at which a property can be visited.
CREATE TABLE slots (
  id TEXT PRIMARY KEY,
  -- NULL: an hour of the agency, for every property without hours of its own.
  property INTEGER,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL CHECK (ends_at > starts_at),
  -- Bookings and changes are possible until this time.
  closes_at INTEGER NOT NULL CHECK (closes_at <= starts_at),
  capacity INTEGER NOT NULL CHECK (capacity >= 0),
  -- Counted by the triggers below; the constraint aborts a batch that would exceed the capacity.
  taken INTEGER NOT NULL DEFAULT 0,
  -- The pattern that an hour was made from; NULL for an hour that was imported, or whose pattern is gone.
  pattern INTEGER,
  -- Why nobody can book an hour, and the places it had before: its capacity is 0 meanwhile.
  blocked TEXT CHECK (length(blocked) <= 100),
  blocked_capacity INTEGER,
  CONSTRAINT slot_full CHECK (taken BETWEEN 0 AND capacity)
) STRICT;
CREATE INDEX slots_property ON slots (property, starts_at);
-- The agenda reads nothing but the index: a week has hundreds of hours.
CREATE INDEX slots_starts ON slots
  (starts_at, property, id, ends_at, closes_at, capacity, taken, blocked);
CREATE INDEX slots_ends ON slots (ends_at);
CREATE INDEX slots_pattern ON slots (pattern) WHERE pattern IS NOT NULL;

-- Visits that were booked, and places on waiting lists.
CREATE TABLE visits (
  -- The key of the lead that requested it.
  id TEXT PRIMARY KEY,
  -- 'offered': a freed place is reserved for a person on the waiting list.
  state TEXT NOT NULL CHECK (state IN ('confirmed', 'waiting', 'offered', 'cancelled')),
  property INTEGER NOT NULL,
  -- What the property was when the visit was booked: headline, address, agent (JSON: StoredSubject).
  about TEXT CHECK (json_valid(about)),
  slot TEXT REFERENCES slots (id),
  language TEXT NOT NULL,
  name TEXT NOT NULL,
  -- '' for a caller who gave a telephone number alone: staff wrote the visit down.
  email TEXT NOT NULL,
  -- Who a visit belongs to: the address in lower case, without its sub-address (an+visits@ is an@). NULL without an
  -- address, so that callers are not taken for one person.
  person TEXT GENERATED ALWAYS AS (
    nullif(lower(iif(instr(email, '+') BETWEEN 2 AND instr(email, '@'),
      substr(email, 1, instr(email, '+') - 1) || substr(email, instr(email, '@')), email)), '')) VIRTUAL,
  -- Counts changes, as calendars do. A change based on an outdated state makes it negative and aborts.
  sequence INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  -- When an offered place goes to the next person.
  expires_at INTEGER,
  -- The slot that the visitor was reminded of on the day before: NULL until then. A visit that is moved
  -- afterwards has another slot, and is reminded of again.
  reminded_slot TEXT,
  -- The slot of which the visitor was told that its home is sold, let or gone, by the reminder or after it.
  warned_slot TEXT,
  CONSTRAINT visit_changed CHECK (sequence >= 0),
  CHECK (state IN ('waiting', 'cancelled') OR slot IS NOT NULL)
) STRICT;
CREATE INDEX visits_slot ON visits (slot);
CREATE INDEX visits_property ON visits (property, created_at);
CREATE INDEX visits_person ON visits (person) WHERE state <> 'cancelled';
CREATE INDEX visits_email ON visits (email COLLATE NOCASE);
CREATE INDEX visits_open ON visits (state, property, created_at) WHERE state IN ('waiting', 'offered');
CREATE INDEX visits_waiting ON visits (property, created_at, id) WHERE state IN ('waiting', 'offered');
CREATE INDEX visits_created ON visits (created_at);
CREATE INDEX visits_changed ON visits (changed_at);

CREATE TRIGGER visit_made AFTER INSERT ON visits
BEGIN
  SELECT RAISE(ABORT, 'constraint slot_closed') WHERE EXISTS
    (SELECT 1 FROM slots WHERE id = NEW.slot AND closes_at <= NEW.changed_at);
  UPDATE slots SET taken = taken + 1
    WHERE id = NEW.slot AND NEW.state IN ('confirmed', 'offered');
END;

-- Staff may move a visit whose hour is closed already; for visitors the site refuses it.
CREATE TRIGGER visit_moved AFTER UPDATE OF slot ON visits WHEN NEW.slot IS NOT OLD.slot
BEGIN
  SELECT RAISE(ABORT, 'constraint slot_closed') WHERE EXISTS
    (SELECT 1 FROM slots WHERE id = NEW.slot AND closes_at <= NEW.changed_at);
END;

CREATE TRIGGER visit_counted AFTER UPDATE OF slot, state ON visits
BEGIN
  UPDATE slots SET taken = taken - 1
    WHERE id = OLD.slot AND OLD.state IN ('confirmed', 'offered');
  UPDATE slots SET taken = taken + 1
    WHERE id = NEW.slot AND NEW.state IN ('confirmed', 'offered');
END;

CREATE TRIGGER visit_gone AFTER DELETE ON visits
BEGIN
  UPDATE slots SET taken = taken - 1
    WHERE id = OLD.slot AND OLD.state IN ('confirmed', 'offered');
END;

-- One place of an hour, one place on a waiting list, two open visits of a property, five in all. A visit
-- is open until its hour begins.
CREATE TRIGGER visit_limited AFTER INSERT ON visits WHEN NEW.state <> 'cancelled'
BEGIN
  SELECT RAISE(ABORT, 'constraint visit_same_hour') WHERE EXISTS
    (SELECT 1 FROM visits WHERE person = NEW.person AND slot = NEW.slot AND id <> NEW.id
       AND state <> 'cancelled');
  SELECT RAISE(ABORT, 'constraint visit_waiting') WHERE NEW.state = 'waiting' AND EXISTS
    (SELECT 1 FROM visits WHERE person = NEW.person AND property = NEW.property
       AND id <> NEW.id AND state = 'waiting');
  SELECT RAISE(ABORT, 'constraint visits_of_property') WHERE 2 <
    (SELECT count(*) FROM visits AS open LEFT JOIN slots ON slots.id = open.slot
     WHERE person = NEW.person AND open.property = NEW.property AND state <> 'cancelled'
       AND (open.slot IS NULL OR slots.starts_at > NEW.changed_at));
  SELECT RAISE(ABORT, 'constraint visits_in_all') WHERE 5 <
    (SELECT count(*) FROM visits AS open LEFT JOIN slots ON slots.id = open.slot
     WHERE person = NEW.person AND state <> 'cancelled'
       AND (open.slot IS NULL OR slots.starts_at > NEW.changed_at));
END;

CREATE TRIGGER visit_moved_once AFTER UPDATE OF slot ON visits
  WHEN NEW.slot IS NOT OLD.slot AND NEW.state <> 'cancelled'
BEGIN
  SELECT RAISE(ABORT, 'constraint visit_same_hour') WHERE EXISTS
    (SELECT 1 FROM visits WHERE person = NEW.person AND slot = NEW.slot AND id <> NEW.id
       AND state <> 'cancelled');
END;

-- What a visitor said after a visit, as staff wrote it down. The owner of the property reads it once staff
-- release it; it goes with the visit.
CREATE TABLE visit_feedback (
  visit TEXT PRIMARY KEY REFERENCES visits (id) ON DELETE CASCADE,
  text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  -- The visitor's name as the owner may read it; '' for 'candidate A' (decision 78).
  visitor TEXT NOT NULL DEFAULT '' CHECK (length(visitor) <= 100),
  written_at INTEGER NOT NULL,
  -- NULL until it is released, and by whom then.
  released_at INTEGER,
  released_by TEXT
) STRICT, WITHOUT ROWID;

-- ---------------------------------------------------------------------------------------------------------
-- Newsletter

-- Newsletter addresses, and when each asked for it and confirmed by the link in its mail.
CREATE TABLE newsletter (
  -- Names a row in the pager of the desk's list, where no address may stand.
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  language TEXT NOT NULL,
  asked_at INTEGER NOT NULL,
  confirmed_at INTEGER
) STRICT;
CREATE INDEX newsletter_asked ON newsletter (asked_at) WHERE confirmed_at IS NULL;

CREATE TRIGGER reader_listed AFTER INSERT ON newsletter
BEGIN
  INSERT INTO list_counts (list, kind, form, staff, count)
    VALUES ('newsletter', '', '', '', 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER reader_unlisted AFTER DELETE ON newsletter
BEGIN
  UPDATE list_counts SET count = count - 1
    WHERE list = 'newsletter' AND kind = '' AND form = '' AND staff = '';
END;

-- ---------------------------------------------------------------------------------------------------------
-- Documents

-- Requests for documents while their links are valid (§4: one request for each person and property).
CREATE TABLE document_requests (
  kind TEXT NOT NULL CHECK (kind IN ('property', 'project')),
  id INTEGER NOT NULL,
  email TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (kind, id, email)
) STRICT, WITHOUT ROWID;
CREATE INDEX document_requests_expires ON document_requests (expires_at);

-- ---------------------------------------------------------------------------------------------------------
-- Guestbook

-- Testimonials for the guestbook; only approved ones are shown (decision 27).
CREATE TABLE testimonials (
  -- The key of its lead.
  id TEXT PRIMARY KEY,
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'approved', 'rejected')),
  name TEXT NOT NULL,
  about TEXT NOT NULL,
  website TEXT NOT NULL,
  comment TEXT NOT NULL,
  language TEXT NOT NULL,
  -- The key of the original picture in the bucket FILES, and the part of it that visitors see (JSON:
  -- PictureCrop; NULL for the whole picture).
  image TEXT,
  crop TEXT,
  -- How staff know the writer. 'deal': found among the agency's sales and lettings, with the file's
  -- reference, which is never shown; 'invitation': written after the agency asked for it. NULL where nobody
  -- stated it.
  known_by TEXT CHECK (known_by IN ('deal', 'invitation')),
  deal TEXT NOT NULL DEFAULT '' CHECK (length(deal) <= 60),
  created_at INTEGER NOT NULL,
  decided_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX testimonials_state ON testimonials (state, created_at);

CREATE TRIGGER testimonial_listed AFTER INSERT ON testimonials
BEGIN
  INSERT INTO list_counts (list, kind, form, staff, count)
    VALUES ('testimonials', NEW.state, '', '', 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER testimonial_unlisted AFTER DELETE ON testimonials
BEGIN
  UPDATE list_counts SET count = count - 1
    WHERE list = 'testimonials' AND kind = OLD.state AND form = '' AND staff = '';
END;

CREATE TRIGGER testimonial_relisted AFTER UPDATE OF state ON testimonials
BEGIN
  UPDATE list_counts SET count = count - 1
    WHERE list = 'testimonials' AND kind = OLD.state AND form = '' AND staff = '';
  INSERT INTO list_counts (list, kind, form, staff, count)
    VALUES ('testimonials', NEW.state, '', '', 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
END;

-- ---------------------------------------------------------------------------------------------------------
-- Accounts of owners and subscribers

-- Accounts of owners and subscribers (decision 44).
CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  -- In lower case, like the user name: both sign in.
  email TEXT NOT NULL UNIQUE CHECK (email = lower(email) AND length(email) <= 254),
  -- An owner's user name; never an address, so that it cannot be another person's.
  username TEXT UNIQUE CHECK (username = lower(username) AND username NOT LIKE '%@%'),
  name TEXT NOT NULL,
  language TEXT NOT NULL,
  owner INTEGER NOT NULL DEFAULT 0 CHECK (owner IN (0, 1)),
  subscriber INTEGER NOT NULL DEFAULT 0 CHECK (subscriber IN (0, 1)),
  -- '$scrypt$ln=14,r=8,p=5$salt$hash' (decision 24); NULL until a first password is chosen.
  password TEXT CHECK (password LIKE '$scrypt$%'),
  -- The secret of the second factor, encrypted, and the last time step that was accepted.
  totp TEXT,
  totp_step INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  -- Set while a mail with a first password is to be sent.
  invited_at INTEGER,
  disabled_at INTEGER,
  -- When a subscriber confirmed the address by mail; without it no alert is sent.
  confirmed_at INTEGER,
  -- How often alerts may come (decision 30).
  frequency TEXT NOT NULL DEFAULT 'immediate'
    CHECK (frequency IN ('immediate', 'daily', 'weekly')),
  -- NULL while the subscription is active.
  unsubscribed_at INTEGER,
  -- The last sign of life of a subscriber: signed in, pressed a button of a mail. NULL: when it was made.
  seen_at INTEGER,
  -- When the subscriber was mailed that the account ends without another one.
  ending_told_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX accounts_seen ON accounts (coalesce(seen_at, created_at)) WHERE subscriber = 1;
CREATE INDEX accounts_invited ON accounts (invited_at) WHERE invited_at IS NOT NULL;
CREATE INDEX accounts_owner ON accounts (email) WHERE owner = 1;
CREATE INDEX accounts_subscriber ON accounts (email) WHERE subscriber = 1;

CREATE TRIGGER owner_listed AFTER INSERT ON accounts WHEN NEW.owner = 1
BEGIN
  INSERT INTO list_counts (list, kind, form, staff, count)
    VALUES ('owners', '', '', '', 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER owner_unlisted AFTER DELETE ON accounts WHEN OLD.owner = 1
BEGIN
  UPDATE list_counts SET count = count - 1
    WHERE list = 'owners' AND kind = '' AND form = '' AND staff = '';
END;

CREATE TRIGGER owner_relisted AFTER UPDATE OF owner ON accounts
BEGIN
  UPDATE list_counts SET count = count - 1
    WHERE list = 'owners' AND kind = '' AND form = '' AND staff = '' AND OLD.owner = 1;
  INSERT INTO list_counts (list, kind, form, staff, count)
    SELECT 'owners', '', '', '', 1 WHERE NEW.owner = 1
    ON CONFLICT DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER subscriber_listed AFTER INSERT ON accounts WHEN NEW.subscriber = 1
BEGIN
  INSERT INTO list_counts (list, kind, form, staff, count)
    VALUES ('subscribers', '', '', '', 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER subscriber_unlisted AFTER DELETE ON accounts WHEN OLD.subscriber = 1
BEGIN
  UPDATE list_counts SET count = count - 1
    WHERE list = 'subscribers' AND kind = '' AND form = '' AND staff = '';
END;

CREATE TRIGGER subscriber_relisted AFTER UPDATE OF subscriber ON accounts
BEGIN
  UPDATE list_counts SET count = count - 1
    WHERE list = 'subscribers' AND kind = '' AND form = '' AND staff = '' AND OLD.subscriber = 1;
  INSERT INTO list_counts (list, kind, form, staff, count)
    SELECT 'subscribers', '', '', '', 1 WHERE NEW.subscriber = 1
    ON CONFLICT DO UPDATE SET count = count + 1;
END;

-- Sessions, by the hash of the token in the cookie.
CREATE TABLE account_sessions (
  id TEXT PRIMARY KEY,
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- What the session opens: everything, or only the page that asks for a code or a new password.
  stage TEXT NOT NULL CHECK (stage IN ('open', 'new-password', 'code', 'code-then-new-password')),
  -- 'Firefox, Windows': so that a person recognizes it.
  browser TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX account_sessions_account ON account_sessions (account);
CREATE INDEX account_sessions_created ON account_sessions (created_at);

-- Signing in, and looking around signed in, are signs of life.
CREATE TRIGGER account_signed_in AFTER INSERT ON account_sessions
BEGIN
  UPDATE accounts SET seen_at = max(coalesce(seen_at, 0), NEW.created_at), ending_told_at = NULL
    WHERE id = NEW.account;
END;

CREATE TRIGGER account_used AFTER UPDATE OF used_at ON account_sessions
BEGIN
  UPDATE accounts SET seen_at = max(coalesce(seen_at, 0), NEW.used_at), ending_told_at = NULL
    WHERE id = NEW.account;
END;

-- One-time passwords, by their hash; each mail has one, and none ends another (decision 22).
CREATE TABLE account_one_time_passwords (
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER,
  PRIMARY KEY (account, hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX account_one_time_passwords_expires ON account_one_time_passwords (expires_at);

-- Codes that replace the second factor once, by their hash.
CREATE TABLE account_recovery_codes (
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  used_at INTEGER,
  PRIMARY KEY (account, hash)
) STRICT, WITHOUT ROWID;

-- Passkeys: the public key of a credential that a device keeps (decision 114).
CREATE TABLE account_passkeys (
  id TEXT PRIMARY KEY,
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- In base64, as COSE writes it.
  public_key TEXT NOT NULL,
  -- How often the device says it was used; 0 if it does not count.
  counter INTEGER NOT NULL,
  -- The browser in which it was made.
  name TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX account_passkeys_account ON account_passkeys (account, created_at);

-- What happened at the sign-in, for staff: no address and no network, only keyed hashes of them (`login` is
-- what was typed); `account` is the one that was signed in to.
CREATE TABLE sign_in_attempts (
  id INTEGER PRIMARY KEY,
  created_at INTEGER NOT NULL,
  login TEXT NOT NULL,
  network TEXT NOT NULL,
  account TEXT,
  outcome TEXT NOT NULL CHECK (outcome IN ('signed in', 'refused', 'limited'))
) STRICT;
CREATE INDEX sign_in_attempts_created ON sign_in_attempts (created_at);
CREATE INDEX sign_in_attempts_account ON sign_in_attempts (account, created_at)
  WHERE outcome = 'signed in';

-- ---------------------------------------------------------------------------------------------------------
-- Saved searches, what changed in the catalogue, and alerts

-- The searches of subscribers.
CREATE TABLE saved_searches (
  id TEXT PRIMARY KEY,
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  -- JSON: SearchCriteria.
  criteria TEXT NOT NULL,
  -- NULL while it is watched.
  paused_at INTEGER,
  created_at INTEGER NOT NULL,
  -- When its matches were last looked at, and their prices then and the time before (JSON).
  seen_at INTEGER NOT NULL,
  shown TEXT NOT NULL DEFAULT '{"before":{},"now":{}}'
) STRICT, WITHOUT ROWID;
CREATE INDEX saved_searches_account ON saved_searches (account, created_at);

-- Searches whose address is not confirmed yet, by the key of their lead; a person without an account gets
-- the password that was chosen with the search.
CREATE TABLE pending_searches (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL CHECK (email = lower(email)),
  name TEXT NOT NULL,
  language TEXT NOT NULL,
  password TEXT NOT NULL CHECK (password LIKE '$scrypt$%'),
  frequency TEXT NOT NULL CHECK (frequency IN ('immediate', 'daily', 'weekly')),
  search_name TEXT NOT NULL,
  criteria TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX pending_searches_expires ON pending_searches (expires_at);

-- One row for each time that cron found another version live, in order. What the catalogue offered then
-- is in R2, below catalogue-states/.
CREATE TABLE catalogue_loads (
  number INTEGER PRIMARY KEY,
  version TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- Whether subscribers hear of its changes: not of the first load (decision 54), and not of a version
  -- that was live before.
  announces INTEGER NOT NULL CHECK (announces IN (0, 1)),
  -- The subscriber up to whom the searches were compared with it, and when all of them were.
  matched_to TEXT NOT NULL DEFAULT '',
  matched_at INTEGER,
  -- How many files of the sitemap were compared with those of the load before, and when all of them were.
  compared_files INTEGER NOT NULL DEFAULT 0,
  listed_at INTEGER
) STRICT;
CREATE INDEX catalogue_loads_version ON catalogue_loads (version);
CREATE INDEX catalogue_loads_open ON catalogue_loads (number) WHERE matched_at IS NULL;
CREATE INDEX catalogue_loads_listed ON catalogue_loads (number) WHERE listed_at IS NOT NULL;

-- The addresses that search engines have yet to hear of, as paths: added, changed or gone since the load before.
CREATE TABLE changed_addresses (
  path TEXT PRIMARY KEY,
  tries INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX changed_addresses_due ON changed_addresses (due_at);

-- What visitors saw change of a property. A price in euro, or NULL if it is not published (decision 11);
-- a status: available, under-option, closed (sold or rented) or gone.
CREATE TABLE property_changes (
  property INTEGER NOT NULL,
  load INTEGER NOT NULL REFERENCES catalogue_loads (number),
  kind TEXT NOT NULL CHECK (kind IN ('new', 'price', 'back', 'status')),
  before TEXT,
  after TEXT,
  version TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- What subscribers hear once; NULL if the change is no news to them.
  news TEXT,
  PRIMARY KEY (property, load, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX property_changes_load ON property_changes (load, property, kind);
CREATE INDEX property_changes_news ON property_changes (load) WHERE news IS NOT NULL;
CREATE INDEX property_changes_created ON property_changes (created_at, property);

-- What a subscriber hears, or heard: each news of a property once, with the searches that it fits.
CREATE TABLE alerts (
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  property INTEGER NOT NULL,
  news TEXT NOT NULL,
  -- The price before, in euro, if the news is another price.
  before TEXT,
  -- The ids of the searches, as JSON.
  searches TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- When a mail was written, or there was nothing left to say.
  told_at INTEGER,
  PRIMARY KEY (account, property, news)
) STRICT, WITHOUT ROWID;
CREATE INDEX alerts_waiting ON alerts (account, created_at) WHERE told_at IS NULL;
CREATE INDEX alerts_created ON alerts (created_at);

-- How many searches fit a property of an owner, for each load whose searches were compared.
CREATE TABLE search_counts (
  property INTEGER NOT NULL,
  load INTEGER NOT NULL,
  searches INTEGER NOT NULL,
  PRIMARY KEY (property, load)
) STRICT, WITHOUT ROWID;

-- The figures of the desk as they were last summed up: its page reads this row, and neither the views of a
-- month nor every search.
CREATE TABLE figures (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- JSON: DeskFigures (src/features/desk/figures/figures-store.ts).
  content TEXT NOT NULL CHECK (json_valid(content)),
  created_at INTEGER NOT NULL
) STRICT;

-- Searches that found nothing: their words by day, without anything about who searched, for a short time.
CREATE TABLE empty_searches (
  -- In lower case; never an address or a number of more than four digits.
  words TEXT NOT NULL CHECK (length(words) BETWEEN 2 AND 60),
  day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  searches INTEGER NOT NULL CHECK (searches > 0),
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (words, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX empty_searches_expires ON empty_searches (expires_at);
CREATE INDEX empty_searches_day ON empty_searches (day);

-- ---------------------------------------------------------------------------------------------------------
-- Owner portal

-- The properties of owners: several owners of one property, several properties of one owner.
CREATE TABLE owner_properties (
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  property INTEGER NOT NULL,
  PRIMARY KEY (account, property)
) STRICT, WITHOUT ROWID;
CREATE INDEX owner_properties_property ON owner_properties (property);

-- Events of a property's history that staff import for its owners.
CREATE TABLE property_activity (
  property INTEGER NOT NULL,
  -- The event's id in the agency's software: importing again updates it.
  key TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('visit', 'communication', 'media', 'appearance')),
  happened_at INTEGER NOT NULL,
  contact TEXT NOT NULL,
  subject TEXT NOT NULL,
  comment TEXT NOT NULL,
  status TEXT NOT NULL,
  source TEXT NOT NULL,
  PRIMARY KEY (property, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX property_activity_happened ON property_activity (property, happened_at);

-- Views of a property on portals by day, which staff import for its owners.
CREATE TABLE portal_views (
  property INTEGER NOT NULL,
  source TEXT NOT NULL,
  day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  views INTEGER NOT NULL CHECK (views >= 0),
  PRIMARY KEY (property, source, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX portal_views_day ON portal_views (day);

CREATE TRIGGER portal_view_totalled AFTER INSERT ON portal_views
BEGIN
  INSERT INTO portal_view_totals (property, source, first_day, views)
    VALUES (NEW.property, NEW.source, NEW.day, NEW.views)
    ON CONFLICT DO UPDATE SET first_day = min(first_day, NEW.day), views = views + NEW.views;
END;

CREATE TRIGGER portal_view_retotalled AFTER UPDATE OF views ON portal_views
BEGIN
  UPDATE portal_view_totals SET views = views + NEW.views - OLD.views
    WHERE property = NEW.property AND source = NEW.source;
END;

CREATE TRIGGER portal_view_untotalled AFTER DELETE ON portal_views
BEGIN
  UPDATE portal_view_totals SET views = views - OLD.views
    WHERE property = OLD.property AND source = OLD.source;
END;

-- Views of a property on portals in all, and since when. Triggers keep it: what is imported may be of any day,
-- and an owner's page would read the views of every day of years.
CREATE TABLE portal_view_totals (
  property INTEGER NOT NULL,
  source TEXT NOT NULL,
  first_day TEXT NOT NULL CHECK (first_day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  views INTEGER NOT NULL,
  PRIMARY KEY (property, source)
) STRICT, WITHOUT ROWID;

-- How often a property was saved or shared on the site, by day: counts without anything about a visitor,
-- limited like page views (decision 45).
CREATE TABLE property_actions (
  property INTEGER NOT NULL,
  action TEXT NOT NULL CHECK (action IN ('saved', 'shared')),
  day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  count INTEGER NOT NULL CHECK (count > 0),
  -- On its day alone, as in page_views.
  networks TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (property, action, day)
) STRICT, WITHOUT ROWID;

-- The weekly mail of owners: the last week that was dealt with, whether a mail was sent or there was nothing
-- to say, and since when the owner wants none.
CREATE TABLE owner_digests (
  account TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  week TEXT NOT NULL DEFAULT '',
  stopped_at INTEGER
) STRICT, WITHOUT ROWID;

-- ---------------------------------------------------------------------------------------------------------
-- Page views

-- Page views by page and day (decision 34): a number, no data about a person.
CREATE TABLE page_views (
  page TEXT NOT NULL CHECK (page LIKE '/%' AND length(page) <= 200),
  day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  views INTEGER NOT NULL CHECK (views > 0),
  -- Of the days before: an owner's page need not read the views of every day of years.
  earlier_views INTEGER NOT NULL DEFAULT 0 CHECK (earlier_views >= 0),
  -- On its day alone: which networks were counted, by a hash keyed with the secret of that day, since a network counts
  -- for at most three views of one page a day (decision 45).
  networks TEXT NOT NULL DEFAULT '',
  -- On its day alone, JSON: SpeedCounts (src/domain/page-speeds/speed-counts.ts).
  speeds TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(speeds)),
  PRIMARY KEY (page, day)
) STRICT, WITHOUT ROWID;

-- How fast pages were for visitors, by week (decision 136): counts, no data about a person.
CREATE TABLE page_speeds (
  week TEXT PRIMARY KEY CHECK (week GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  -- JSON: SpeedCounts (src/domain/page-speeds/speed-counts.ts).
  counts TEXT NOT NULL CHECK (json_valid(counts))
) STRICT, WITHOUT ROWID;

-- The secret of a day, which hashes networks; it is deleted when the day is over.
CREATE TABLE page_view_keys (
  day TEXT NOT NULL PRIMARY KEY,
  key TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- ---------------------------------------------------------------------------------------------------------
-- The site as the office changes it

-- Who makes a version live at this moment: a publication, a load, a rollback. Another one waits or is told.
CREATE TABLE version_lock (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  kind TEXT NOT NULL CHECK (kind IN ('publication', 'listing', 'load', 'rollback')),
  -- NULL: the staff tool.
  staff TEXT REFERENCES staff_accounts (id) ON DELETE SET NULL,
  -- Only who holds it gives it back.
  key TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

-- What the office says of a listing beside the import: one row for each field, and for each language of a text.
CREATE TABLE listing_overrides (
  property INTEGER NOT NULL,
  -- 'price', 'headline' (src/domain/catalogue/overrides/override-fields.ts).
  field TEXT NOT NULL,
  -- '' for a field that has no languages.
  language TEXT NOT NULL CHECK (language IN ('', 'nl', 'fr')),
  -- JSON: what the office says, and the fields of the record as the source last said them.
  value TEXT NOT NULL CHECK (json_valid(value)),
  source TEXT NOT NULL CHECK (json_valid(source)),
  -- Whether it is on the site. It gave way to the source ('newer'), or ended: the source says the same, staff took
  -- it back, the listing left the source.
  state TEXT NOT NULL CHECK (state IN ('held', 'newer', 'same', 'undone', 'gone')),
  staff TEXT REFERENCES staff_accounts (id) ON DELETE SET NULL,
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  -- NULL: the live version does not show it yet.
  published_at INTEGER,
  PRIMARY KEY (property, field, language)
) STRICT, WITHOUT ROWID;
CREATE INDEX listing_overrides_unpublished ON listing_overrides (property) WHERE published_at IS NULL;

-- What staff changed of the site's content and nobody published yet: one row for each field of one language.
CREATE TABLE site_drafts (
  -- 'team/3', 'popup' (src/features/desk/site/site-document.ts).
  document TEXT NOT NULL,
  -- 'role.fr'; '' is the whole document, which is new or goes.
  field TEXT NOT NULL,
  -- JSON; 'null' for what is emptied.
  value TEXT NOT NULL CHECK (json_valid(value)),
  staff TEXT REFERENCES staff_accounts (id) ON DELETE SET NULL,
  changed_at INTEGER NOT NULL,
  PRIMARY KEY (document, field)
) STRICT, WITHOUT ROWID;

-- Each publication of the site's content, which one can go back to. The content is in R2, below publications/.
CREATE TABLE publications (
  number INTEGER PRIMARY KEY,
  version TEXT NOT NULL,
  staff TEXT REFERENCES staff_accounts (id) ON DELETE SET NULL,
  created_at INTEGER NOT NULL,
  -- NULL: it did not go live, or whoever made it did not come to write that.
  live_at INTEGER,
  hash TEXT NOT NULL,
  -- JSON: the fields that changed, with their values before and after.
  changes TEXT NOT NULL CHECK (json_valid(changes)),
  -- The number of the publication whose content it is again; NULL if it has its own.
  restored INTEGER
) STRICT;

-- ---------------------------------------------------------------------------------------------------------
-- The watch over the site

-- What went wrong, counted by hour (hours since 1970): no data about a person.
CREATE TABLE incidents (
  kind TEXT NOT NULL
    CHECK (kind IN ('error', 'refused load', 'refused import', 'unequal backup', 'untold page')),
  hour INTEGER NOT NULL,
  count INTEGER NOT NULL CHECK (count > 0),
  PRIMARY KEY (kind, hour)
) STRICT, WITHOUT ROWID;

-- When what happens at intervals last did: the jobs of cron, a load or a check that nothing is new, a backup.
CREATE TABLE runs (
  job TEXT PRIMARY KEY CHECK (job IN ('minute', 'hour', 'load', 'backup', 'verified backup')),
  -- Of a verified backup: when that backup was made.
  ran_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The last alarm of each kind that staff were sent. The constraint aborts a batch that sends one too soon.
CREATE TABLE alarms (
  kind TEXT PRIMARY KEY,
  sent_at INTEGER NOT NULL,
  -- Since when it is so, while it lasts; NULL once it is over, and for what only happens.
  broken_at INTEGER,
  CONSTRAINT alarm_too_soon CHECK (sent_at > 0)
) STRICT, WITHOUT ROWID;
