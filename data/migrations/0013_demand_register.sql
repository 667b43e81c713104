-- Subscribers of the demand register (§4): people with `subscriber`. Times are milliseconds since 1970.
-- When the address was confirmed by mail; without it no alert is sent.
ALTER TABLE people ADD COLUMN confirmed INTEGER;
-- How often alerts may come (decision 30).
ALTER TABLE people ADD COLUMN frequency TEXT NOT NULL DEFAULT 'immediate'
  CHECK (frequency IN ('immediate', 'daily', 'weekly'));
-- NULL while the subscription is active.
ALTER TABLE people ADD COLUMN unsubscribed INTEGER;

CREATE TABLE demand_searches (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  -- JSON: SearchCriteria.
  criteria TEXT NOT NULL,
  -- NULL while it is watched.
  paused INTEGER,
  created INTEGER NOT NULL,
  -- When its matches were last looked at, and their prices then and the time before (JSON).
  seen INTEGER NOT NULL,
  shown TEXT NOT NULL DEFAULT '{"before":{},"now":{}}'
) STRICT, WITHOUT ROWID;
CREATE INDEX demand_searches_person ON demand_searches (person);

-- Searches whose address is not confirmed yet, by the key of their submission; a person without an
-- account gets the password that was chosen with the search.
CREATE TABLE pending_searches (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL CHECK (email = lower(email)),
  name TEXT NOT NULL,
  language TEXT NOT NULL,
  password TEXT NOT NULL CHECK (password LIKE '$scrypt$%'),
  frequency TEXT NOT NULL CHECK (frequency IN ('immediate', 'daily', 'weekly')),
  search_name TEXT NOT NULL,
  criteria TEXT NOT NULL,
  ends INTEGER NOT NULL,
  used INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX pending_searches_ends ON pending_searches (ends);
