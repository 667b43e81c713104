import { LINK_PATTERN } from '../../../../domain/site/link-pattern';
import type { RichBlock, RichKind, RichRun } from './rich-block';
import { addRun, tidyBlocks } from './rich-block';

const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|([^<]+)|</gi;

/** Elements that are left out with their text. */
const DROPPED =
  /^(?:head|title|style|script|noscript|template|iframe|object|svg|math|canvas|select|button|textarea)$/;

const KINDS: Readonly<Record<string, RichKind>> = {
  ...{ h1: 'heading2', h2: 'heading2', h3: 'heading3', h4: 'heading3', h5: 'heading3' },
  ...{ h6: 'heading3', ul: 'bullets', ol: 'numbers', blockquote: 'quote' },
};

/** Elements that stand on lines of their own. */
const SEPARATING =
  /^(?:li|br|p|div|section|article|header|footer|main|aside|nav|dl|dt|dd|table|tr|figure|figcaption|address|pre|hr|form|fieldset|body)$/;

const VOID = /^(?:img|input|wbr|meta|link|col)$/;

type Look = Omit<RichRun, 'text'>;

/**
 * Reads HTML, whoever wrote it: of what the set does not know, the words stay. It reads text and builds no element, so
 * that nothing in it can act, and no Trusted Types policy is needed.
 */
export function readHtml(html: string): RichBlock[] {
  const reading = new Reading();
  let dropped = '';
  for (const [, slash, name = '', attributes = '', text] of html.matchAll(TOKEN)) {
    const tag = name.toLowerCase();
    if (dropped) {
      if (slash && tag === dropped) dropped = '';
    } else if (text) reading.add(decodeEntities(text.replaceAll(/[\t\n\f\r ]+/g, ' ')));
    else if (DROPPED.test(tag)) dropped = slash || attributes.endsWith('/') ? '' : tag;
    else if (Object.hasOwn(KINDS, tag)) reading.enterBlock(tag, Boolean(slash));
    else if (SEPARATING.test(tag)) reading.separate(tag);
    else if (/^t[dh]$/.test(tag)) reading.add(' ');
    else if (tag && !VOID.test(tag)) reading.enterLook(tag, attributes, Boolean(slash));
  }
  return tidyBlocks(reading.blocks);
}

/** A point of a list as Word writes it: a paragraph with its sign in front, which other programs are told to leave out. */
const WORD_POINT =
  /<p\b[^<>]*MsoListParagraph[^<>]*>(?:\s*<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>)?([\s\S]*?)<\/p>/gi;

/** Reads HTML that was copied elsewhere: from a page, from Word. */
export const readPasted = (html: string): RichBlock[] =>
  readHtml(
    html
      .replaceAll(WORD_POINT, (_, sign = '', words) => {
        const list = /\d/.test(sign.replaceAll(/<[^<>]*>/g, '')) ? 'ol' : 'ul';
        return `<${list}><li>${words}</li></${list}>`;
      })
      .replaceAll(/<\/([uo]l)>\s*<\1>/g, ''),
  );

/** What was read so far, and in which elements the next words stand. */
class Reading {
  readonly blocks: { kind: RichKind; lines: RichRun[][] }[] = [];
  readonly #looks: (Look & { tag: string })[] = [];
  readonly #around: string[] = [];

  /** The kind of the outermost block: what stands in another block is a part of it. */
  get #kind(): RichKind | undefined {
    return KINDS[this.#around[0] ?? ''];
  }

  add(text: string): void {
    const line = (this.blocks.at(-1) ?? this.#startBlock()).lines.at(-1);
    const { bold = false, italic = false, link = '' } = this.#looks.at(-1) ?? {};
    const isSpaced = line?.at(-1)?.text.endsWith(' ') ?? true;
    if (line) addRun(line, { text: isSpaced ? text.replace(/^ /, '') : text, bold, italic, link });
  }

  enterBlock(tag: string, isEnd: boolean): void {
    const place = this.#around.lastIndexOf(tag);
    if (!isEnd) this.#around.push(tag);
    else if (place >= 0) this.#around.splice(place);
    if (this.#around.length === (isEnd ? 0 : 1)) this.#startBlock();
  }

  /** Starts what an element that stands on lines of its own starts: a block, a line or an item. */
  separate(tag: string): void {
    const isList = this.#kind === 'bullets' || this.#kind === 'numbers';
    const block = this.blocks.at(-1);
    if (!block || (!this.#kind && tag !== 'br')) this.#startBlock();
    else if (isList && tag !== 'li') this.add(' ');
    else block.lines.push([]);
  }

  enterLook(tag: string, attributes: string, isEnd: boolean): void {
    const place = this.#looks.findLastIndex((look) => look.tag === tag);
    if (!isEnd) this.#looks.push({ tag, ...readLook(tag, attributes, this.#looks.at(-1)) });
    else if (place >= 0) this.#looks.splice(place);
  }

  #startBlock() {
    const block = { kind: this.#kind ?? ('paragraph' as const), lines: [[]] };
    this.blocks.push(block);
    return block;
  }
}

/**
 * Reads the look that an element gives its words, within the look around it. Word writes `mso-bidi-font-weight: normal`
 * on what is bold.
 */
function readLook(tag: string, attributes: string, around: Look | undefined): Look {
  const style = readAttribute(attributes, 'style');
  const [, weight] = /(?<![\w-])font-weight:\s*(\w+)/i.exec(style) ?? [];
  const [, slant] = /(?<![\w-])font-style:\s*(\w+)/i.exec(style) ?? [];
  const link = tag === 'a' ? readLinkAddress(readAttribute(attributes, 'href')) : '';
  return {
    bold: weight
      ? /^(?:bold|[6-9]00)/i.test(weight)
      : /^(?:b|strong)$/.test(tag) || (around?.bold ?? false),
    italic: slant ? /^italic/i.test(slant) : /^(?:i|em)$/.test(tag) || (around?.italic ?? false),
    link: link || (around?.link ?? ''),
  };
}

const readAttribute = (attributes: string, name: string): string => {
  const [, double, single, bare] =
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`, 'i').exec(
      attributes,
    ) ?? [];
  return decodeEntities(double ?? single ?? bare ?? '').trim();
};

/** Returns the address of a link as the notation holds it; '' for one that a link of this site cannot have. */
export const readLinkAddress = (address: string): string =>
  LINK_PATTERN.test(address) ? address.replaceAll(/[()\s"<>]/g, escapeSign) : '';

const escapeSign = (sign: string): string =>
  `%${(sign.codePointAt(0) ?? 0x20).toString(16).toUpperCase().padStart(2, '0')}`;

/** The letters of U+00A0 to U+00FF by their names in HTML. */
const LATIN_LETTERS =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const LETTERS: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
  ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', bdquo: '„' },
  ...{ bull: '•', hellip: '…', euro: '€', oelig: 'œ', OElig: 'Œ', trade: '™' },
  ...Object.fromEntries(
    LATIN_LETTERS.split(' ').map((name, index) => [name, String.fromCodePoint(0xa0 + index)]),
  ),
};

/**
 * Decodes the entities that programs write into what is pasted; others stay as they stand. A script has no other way:
 * every sink of the browser that reads HTML asks for Trusted Types, and a table of all names is larger than the editor's own code.
 */
const decodeEntities = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi,
    (whole, decimal, hexadecimal, name) => {
      if (name) return (Object.hasOwn(LETTERS, name) && LETTERS[name]) || whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );
