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

/** The approved testimonials, and how many seconds a page made from them may be cached. */
export interface ApprovedTestimonials {
  testimonials: readonly Testimonial[];
  freshSeconds: number;
}
