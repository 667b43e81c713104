/**
 * The text that parts wrote in the medium 'text': React has escaped it as it does all text. Whatever
 * is still an element is markup that has no place here; its words stay.
 */
export const toTextBody = (rendered: string): string =>
  `${rendered
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => CHARACTERS_BY_ENTITY[entity] ?? entity)
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;

const CHARACTERS_BY_ENTITY: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
