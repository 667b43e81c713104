-- Hours at which a property can be visited. Times are milliseconds since 1970.
CREATE TABLE slots (
  id TEXT PRIMARY KEY,
  -- NULL: an hour of the agency, for any property that has none of its own.
  property INTEGER,
  starts INTEGER NOT NULL,
  ends INTEGER NOT NULL CHECK (ends > starts),
  -- Until then it can be booked, and what is booked can be moved.
  closes INTEGER NOT NULL CHECK (closes <= starts),
  capacity INTEGER NOT NULL CHECK (capacity >= 0),
  -- Kept by the triggers below; a visit too many aborts whatever would have made it.
  taken INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT slot_full CHECK (taken BETWEEN 0 AND capacity)
) STRICT;
CREATE INDEX slots_property ON slots (property, starts);

CREATE TABLE appointments (
  -- The key of the submission that asked for it.
  id TEXT PRIMARY KEY,
  -- 'offered': a place that came free is kept for somebody who waited.
  state TEXT NOT NULL CHECK (state IN ('confirmed', 'waiting', 'offered', 'cancelled')),
  property INTEGER NOT NULL,
  slot TEXT REFERENCES slots (id),
  language TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  -- Counts its changes, as calendars do; a change of what is no longer so makes it negative.
  sequence INTEGER NOT NULL DEFAULT 0,
  created INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  -- When a place that was offered goes to the next.
  lapses INTEGER,
  CONSTRAINT appointment_changed CHECK (sequence >= 0),
  CHECK (state IN ('waiting', 'cancelled') OR slot IS NOT NULL)
) STRICT;
CREATE INDEX appointments_slot ON appointments (slot);
CREATE INDEX appointments_open ON appointments (state, property, created)
  WHERE state IN ('waiting', 'offered');

CREATE TRIGGER appointment_made AFTER INSERT ON appointments
BEGIN
  SELECT RAISE(ABORT, 'constraint slot_closed') WHERE EXISTS
    (SELECT 1 FROM slots WHERE id = NEW.slot AND closes <= NEW.changed);
  UPDATE slots SET taken = taken + 1
    WHERE id = NEW.slot AND NEW.state IN ('confirmed', 'offered');
END;

CREATE TRIGGER appointment_moved AFTER UPDATE OF slot ON appointments WHEN NEW.slot IS NOT OLD.slot
BEGIN
  SELECT RAISE(ABORT, 'constraint slot_closed') WHERE EXISTS
    (SELECT 1 FROM slots WHERE id IN (NEW.slot, OLD.slot) AND closes <= NEW.changed);
END;

CREATE TRIGGER appointment_counted AFTER UPDATE OF slot, state ON appointments
BEGIN
  UPDATE slots SET taken = taken - 1
    WHERE id = OLD.slot AND OLD.state IN ('confirmed', 'offered');
  UPDATE slots SET taken = taken + 1
    WHERE id = NEW.slot AND NEW.state IN ('confirmed', 'offered');
END;

CREATE TRIGGER appointment_gone AFTER DELETE ON appointments
BEGIN
  UPDATE slots SET taken = taken - 1
    WHERE id = OLD.slot AND OLD.state IN ('confirmed', 'offered');
END;
