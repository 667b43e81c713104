-- The slot that the visitor was reminded of on the day before: NULL until then. A visit that is moved
-- afterwards has another slot, and is reminded of again.
ALTER TABLE appointments ADD COLUMN reminded TEXT;
