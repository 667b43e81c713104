-- Limits of mails and visits by person, lanes of the outbox, and what staff are told of. Times are
-- milliseconds since 1970.

-- Mails to the agency wait in a lane of their own; mails that were tried before wait apart from new ones.
ALTER TABLE outbox ADD COLUMN lane TEXT NOT NULL DEFAULT 'visitor'
  CHECK (lane IN ('agency', 'visitor'));
DROP INDEX outbox_due;
CREATE INDEX outbox_due ON outbox (lane, (tries > 0), due_at) WHERE state = 'queued';
-- A failed mail is due no more: `due_at` is the time when it failed.
CREATE INDEX outbox_failed ON outbox (due_at) WHERE state = 'failed';

-- Mails to an address that a visitor typed (a keyed hash) within a window, and those to all of them. The
-- constraint aborts a batch beyond the limit.
CREATE TABLE mail_limits (
  recipient TEXT NOT NULL,
  kind TEXT NOT NULL,
  ends INTEGER NOT NULL,
  used INTEGER NOT NULL,
  most INTEGER NOT NULL,
  PRIMARY KEY (recipient, kind),
  CONSTRAINT mail_limit CHECK (used <= most)
) STRICT, WITHOUT ROWID;
CREATE INDEX mail_limits_ends ON mail_limits (ends);

-- Who a visit belongs to: the address in lower case, without its sub-address (an+visits@ is an@).
ALTER TABLE appointments ADD COLUMN person TEXT GENERATED ALWAYS AS (
  lower(iif(instr(email, '+') BETWEEN 2 AND instr(email, '@'),
    substr(email, 1, instr(email, '+') - 1) || substr(email, instr(email, '@')), email))) VIRTUAL;
CREATE INDEX appointments_person ON appointments (person) WHERE state <> 'cancelled';

-- One place of an hour, one place on a waiting list, two open visits of a property, five in all. A visit
-- is open until its hour begins.
CREATE TRIGGER appointment_limited AFTER INSERT ON appointments WHEN NEW.state <> 'cancelled'
BEGIN
  SELECT RAISE(ABORT, 'constraint visit_same_hour') WHERE EXISTS
    (SELECT 1 FROM appointments WHERE person = NEW.person AND slot = NEW.slot AND id <> NEW.id
       AND state <> 'cancelled');
  SELECT RAISE(ABORT, 'constraint visit_waiting') WHERE NEW.state = 'waiting' AND EXISTS
    (SELECT 1 FROM appointments WHERE person = NEW.person AND property = NEW.property
       AND id <> NEW.id AND state = 'waiting');
  SELECT RAISE(ABORT, 'constraint visits_of_property') WHERE 2 <
    (SELECT count(*) FROM appointments AS open LEFT JOIN slots ON slots.id = open.slot
     WHERE person = NEW.person AND open.property = NEW.property AND state <> 'cancelled'
       AND (open.slot IS NULL OR slots.starts > NEW.changed));
  SELECT RAISE(ABORT, 'constraint visits_in_all') WHERE 5 <
    (SELECT count(*) FROM appointments AS open LEFT JOIN slots ON slots.id = open.slot
     WHERE person = NEW.person AND state <> 'cancelled'
       AND (open.slot IS NULL OR slots.starts > NEW.changed));
END;

CREATE TRIGGER appointment_moved_once AFTER UPDATE OF slot ON appointments
  WHEN NEW.slot IS NOT OLD.slot AND NEW.state <> 'cancelled'
BEGIN
  SELECT RAISE(ABORT, 'constraint visit_same_hour') WHERE EXISTS
    (SELECT 1 FROM appointments WHERE person = NEW.person AND slot = NEW.slot AND id <> NEW.id
       AND state <> 'cancelled');
END;

-- What went wrong, counted by hour (hours since 1970): no data about a person.
CREATE TABLE incidents (
  kind TEXT NOT NULL CHECK (kind IN ('error', 'refused load')),
  hour INTEGER NOT NULL,
  count INTEGER NOT NULL CHECK (count > 0),
  PRIMARY KEY (kind, hour)
) STRICT, WITHOUT ROWID;

-- The last alert of each kind that staff were sent. The constraint aborts a batch that sends one too soon.
CREATE TABLE staff_alerts (
  kind TEXT PRIMARY KEY,
  sent INTEGER NOT NULL,
  CONSTRAINT staff_alert_too_soon CHECK (sent > 0)
) STRICT, WITHOUT ROWID;
