/** A page's own css made safe: what it may say, and what had to be left out, as its author wrote it. */
export interface SanitizedCss {
  css: string;
  rejected: string[];
}

/** It stands in the head of every page: no more than this many characters. */
const MAX_CSS_LENGTH = 4000;

/**
 * A menu page's own css (§3), for what lies within `scope` alone. Written anew from what was
 * understood and is allowed, so that nothing else gets through: rules and @media, plain selectors,
 * properties that draw the page's own content, values without addresses but those of our own media.
 * Never @import, never `position: fixed`, never a way out of the stylesheet.
 */
export function sanitizePageCss(source: string, scope: string): SanitizedCss {
  const refused: string[] = [];
  if (source.length > MAX_CSS_LENGTH)
    return { css: '', rejected: [`is longer than ${MAX_CSS_LENGTH} characters`] };
  const css = renderCssBlocks(
    parseCssBlocks(source.replace(/\/\*[\s\S]*?(\*\/|$)/g, ' ')),
    scope,
    refused,
  );
  return { css, rejected: refused };
}

/** `head{body}`, or a statement without a body such as `@import …`. */
interface CssBlock {
  head: string;
  body: string | undefined;
}

/** The blocks of a stylesheet, one level deep; a body that is never closed reaches to the end. */
function parseCssBlocks(css: string): CssBlock[] {
  const blocks: CssBlock[] = [];
  let rest = css;
  while (rest.trim()) {
    const end = rest.search(/[{;]/);
    if (end < 0) {
      blocks.push({ head: collapseWhitespace(rest), body: undefined });
      break;
    }
    const head = collapseWhitespace(rest.slice(0, end));
    if (rest[end] === ';') {
      if (head) blocks.push({ head, body: undefined });
      rest = rest.slice(end + 1);
      continue;
    }
    const close = findClosingBrace(rest, end);
    blocks.push({ head, body: rest.slice(end + 1, close) });
    rest = rest.slice(close + 1);
  }
  return blocks;
}

/** A line break ends a string in CSS, and what follows it begins another. */
const collapseWhitespace = (css: string) => css.replace(/\s+/g, ' ').trim();

function findClosingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] === '}' && --depth === 0) return at;
  }
  return css.length;
}

function renderCssBlocks(blocks: readonly CssBlock[], scope: string, refused: string[]): string {
  return blocks
    .map(({ head, body }) => {
      if (body !== undefined && MEDIA_RULE.test(head) && hasBalancedParentheses(head)) {
        const inner = renderCssBlocks(parseCssBlocks(body), scope, refused);
        return inner && `${head}{${inner}}`;
      }
      const selectors = body !== undefined && scopeSelectors(head, scope);
      if (!selectors) {
        refused.push(head);
        return '';
      }
      const declarations = renderCssDeclarations(body ?? '', refused);
      return declarations && `${selectors}{${declarations}}`;
    })
    .join('');
}

const MEDIA_RULE = /^@media [\w\s():.,<>=-]+$/i;

/** Names, classes, ids, combinators, and the pseudo-classes that select by place or state. */
const ALLOWED_SELECTOR = /^[a-z.#*:][\w\s.#:>+~*()-]*$/i;
const PAGE_ROOT_SELECTOR = /^(html|body|main|:root)$/i;

/** The selectors below the scope; `body` means the page itself. Undefined where one is not plain. */
function scopeSelectors(head: string, scope: string): string | undefined {
  const selectors = head.split(',').map((selector) => selector.trim());
  if (
    !selectors.every(
      (selector) => ALLOWED_SELECTOR.test(selector) && hasBalancedParentheses(selector),
    )
  )
    return undefined;
  return selectors
    .map((selector) => (PAGE_ROOT_SELECTOR.test(selector) ? scope : `${scope} ${selector}`))
    .join(',');
}

function renderCssDeclarations(body: string, refused: string[]): string {
  const written: string[] = [];
  for (const declaration of body.split(';')) {
    const text = collapseWhitespace(declaration);
    if (!text) continue;
    const colon = text.indexOf(':');
    const name = text.slice(0, colon).trim().toLowerCase();
    const value = text.slice(colon + 1).trim();
    if (colon > 0 && ALLOWED_PROPERTY.test(name) && isAllowedValue(value))
      written.push(`${name}:${value}`);
    else refused.push(text);
  }
  return written.join(';');
}

/** Properties that draw text, boxes and their arrangement; none that lifts a box out of the page. */
const ALLOWED_PROPERTY = new RegExp(
  `^(${[
    'color',
    'background(-(color|image|position|repeat|size))?',
    'border(-(top|right|bottom|left|block|inline))?(-(color|style|width|radius))?',
    'border-(top|bottom)-(left|right)-radius',
    '(margin|padding)(-(top|right|bottom|left|block|inline))?(-(start|end))?',
    'font(-(family|size|style|weight|variant|variant-numeric))?',
    'line-height|letter-spacing|word-spacing|hyphens|white-space|vertical-align|quotes',
    'text-(align|decoration|decoration-color|decoration-thickness|indent|transform|wrap|underline-offset)',
    'list-style(-(type|position))?',
    '(min-|max-)?(width|height|inline-size|block-size)|aspect-ratio|box-sizing|overflow-wrap',
    'display|order|flex(-(basis|direction|flow|grow|shrink|wrap))?|(row-|column-)?gap',
    'grid(-(area|auto-columns|auto-flow|auto-rows|column|row|template|template-areas|template-columns|template-rows))?',
    'grid-(column|row)-(start|end)|(align|justify|place)-(content|items|self)',
    'columns|column-(count|width|rule)|break-(before|after|inside)|object-(fit|position)|opacity',
  ].join('|')})$`,
);

const ALLOWED_FUNCTIONS = new Set(
  'var calc min max clamp rgb rgba hsl hsla repeat minmax fit-content linear-gradient'.split(' '),
);
const OWN_MEDIA_URL = /url\((["']?)\/media\/[\w/-]+\.(webp|png|jpg|svg)\1\)/gi;

/** Words, numbers, colours and known functions; an address only of our own media. */
function isAllowedValue(value: string): boolean {
  const rest = value.replace(OWN_MEDIA_URL, ' ');
  if (
    !/^[\w\s.,%#()+*/!'"-]+$/.test(value) ||
    !hasBalancedParentheses(rest) ||
    !hasBalancedQuotes(rest)
  )
    return false;
  return [...rest.matchAll(/([\w-]*)\(/g)].every(([, name = '']) =>
    name === '' ? true : ALLOWED_FUNCTIONS.has(name.toLowerCase()),
  );
}

function hasBalancedParentheses(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth++;
    if (character === ')' && --depth < 0) return false;
  }
  return depth === 0;
}

/** No quotation mark without its pair, and none inside the other kind. */
const hasBalancedQuotes = (text: string) =>
  !/['"]/.test(text.replace(/"[^"'()]*"|'[^"'()]*'/g, ''));
