-- Accounts of owners and subscribers (decision 44). Times are milliseconds since 1970.
CREATE TABLE people (
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
  created INTEGER NOT NULL,
  -- Set while a mail with a first password is to be sent.
  invited INTEGER,
  disabled INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX people_invited ON people (invited) WHERE invited IS NOT NULL;

-- The properties of owners: several owners of one property, several properties of one owner.
CREATE TABLE owner_properties (
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  property INTEGER NOT NULL,
  PRIMARY KEY (person, property)
) STRICT, WITHOUT ROWID;
CREATE INDEX owner_properties_property ON owner_properties (property);

-- Sessions, by the hash of the token in the cookie.
CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  -- What the session opens: everything, or only the page that asks for a code or a new password.
  stage TEXT NOT NULL CHECK (stage IN ('open', 'new-password', 'code', 'code-then-new-password')),
  created INTEGER NOT NULL,
  used INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_person ON sessions (person);
CREATE INDEX sessions_created ON sessions (created);

-- One-time passwords, by their hash: one a person (decision 22).
CREATE TABLE one_time_passwords (
  person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  ends INTEGER NOT NULL,
  used INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX one_time_passwords_ends ON one_time_passwords (ends);

-- Codes that replace the second factor once, by their hash.
CREATE TABLE recovery_codes (
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  used INTEGER,
  PRIMARY KEY (person, hash)
) STRICT, WITHOUT ROWID;

-- What happened at the sign-in, for staff: no address and no network, only keyed hashes of them.
CREATE TABLE sign_in_attempts (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  account TEXT NOT NULL,
  network TEXT NOT NULL,
  person TEXT,
  outcome TEXT NOT NULL CHECK (outcome IN ('signed in', 'refused', 'limited'))
) STRICT;
CREATE INDEX sign_in_attempts_at ON sign_in_attempts (at);
