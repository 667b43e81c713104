-- Mails that are to be sent, are being sent, or were: one row a mail, put in with what it tells of.
-- Times are milliseconds since 1970.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  -- The mail as JSON; NULL once it need not be kept any longer (decision 35).
  mail TEXT,
  state TEXT NOT NULL CHECK (state IN ('queued', 'sent', 'failed')),
  tries INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  -- The next try; while somebody is trying, the moment that lease ends.
  due_at INTEGER NOT NULL,
  -- The last try.
  until INTEGER NOT NULL,
  lease TEXT,
  sent_at INTEGER,
  trouble TEXT
) STRICT;

CREATE INDEX outbox_due ON outbox (due_at) WHERE state = 'queued';
CREATE INDEX outbox_created ON outbox (created_at);
