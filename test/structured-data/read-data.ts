import { htmlToText } from '../../src/domain/format/html-to-text';

/** Reads the structured data of a page. */
export const readStructuredData = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

/** Properties that name a place in a list, a code or a kind, and are no statement of the page. */
const UNSHOWN = new Set([
  '@context',
  '@type',
  '@id',
  // Since when it can be found; the feed says it too.
  'datePosted',
  'position',
  'inLanguage',
  'availability',
  'businessFunction',
  'priceCurrency',
  'unitCode',
  'propertyID',
  // Said as 'ma–za 9–18 uur' (test/views/layout/opening-hours.test.ts).
  'openingHours',
  'eventAttendanceMode',
  'eventStatus',
]);

interface Shown {
  /** The words of the page, white space as one blank. */
  text: string;
  /** The same without the separators of numbers. */
  digits: string;
  html: string;
}

const fold = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();

/** Reads what a page shows, its structured data left out. */
export function readShown(html: string): Shown {
  const visible = html.replace(/<script type="application\/ld\+json">.*?<\/script>/gs, '');
  const body = visible.slice(visible.indexOf('<body'));
  const text = fold(`${htmlToText(body)} ${htmlToText(body.replace(/<[^>]*>/g, ' '))}`);
  return { text, digits: text.replace(/(?<=\d)[ .](?=\d)/g, ''), html: visible };
}

/** Lists the statements of structured data that the page does not show. */
export function findUnshown(data: unknown, shown: Shown, place = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((entry) => findUnshown(entry, shown, place));
  if (typeof data === 'object' && data !== null)
    return Object.entries(data).flatMap(([property, value]) =>
      UNSHOWN.has(property) ? [] : findUnshown(value, shown, `${place}.${property}`),
    );
  return isShown(data, place, shown) ? [] : [`${place}: ${String(data)}`];
}

function isShown(value: unknown, place: string, { text, digits, html }: Shown): boolean {
  if (typeof value === 'number')
    return (
      new RegExp(`(?<!\\d)${String(value).replace('.', '[.,]')}(?!\\d)`).test(digits) ||
      html.includes(String(value))
    );
  const word = fold(String(value));
  if (place.endsWith('.telephone')) return html.includes(`href="tel:${word}"`);
  if (place.endsWith('.email')) return html.includes(`href="mailto:${word}`);
  if (/^https?:/.test(word)) {
    const { pathname } = new URL(word);
    // A picture in another size; a page by its own link.
    const stem = pathname.replace(/(?:-\d+)?\.\w+$/, '');
    return word === `${new URL(word).origin}/` || html.includes(stem) || html.includes(word);
  }
  if (/^\d{4}-\d\d-\d\d/.test(word)) {
    const [year = '', month, day] = word.split('-');
    return text.includes(`${day}/${month}/${year}`) || html.includes(`"${word.slice(0, 10)}`);
  }
  // An event is named by what it is and where: a heading and a title, with a colon between them.
  if (place === '.name' && word.includes(': '))
    return word.split(/ ?: /).every((part) => text.includes(part));
  // A description is an excerpt: its end may be cut.
  return text.includes(word.replace(/\.\.\.$/, ''));
}
