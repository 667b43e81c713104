import * as v from 'valibot';
import { formatDate } from '../../../domain/format/date';
import type { Language } from '../../../domain/language/language';
import { slugify } from '../../../domain/routing/slug';
import { DisplayRule } from '../../../domain/site/display-rule';
import type { OtherHours } from '../../../domain/site/opening/office-week';
import { readNumber } from '../../../domain/typed-values/read-number';
import { readDaysWithHours, readSpans } from '../../../domain/typed-values/read-spans';
import { cleanLine, cleanLines } from '../../../domain/typed-values/written-text';
import type { EditedKind } from './edited-field';
import { toHtml, toNotation } from './plain-notation';

// Values of documents as they are typed, and back. What does not fit is kept as it was typed: the check names it.

/** Returns a value as its input shows it. */
export function toTyped(value: unknown, kind: EditedKind): string | string[] {
  if (kind === 'languages') return Array.isArray(value) ? value.map(String) : [];
  if (kind === 'path')
    return typeof value === 'string' ? value.split('/').slice(2, -1).join('/') : '';
  if (kind === 'html') return typeof value === 'string' ? toNotation(value) : '';
  if (kind === 'specialDays') return describeSpecialDays(value, '\n');
  if (kind === 'rules')
    return Array.isArray(value) && value.length > 0 ? JSON.stringify(value) : '';
  if (kind === 'flag') return value === true || value === 'true' || value === 'yes' ? 'yes' : '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  return typeof value === 'string' ? value : '';
}

/** What is typed in several lines. */
const LONG_KINDS: ReadonlySet<EditedKind> = new Set(['text', 'html', 'specialDays']);

/** What any number of a document can be; its own bounds are the schema's. */
const BOUNDS = { min: 0, max: 100_000_000, decimals: 2 };

/**
 * Reads what was typed; null if it was emptied. `before` tells the form of the value where there are two; a link to
 * `origin`, the address of this site, is one to a page of it.
 */
export function fromTyped(
  typed: string | string[],
  { kind, language, origin }: { kind: EditedKind; language?: Language | undefined; origin: string },
  before: unknown,
): unknown {
  if (kind === 'languages') return [typed].flat().filter((code) => code !== '');
  const text = (LONG_KINDS.has(kind) ? cleanLines : cleanLine)([typed].flat().join(''));
  if (kind === 'flag') {
    const isOn = text !== '';
    return before === 'yes' || before === 'no' ? (isOn ? 'yes' : 'no') : isOn;
  }
  if (text === '') return null;
  if (kind === 'link') return toOwnPath(text, origin);
  if (kind === 'html')
    return toHtml(
      text.replace(OWN_LINKS, (_, sign: string, link: string) => sign + toOwnPath(link, origin)),
    );
  if (kind === 'spans') return (readSpans(text) ?? text) || null;
  if (kind === 'specialDays') return readDaysWithHours(text) ?? text;
  if (kind === 'path') return toPath(text, language);
  if (kind === 'rules') return toRules(text);
  if (kind === 'choice') return typeof before === 'number' ? Number(text) : text;
  if (kind !== 'number') return text;
  const read = readNumber(text, BOUNDS);
  return read.ok ? read.value : text;
}

/** The links of a text, in the plain notation and in HTML. */
const OWN_LINKS = /(\]\(|\bhref=["'])(https?:[^\s()"'<>]+)/gi;

/**
 * Returns the path of a link to this site, as it is copied from the address bar, or typed with http; another link as it
 * is, and one whose path would name another site (//).
 */
function toOwnPath(link: string, origin: string): string {
  const url = /^https?:/i.test(link) ? URL.parse(link) : null;
  const isOwn =
    url && nameSite(url) === nameSite(new URL(origin)) && !url.pathname.startsWith('//');
  return isOwn ? url.pathname + url.search + url.hash : link;
}

/** Returns the host of an address without what people add to it or leave out: www, and the dot of a full name. */
const nameSite = ({ host }: URL): string => host.replace(/^www\./, '').replace(/\.(?=:|$)/, '');

/** What was read as days with hours, whether or not the rules take it. */
const ReadPeriods = v.array(
  v.object({ from: v.string(), until: v.string(), hours: v.optional(v.string(), '') }),
);
const SpecialDays = v.union([ReadPeriods, v.pipe(v.string(), v.parseJson(), ReadPeriods)]);

const toLine = ({ from, until, hours }: OtherHours) =>
  [[...new Set([from, until])].map(formatDate).join(' – '), hours].filter(Boolean).join(': ');

/** Shows days with other hours; what was typed wrongly stands as it is. */
export function describeSpecialDays(value: unknown, separator: string): string {
  const { success, output } = v.safeParse(SpecialDays, value);
  return success ? output.map(toLine).join(separator) : typeof value === 'string' ? value : '';
}

const Rules = v.pipe(v.string(), v.parseJson(), v.array(DisplayRule));

/** Reads conditions; what are none stays as it was sent. */
function toRules(text: string): unknown {
  const { success, output } = v.safeParse(Rules, text);
  return success ? output : text;
}

/** Returns the path of this site in a language; what holds no letter stays as it was typed. */
function toPath(text: string, language = ''): string {
  const segments = text.split('/').map(slugify).filter(Boolean);
  if (segments[0] === language) segments.shift();
  return segments.length > 0 ? `/${[language, ...segments].join('/')}/` : text;
}
