import { createExcerpt } from '../../domain/format/excerpt';
import { toPlainParagraphs } from '../../domain/format/html-blocks';

/**
 * Maximum characters of the description: more would leave the picture less than a third of the
 * sheet.
 */
const MAX_DESCRIPTION_LENGTH = 2000;

/**
 * Returns as many whole paragraphs as fit; a first paragraph that does not fit is cut after a word.
 */
export function excerptParagraphs(text: string, maxLength = MAX_DESCRIPTION_LENGTH): string {
  const [first = '', ...rest] = toPlainParagraphs(text);
  let excerpt = first.length > maxLength ? createExcerpt(first, maxLength) : first;
  for (const paragraph of rest) {
    if (excerpt.length + paragraph.length > maxLength) break;
    excerpt += `\n\n${paragraph}`;
  }
  return excerpt;
}
