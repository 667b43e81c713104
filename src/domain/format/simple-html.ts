import xss from 'xss';

/**
 * xss is a CommonJS module: its class is a property of the default export, which its types omit.
 */
const { FilterXSS } = xss as unknown as typeof import('xss');

const CELL_ATTRIBUTES = ['colspan', 'rowspan', 'scope'];

/** The tags of simple HTML and their attributes; other tags are removed and their text stays. */
const SIMPLE_TAGS: Record<string, string[]> = {
  p: [],
  br: [],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  ul: [],
  ol: ['start'],
  li: [],
  dl: [],
  dt: [],
  dd: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  abbr: ['title'],
  blockquote: [],
  a: ['href'],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: CELL_ATTRIBUTES,
  td: CELL_ATTRIBUTES,
  span: ['lang'],
  hr: [],
  address: [],
};

/** Elements that are removed with their text. */
const DROPPED_ELEMENTS = ['script', 'style', 'iframe', 'object', 'template'];
const DROPPED_ELEMENT_PATTERN = new RegExp(`</?(?:${DROPPED_ELEMENTS.join('|')})\\b`, 'i');

const INLINE_TAGS = Object.fromEntries(
  ['br', 'strong', 'b', 'em', 'i', 'abbr', 'a', 'span'].map((tag) => [tag, SIMPLE_TAGS[tag] ?? []]),
);

export interface SanitizeOptions {
  /** Whether only inline tags are allowed: within a sentence or a label. */
  inline?: boolean;
  /** Returns the attributes of a link to this address; by default the address stays. */
  formatLink?: (address: string) => string;
  /** Is told what is removed: '<font>', 'style'. */
  onRemoved?: (what: string) => void;
}

/** Returns HTML with the tags and attributes of simple HTML only, so that it can do nothing but show text. */
export function sanitizeHtml(
  html: string,
  { inline = false, formatLink, onRemoved }: SanitizeOptions = {},
): string {
  const filter = new FilterXSS({
    whiteList: inline ? INLINE_TAGS : SIMPLE_TAGS,
    stripIgnoreTag: true,
    stripIgnoreTagBody: DROPPED_ELEMENTS,
    onTag: (tag, _html, { isWhite }) => {
      if (!isWhite) onRemoved?.(`<${tag}>`);
      return undefined;
    },
    onIgnoreTagAttr: (_tag, name) => {
      onRemoved?.(name);
      return undefined;
    },
    ...(formatLink && {
      onTagAttr: (tag: string, name: string, value: string) =>
        tag === 'a' && name === 'href' ? formatLink(value) : undefined,
    }),
  });
  const sanitized = filter.process(html);
  // What xss writes in place of an element that is never closed.
  return DROPPED_ELEMENT_PATTERN.test(html) ? sanitized.replace(/\[\/?removed\]/g, '') : sanitized;
}
