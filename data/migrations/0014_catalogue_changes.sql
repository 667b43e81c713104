-- What changed in the catalogue. Times are milliseconds since 1970.
-- One row for each time that cron found another version live, in order. What the catalogue offered then
-- is in R2, below catalogue-states/.
CREATE TABLE catalogue_loads (
  number INTEGER PRIMARY KEY,
  version TEXT NOT NULL,
  at INTEGER NOT NULL,
  -- Whether subscribers hear of its changes: not of the first load (decision 54), and not of a version
  -- that was live before.
  announces INTEGER NOT NULL CHECK (announces IN (0, 1)),
  -- The subscriber up to whom the searches were compared with it, and when all of them were.
  matched_to TEXT NOT NULL DEFAULT '',
  matched INTEGER
) STRICT;
CREATE INDEX catalogue_loads_version ON catalogue_loads (version);

-- What visitors saw change of a property. A price in euro, or NULL if it is not published (decision 11);
-- a status: available, under-option, closed (sold or rented) or gone.
CREATE TABLE property_changes (
  property INTEGER NOT NULL,
  load INTEGER NOT NULL REFERENCES catalogue_loads (number),
  kind TEXT NOT NULL CHECK (kind IN ('new', 'price', 'back', 'status')),
  before TEXT,
  after TEXT,
  version TEXT NOT NULL,
  at INTEGER NOT NULL,
  -- What subscribers hear once; NULL if the change is no news to them.
  news TEXT,
  PRIMARY KEY (property, load, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX property_changes_news ON property_changes (load) WHERE news IS NOT NULL;

-- What a subscriber hears, or heard: each news of a property once, with the searches that it fits.
CREATE TABLE alerts (
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  property INTEGER NOT NULL,
  news TEXT NOT NULL,
  -- The price before, in euro, if the news is another price.
  before TEXT,
  -- The ids of the searches, as JSON.
  searches TEXT NOT NULL,
  created INTEGER NOT NULL,
  -- When a mail was written, or there was nothing left to say.
  told INTEGER,
  PRIMARY KEY (person, property, news)
) STRICT, WITHOUT ROWID;
CREATE INDEX alerts_waiting ON alerts (person, created) WHERE told IS NULL;
CREATE INDEX alerts_created ON alerts (created);

-- How many searches fit a property of an owner, for each load whose searches were compared.
CREATE TABLE search_counts (
  property INTEGER NOT NULL,
  load INTEGER NOT NULL,
  searches INTEGER NOT NULL,
  PRIMARY KEY (property, load)
) STRICT, WITHOUT ROWID;
