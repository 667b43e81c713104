import type { RuleInput } from './finding';
import { getRecordName } from './record-name';

const FILES_WITH_HTML = [
  'site/configuration.json',
  'site/menu.json',
  'site/articles.json',
] as const;

/** A link in a configured text, and the field that holds it. */
interface HtmlLink {
  file: string;
  record: string;
  field: string;
  link: string;
}

/** Collects the links of all configured texts with HTML, by the dotted path of their field. */
export function collectHtmlLinks(source: RuleInput['source']): HtmlLink[] {
  return FILES_WITH_HTML.flatMap((file) =>
    [source[file]].flat().flatMap((record, index) =>
      findHtmlLinks(record).map((found) => ({
        file,
        record: getRecordName(file, record, index),
        ...found,
      })),
    ),
  );
}

/** Finds the links of a text with HTML, or of all texts of a record, by the dotted path of their field. */
export function findHtmlLinks(value: unknown, path = ''): { field: string; link: string }[] {
  if (typeof value === 'string')
    return [...value.matchAll(/<a\s[^>]*href\s*=\s*["']([^"']*)["']/gi)].map(([, link = '']) => ({
      field: path,
      link,
    }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    findHtmlLinks(inner, path ? `${path}.${key}` : key),
  );
}
