-- How staff know the writer of a testimonial, and the part of its picture that visitors see.
-- 'deal': found among the agency's sales and lettings, with the file's reference, which is never shown;
-- 'invitation': written after the agency asked for it. NULL where nobody stated it.
ALTER TABLE testimonials ADD COLUMN known_by TEXT CHECK (known_by IN ('deal', 'invitation'));
ALTER TABLE testimonials ADD COLUMN deal TEXT NOT NULL DEFAULT '' CHECK (length(deal) <= 60);
-- JSON: PictureCrop; NULL for the whole picture.
ALTER TABLE testimonials ADD COLUMN crop TEXT;
