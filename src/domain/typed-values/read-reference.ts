import { normalizeName } from '../catalogue/normalize-name';

/** What the site prints before a reference, and what visitors write there: 'Ref. 84213', 'n° 84213', 'HV-84213'. */
const MARK =
  '(?:(?:ref(?:erentie|erence|erenz)?|(?:unieke )?code(?: unique)?|nummer|numero|number|nr|n[o°]?|id|pand|bien|objekt) ?[.:°#-]* ?|[a-z]{1,4}-)';
/** Digits, in groups of three or not: '84213', '84 213', '84.213', '84/213'. */
const DIGITS = "\\d{1,3}(?:[ .,'’/]\\d{3})+|\\d{1,10}";
/** The whole text is one reference, once or several times, in whatever brackets. */
const REFERENCE = new RegExp(`^${MARK}*(${DIGITS})(?:[^a-z0-9]+\\1)*$`);
const MAX_LENGTH = 60;
const MAX_REFERENCE = 999_999_999;

/** Returns the reference that a text is, in any form that the site prints it in; undefined for any other text. */
export function readReference(text: string): number | undefined {
  const typed = normalizeName(text.normalize('NFKC')).replace(/^[^a-z0-9-]+|[^a-z0-9]+$/g, '');
  if (typed.length > MAX_LENGTH) return undefined;
  const digits = REFERENCE.exec(typed.replace(/\s+/g, ' '))?.[1]?.replace(/\D/g, '');
  const reference = Number(digits);
  return reference >= 1 && reference <= MAX_REFERENCE ? reference : undefined;
}
