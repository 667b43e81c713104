import * as v from 'valibot';
import { IsoDate } from '../../catalogue/record-values';
import { LANGUAGES } from '../../language/language';
import { isWritten, TextOrLocalized } from '../../language/localized';

/** A count that a sentence holds: words ('two', 'a few') cannot be put into four languages. */
const createCount = (what: string, max: number) =>
  v.pipe(
    v.number(`should be a number of ${what}, such as 2, and is left out where none is promised`),
    v.integer(),
    v.minValue(1),
    v.maxValue(max),
  );

/** A language of the site by its code. */
const VisitLanguage = v.picklist(
  LANGUAGES,
  `should be codes of languages: ${LANGUAGES.join(', ')}`,
);

/** A share of past sales, which only stands with its day and its source. */
const ProvenPercent = v.strictObject({
  value: createCount('per cent', 100),
  asOf: IsoDate,
  /** Where whoever doubts it can see it: 'eigen verkopen, register van de compromissen'. */
  source: v.pipe(
    TextOrLocalized,
    v.check(
      (text) => isWritten(text),
      'is empty: say where it can be seen, or leave the share out',
    ),
  ),
});

/** What this agency promises to all visitors (decision 116): what is left out is said nowhere. */
export const Promises = v.strictObject({
  /** Working days until a visitor is answered. */
  answerWorkdays: v.optional(createCount('working days', 30)),
  /** Working days from the visit to the report of a valuation. */
  valuationWorkdays: v.optional(createCount('working days', 60)),
  /** The languages in which the agency visits. */
  visitLanguages: v.optional(v.pipe(v.array(VisitLanguage), v.minLength(1))),
  /** The most newsletters a month. */
  newsletterPerMonth: v.optional(createCount('newsletters a month', 31)),
  /** The share of sales made before the property stood on the large portals. */
  soldBeforePortalsPercent: v.optional(ProvenPercent),
});
export type Promises = v.InferOutput<typeof Promises>;
