-- What visitors wrote for the guestbook; what staff approved is shown (decision 27). Times are
-- milliseconds since 1970.
CREATE TABLE testimonials (
  -- The key of the submission that it came with.
  id TEXT PRIMARY KEY,
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'approved', 'rejected')),
  name TEXT NOT NULL,
  about TEXT NOT NULL,
  website TEXT NOT NULL,
  comment TEXT NOT NULL,
  language TEXT NOT NULL,
  -- Where its picture lies in the bucket FILES, as it was sent.
  image TEXT,
  posted INTEGER NOT NULL,
  decided INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX testimonials_state ON testimonials (state, posted);
