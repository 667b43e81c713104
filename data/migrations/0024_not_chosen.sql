-- When staff closed a submission; NULL while it is open. An application for a home to let that is closed was
-- not chosen, or is settled: it is deleted soon after (decision 91). Times are milliseconds since 1970.
ALTER TABLE submissions ADD COLUMN closed INTEGER;
UPDATE submissions SET closed = created WHERE state = 'closed';
CREATE INDEX submissions_closed ON submissions (closed) WHERE closed IS NOT NULL;
