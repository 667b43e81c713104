/** A testimonial as a visitor wrote it (§3); all of it is text, and none of it HTML. */
export interface Testimonial {
  /** The key of the submission it came with: a uuid. */
  id: string;
  name: string;
  about: string;
  /** https://…, or empty. */
  website: string;
  comment: string;
  language: string;
  /** Where its picture lies in the bucket, as it was sent. */
  image: string | null;
  /** Milliseconds since 1970. */
  posted: number;
}

/** For the batch that stores its submission: nobody sees it until staff approve it (decision 27). */
export const written = (
  db: D1Database,
  { id, name, about, website, comment, language, image, posted }: Testimonial,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO testimonials (id, name, about, website, comment, language, image, posted)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .bind(id, name, about, website, comment, language, image, posted);
