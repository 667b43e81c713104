-- Hours at which a property can be visited. Times are milliseconds since 1970.
CREATE TABLE slots (
  id TEXT PRIMARY KEY,
  -- NULL: an hour of the agency, for every property without hours of its own.
  property INTEGER,
  starts INTEGER NOT NULL,
  ends INTEGER NOT NULL CHECK (ends > starts),
  -- Bookings and changes are possible until this time.
  closes INTEGER NOT NULL CHECK (closes <= starts),
  capacity INTEGER NOT NULL CHECK (capacity >= 0),
  -- Counted by the triggers below; the constraint aborts a batch that would exceed the capacity.
  taken INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT slot_full CHECK (taken BETWEEN 0 AND capacity)
) STRICT;
CREATE INDEX slots_property ON slots (property, starts);

CREATE TABLE appointments (
  -- The key of the submission that requested it.
  id TEXT PRIMARY KEY,
  -- 'offered': a freed place is reserved for a person on the waiting list.
  state TEXT NOT NULL CHECK (state IN ('confirmed', 'waiting', 'offered', 'cancelled')),
  property INTEGER NOT NULL,
  slot TEXT REFERENCES slots (id),
  language TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  -- Counts changes, as calendars do. A change based on an outdated state makes it negative and aborts.
  sequence INTEGER NOT NULL DEFAULT 0,
  created INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  -- The time when an offered place goes to the next person.
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
