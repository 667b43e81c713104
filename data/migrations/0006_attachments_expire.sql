-- The end of a file's retention period (decision 35: CVs twelve months), in milliseconds since 1970.
ALTER TABLE attachments ADD COLUMN expires INTEGER NOT NULL DEFAULT 0;
CREATE INDEX attachments_expires ON attachments (expires);
