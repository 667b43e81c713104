-- The hours of a week at which a house can be visited; cron makes slots of them some weeks ahead. Times of
-- day are HH:MM in Brussels, other times milliseconds since 1970.
CREATE TABLE visit_patterns (
  id INTEGER PRIMARY KEY,
  property INTEGER NOT NULL,
  -- 1 is Monday, 7 Sunday.
  weekday INTEGER NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  starts TEXT NOT NULL CHECK (starts GLOB '[0-2][0-9]:[0-5][0-9]'),
  ends TEXT NOT NULL CHECK (ends GLOB '[0-2][0-9]:[0-5][0-9]' AND ends > starts),
  -- Of each visit.
  minutes INTEGER NOT NULL CHECK (minutes BETWEEN 5 AND 480),
  capacity INTEGER NOT NULL CHECK (capacity BETWEEN 1 AND 100),
  created INTEGER NOT NULL
) STRICT;
CREATE INDEX visit_patterns_property ON visit_patterns (property, weekday);

CREATE TRIGGER visit_pattern_overlap BEFORE INSERT ON visit_patterns
BEGIN
  SELECT RAISE(ABORT, 'constraint visit_pattern_overlap') WHERE EXISTS
    (SELECT 1 FROM visit_patterns WHERE property = NEW.property AND weekday = NEW.weekday
       AND starts < NEW.ends AND ends > NEW.starts);
END;

-- Days without visits, beside the public holidays: of one house, or of all if the property is 0.
CREATE TABLE visit_days_off (
  day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  property INTEGER NOT NULL DEFAULT 0,
  reason TEXT NOT NULL CHECK (length(reason) <= 100),
  PRIMARY KEY (day, property)
) STRICT, WITHOUT ROWID;

-- The pattern that an hour was made from; NULL for an hour that was imported, or whose pattern is gone.
ALTER TABLE slots ADD COLUMN pattern INTEGER;
-- Why nobody can book an hour, and the places it had before: its capacity is 0 meanwhile.
ALTER TABLE slots ADD COLUMN blocked TEXT CHECK (length(blocked) <= 100);
ALTER TABLE slots ADD COLUMN blocked_capacity INTEGER;
CREATE INDEX slots_starts ON slots (starts);

-- Staff may move a visit whose hour is closed already; for visitors the site refuses it.
DROP TRIGGER appointment_moved;
CREATE TRIGGER appointment_moved AFTER UPDATE OF slot ON appointments WHEN NEW.slot IS NOT OLD.slot
BEGIN
  SELECT RAISE(ABORT, 'constraint slot_closed') WHERE EXISTS
    (SELECT 1 FROM slots WHERE id = NEW.slot AND closes <= NEW.changed);
END;
