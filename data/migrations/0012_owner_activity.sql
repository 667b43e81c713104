-- What staff import for the owners of a property: events of its history, and views on portals by day.
-- Times are milliseconds since 1970.
CREATE TABLE property_activity (
  property INTEGER NOT NULL,
  -- The event's id in the agency's software: importing again updates it.
  key TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('visit', 'communication', 'media', 'appearance')),
  at INTEGER NOT NULL,
  contact TEXT NOT NULL,
  subject TEXT NOT NULL,
  comment TEXT NOT NULL,
  status TEXT NOT NULL,
  source TEXT NOT NULL,
  PRIMARY KEY (property, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE portal_views (
  property INTEGER NOT NULL,
  source TEXT NOT NULL,
  -- YYYY-MM-DD in Brussels.
  day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  views INTEGER NOT NULL CHECK (views >= 0),
  PRIMARY KEY (property, source, day)
) STRICT, WITHOUT ROWID;
