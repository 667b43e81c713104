-- One row for each mail: queued, sent or failed. It is inserted in the batch of the submission that
-- causes it. Times are milliseconds since 1970.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  -- The mail as JSON; NULL when its retention period is over (decision 35).
  mail TEXT,
  state TEXT NOT NULL CHECK (state IN ('queued', 'sent', 'failed')),
  tries INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  -- The time of the next try; during a try, the end of its lease.
  due_at INTEGER NOT NULL,
  -- The time of the last try.
  until INTEGER NOT NULL,
  lease TEXT,
  sent_at INTEGER,
  trouble TEXT
) STRICT;

CREATE INDEX outbox_due ON outbox (due_at) WHERE state = 'queued';
CREATE INDEX outbox_created ON outbox (created_at);
