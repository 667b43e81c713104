-- Who asked for the documents of what, while the links they were sent are good (§4: once a person and property).
CREATE TABLE document_requests (
  kind TEXT NOT NULL CHECK (kind IN ('property', 'project')),
  id INTEGER NOT NULL,
  email TEXT NOT NULL,
  ends INTEGER NOT NULL,
  PRIMARY KEY (kind, id, email)
) STRICT, WITHOUT ROWID;
CREATE INDEX document_requests_ends ON document_requests (ends);
