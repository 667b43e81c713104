-- Testimonials for the guestbook; only approved ones are shown (decision 27). Times are milliseconds
-- since 1970.
CREATE TABLE testimonials (
  -- The key of its submission.
  id TEXT PRIMARY KEY,
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'approved', 'rejected')),
  name TEXT NOT NULL,
  about TEXT NOT NULL,
  website TEXT NOT NULL,
  comment TEXT NOT NULL,
  language TEXT NOT NULL,
  -- The key of the original picture in the bucket FILES.
  image TEXT,
  posted INTEGER NOT NULL,
  decided INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX testimonials_state ON testimonials (state, posted);
