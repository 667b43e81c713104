-- Requests for documents while their links are valid (§4: one request for each person and property).
CREATE TABLE document_requests (
  kind TEXT NOT NULL CHECK (kind IN ('property', 'project')),
  id INTEGER NOT NULL,
  email TEXT NOT NULL,
  ends INTEGER NOT NULL,
  PRIMARY KEY (kind, id, email)
) STRICT, WITHOUT ROWID;
CREATE INDEX document_requests_ends ON document_requests (ends);
