import { withoutStyles } from './html-faults';

/**
 * Returns the pages of which each shows the validator something new: an element with attributes,
 * ancestors or a previous sibling that no earlier page has, or another order of headings. The
 * validator needs up to a second per page; some fifty of the 1,400 pages show all there is. Inline
 * styles are left out, they take half of its time.
 */
export function findDistinctPages(allPages: Map<string, string>): Map<string, string> {
  const seen = new Set<string>();
  const distinct = new Map<string, string>();
  for (const [path, page] of allPages) {
    const html = withoutStyles(page);
    const known = seen.size;
    for (const feature of listStructureFeatures(html)) seen.add(feature);
    if (seen.size > known) distinct.set(path, html);
  }
  return distinct;
}

const VOID_ELEMENTS = new Set(
  'area base br col embed hr img input link meta source wbr'.split(' '),
);

/** One text per element: its ancestors, its previous sibling, itself; and the order of headings. */
function listStructureFeatures(html: string): string[] {
  const features: string[] = [];
  const headings: string[] = [];
  const ancestors = [{ tag: '', previous: '' }];
  for (const [, end, name = '', attributes = ''] of html.matchAll(
    /<(\/?)([a-z][\w-]*)((?:\s[^>]*)?)>/gi,
  )) {
    const tag = name.toLowerCase();
    if (end) {
      const index = ancestors.findLastIndex((ancestor) => ancestor.tag === tag);
      if (index > 0) ancestors.length = index;
      continue;
    }
    const parent = ancestors.at(-1) ?? { tag: '', previous: '' };
    const path = ancestors.slice(-4).map((ancestor) => ancestor.tag);
    features.push(`${path.join('>')} ${parent.previous}+${tag} ${describeAttributes(attributes)}`);
    parent.previous = tag;
    if (/^h[1-6]$/.test(tag) && headings.at(-1) !== tag) headings.push(tag);
    if (!VOID_ELEMENTS.has(tag) && !attributes.endsWith('/')) ancestors.push({ tag, previous: '' });
  }
  return [...features, headings.join(' ')];
}

/** Attributes whose values are keywords: their values belong to the structure. */
const KEYWORD_ATTRIBUTES =
  /^(type|role|rel|method|enctype|autocomplete|inputmode|target|loading|decoding|as|scope|tabindex|hreflang|lang)$/i;

const describeAttributes = (attributes: string) =>
  [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)]
    .map(([, name = '', value = '']) => (KEYWORD_ATTRIBUTES.test(name) ? `${name}=${value}` : name))
    .join(' ');
