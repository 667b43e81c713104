import * as v from 'valibot';
import type { PictureCrop } from '../images/picture-crop';
import { Language } from '../language/language';

/** A testimonial as a visitor wrote it (§3); its fields are plain text, not HTML. */
export const Testimonial = v.object({
  /** Key of its lead: a uuid. */
  id: v.string(),
  name: v.string(),
  about: v.string(),
  /** https://…, or empty: no other scheme becomes a link. */
  website: v.pipe(v.string(), v.regex(/^(?:https:\/\/\S+)?$/i)),
  comment: v.string(),
  language: Language,
  /** R2 key of the picture as it was sent. */
  image: v.nullable(v.string()),
  /** Milliseconds since 1970. */
  createdAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Testimonial = v.InferOutput<typeof Testimonial>;

/** How staff know its writer: by a sale or a letting of the agency, or because the agency asked. */
export const WRITER_FACTS = ['deal', 'invitation'] as const;
export type WriterFact = (typeof WRITER_FACTS)[number];

/** A testimonial of the guestbook, with what staff decided about it. */
export interface ApprovedTestimonial extends Testimonial {
  /** Null where nobody stated it. */
  knownBy: WriterFact | null;
  /** Null for the whole picture. */
  crop: PictureCrop | null;
}

/** The approved testimonials, and how many seconds a page that shows them may be cached. */
export interface ApprovedTestimonials {
  testimonials: readonly ApprovedTestimonial[];
  freshSeconds: number;
}
