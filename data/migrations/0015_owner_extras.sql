-- What the owner portal shows beside figures and history. Times are milliseconds since 1970.

-- What a visitor said after a visit booked on the site, as staff wrote it down. The owner of the property
-- reads it once staff release it; it goes with the appointment.
CREATE TABLE visit_feedback (
  appointment TEXT PRIMARY KEY REFERENCES appointments (id) ON DELETE CASCADE,
  text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  -- The visitor's name as the owner may read it; '' for 'candidate A' (decision 78).
  visitor TEXT NOT NULL DEFAULT '' CHECK (length(visitor) <= 100),
  written INTEGER NOT NULL,
  -- NULL until it is released, and by whom then.
  released INTEGER,
  released_by TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX appointments_property ON appointments (property);

-- How often a property was saved or shared on the site, by day: counts without anything about a visitor,
-- limited like page views (decision 45).
CREATE TABLE property_actions (
  property INTEGER NOT NULL,
  action TEXT NOT NULL CHECK (action IN ('saved', 'shared')),
  -- YYYY-MM-DD in Brussels.
  day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  count INTEGER NOT NULL CHECK (count > 0),
  PRIMARY KEY (property, action, day)
) STRICT, WITHOUT ROWID;

-- The weekly mail of owners: the Monday (YYYY-MM-DD) of the last week that was dealt with, whether a mail
-- was sent or there was nothing to say, and since when the owner wants none.
CREATE TABLE owner_digests (
  person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
  week TEXT NOT NULL DEFAULT '',
  stopped INTEGER
) STRICT, WITHOUT ROWID;
