-- Accounts of staff, beside those of owners and subscribers (decision 44): the columns and tables that sign
-- a person in are the same, so that one mechanism reads both. Times are milliseconds since 1970.
CREATE TABLE staff (
  id TEXT PRIMARY KEY,
  -- In lower case.
  email TEXT NOT NULL UNIQUE CHECK (email = lower(email) AND length(email) <= 254),
  name TEXT NOT NULL,
  language TEXT NOT NULL,
  -- One role so far.
  role TEXT NOT NULL DEFAULT 'staff' CHECK (role IN ('staff')),
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
CREATE INDEX staff_invited ON staff (invited) WHERE invited IS NOT NULL;

-- Sessions, by the hash of the token in the cookie.
CREATE TABLE staff_sessions (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  -- What the session opens: everything, or only the page that asks for a new password.
  stage TEXT NOT NULL CHECK (stage IN ('open', 'new-password')),
  created INTEGER NOT NULL,
  used INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX staff_sessions_person ON staff_sessions (person);
CREATE INDEX staff_sessions_created ON staff_sessions (created);

-- One-time passwords, by their hash: one a person (decision 22).
CREATE TABLE staff_one_time_passwords (
  person TEXT PRIMARY KEY REFERENCES staff (id) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  ends INTEGER NOT NULL,
  used INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX staff_one_time_passwords_ends ON staff_one_time_passwords (ends);

-- Codes that replace the second factor once, by their hash.
CREATE TABLE staff_recovery_codes (
  person TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  used INTEGER,
  PRIMARY KEY (person, hash)
) STRICT, WITHOUT ROWID;

-- What staff changed: who, what, when. It is written in the batch of the change itself.
CREATE TABLE staff_actions (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  -- NULL: the staff tool.
  staff TEXT REFERENCES staff (id) ON DELETE SET NULL,
  -- 'lead taken', 'mail retried', … (src/features/desk/log/staff-action.ts).
  action TEXT NOT NULL,
  -- The number or key of what was changed; never a visitor's name or address.
  subject TEXT NOT NULL
) STRICT;
CREATE INDEX staff_actions_at ON staff_actions (at);
CREATE INDEX staff_actions_subject ON staff_actions (subject, action);
