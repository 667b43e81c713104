-- Submissions of forms, and what their checks need. Times are milliseconds since 1970.

-- The site's secret, which signs tickets and links; created here, so that every deployment has one.
CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL CHECK (length(value) >= 64)
) STRICT, WITHOUT ROWID;
INSERT INTO secrets (name, value) VALUES ('forms', lower(hex(randomblob(32))));

CREATE TABLE submissions (
  id INTEGER PRIMARY KEY,
  -- The idempotency key (decision 25), and the hash of the body that it was sent with.
  key TEXT NOT NULL UNIQUE,
  body_hash TEXT NOT NULL,
  form TEXT NOT NULL,
  language TEXT NOT NULL,
  property INTEGER,
  project INTEGER,
  answers TEXT NOT NULL CHECK (json_valid(answers)),
  created INTEGER NOT NULL
) STRICT;
CREATE INDEX submissions_created ON submissions (created);
CREATE INDEX submissions_form ON submissions (form, created);

-- Files of a submission; `file` is the key in the bucket FILES.
CREATE TABLE attachments (
  file TEXT PRIMARY KEY,
  submission_key TEXT NOT NULL,
  field TEXT NOT NULL,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX attachments_submission ON attachments (submission_key);

-- Used proofs: each is valid once (decision 26).
CREATE TABLE proofs (
  id TEXT PRIMARY KEY,
  expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX proofs_expires ON proofs (expires);

-- Submissions of a network (a keyed hash) within a window. The constraint aborts a batch beyond the limit.
CREATE TABLE rate_windows (
  network TEXT NOT NULL,
  kind TEXT NOT NULL,
  ends INTEGER NOT NULL,
  used INTEGER NOT NULL,
  most INTEGER NOT NULL,
  PRIMARY KEY (network, kind),
  CONSTRAINT rate_limit CHECK (used <= most)
) STRICT, WITHOUT ROWID;
CREATE INDEX rate_windows_ends ON rate_windows (ends);
