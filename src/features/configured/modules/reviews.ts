import { toBrusselsDay } from '../../../domain/format/brussels-day';
import { htmlToText } from '../../../domain/format/html-to-text';
import type { ArticleSummary } from '../../../domain/site/site';
import type { ApprovedTestimonial } from '../../../domain/site/testimonial';
import type { RequestContext } from '../../../platform/request-context';
import { KNOWN_BY_TEXTS } from './posted-testimonial';

/** Builds a testimonial of the guestbook as a review; its writer is described by how the agency knows them. */
export function buildPostedReview(
  { t }: RequestContext,
  { name, comment, language, createdAt, knownBy }: ApprovedTestimonial,
) {
  return {
    '@type': 'Review',
    reviewBody: comment,
    inLanguage: language,
    datePublished: toBrusselsDay(new Date(createdAt)),
    author: buildWriter(name, knownBy && t(KNOWN_BY_TEXTS[knownBy])),
  };
}

/** Builds a configured testimonial as a review; its writer is described by what the agency did for them. */
export function buildConfiguredReview(
  { localize, language }: RequestContext,
  { intro, author, occasion }: ArticleSummary,
) {
  const { text, lang = language } = localize(intro);
  return {
    '@type': 'Review',
    reviewBody: htmlToText(text),
    inLanguage: lang,
    author: buildWriter(localize(author).text, localize(occasion).text),
  };
}

const buildWriter = (name: string, description: string | null) => ({
  '@type': 'Person',
  name,
  description: description || undefined,
});
