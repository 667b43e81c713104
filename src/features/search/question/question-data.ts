import * as v from 'valibot';
import pages from '../../../../data/question/pages.json';
import places from '../../../../data/question/places.json';
import types from '../../../../data/question/types.json';
import words from '../../../../data/question/words.json';
import { SALE_KINDS } from '../../../domain/catalogue/sale-kind';
import { Phrase, Phrases } from '../../../domain/catalogue/words/phrases';
import { HOME_SITUATIONS } from '../../../domain/costs/situation';
import type { Criteria } from '../../../domain/criteria/criteria';
import { STATES } from '../../../domain/criteria/criteria';
import { SEARCH_REGIONS } from '../../../domain/criteria/search-region';
import type { TextKey } from '../../../domain/language/texts';
import type { QuantityName } from './quantities';
import { QUANTITIES } from './quantities';

const recordOf = <Name extends string>(names: readonly Name[]) =>
  v.strictObject(
    Object.fromEntries(names.map((name) => [name, Phrases])) as Record<Name, typeof Phrases>,
  );
/** What a word for a feature asks for. */
export const FEATURE_CRITERIA = {
  garden: { garden: true },
  terrace: { terrace: true },
  garage: { garage: true },
  doubleGarage: { garagesMin: 2 },
  parking: { parkingsMin: 1 },
  lift: { lift: true },
  pool: { pool: true },
  domicile: { domicile: true },
  holidayLetting: { holidayLetting: true },
} as const satisfies Record<string, Criteria>;

/** The words of questions (decision 105). The first of each language is what the site itself writes. Kinds of sale that say nothing beyond the goal have no words. */
export const QuestionWords = v.strictObject({
  goals: recordOf(['sale', 'rent']),
  bounds: recordOf([
    'min',
    'max',
    'moreThan',
    'lessThan',
    'worseThan',
    'about',
    'exact',
    'between',
    'orMore',
    'orLess',
  ]),
  /** Before a comparison, so that it is the other end: 'niet duurder dan'. */
  negations: recordOf(['not']),
  joins: recordOf(['and']),
  quantities: recordOf(Object.keys(QUANTITIES) as QuantityName[]),
  periods: recordOf(['month']),
  scales: v.record(v.picklist(['1000', '100000', '1000000']), Phrases),
  /** Behind a scale, 'un million et demi', and before one: '1/4 van een miljoen'. */
  portions: recordOf(['half', 'of']),
  numbers: v.record(v.pipe(v.string(), v.decimal()), Phrases),
  labels: recordOf(['epc']),
  /** What says that a number is a year: no list can be asked for one. */
  years: recordOf(['year']),
  /** Before a reference, 'ref.', and what somebody calls about: 'ik bel over 84213'. */
  references: recordOf(['mark', 'about']),
  features: recordOf(Object.keys(FEATURE_CRITERIA) as (keyof typeof FEATURE_CRITERIA)[]),
  states: recordOf(STATES),
  saleKinds: recordOf(SALE_KINDS.filter((kind) => kind !== 'private' && kind !== 'letting')),
  everywhere: recordOf(['all']),
  vague: recordOf([
    ...(['cheap', 'land', 'costs', 'most', 'when', 'form', 'flood', 'neighbours', 'side'] as const),
  ]),
  /** Which come first: 'de goedkoopste'. */
  orders: recordOf(['price', 'price-desc', 'date', 'energy', 'price-m2']),
  with: recordOf(['with']),
  without: recordOf(['without']),
  /** Before a place, so that it is one behind 'met' too. */
  where: recordOf(['in']),
  also: recordOf(['also']),
  /** Between two of which one is enough. */
  or: recordOf(['or']),
  /** Before a place, 'rond Lier', and behind one: 'Lier en omgeving'. */
  near: recordOf(['around', 'behind']),
  plans: recordOf(HOME_SITUATIONS),
  /** Words that begin the name of a street, and endings of names of one word. */
  streets: recordOf(['before', 'ending']),
  /** What begins a question about a subject, and what stands before its name: 'wat is' 'het' kadastraal inkomen. */
  questions: recordOf(['asking', 'article']),
  fillers: recordOf(['filler']),
});

/** Everyday words of types, by WebID (§9). */
export const TypeWords = v.record(v.pipe(v.string(), v.digits()), Phrases);

export const PlaceWords = v.strictObject({
  /** Towns with their other names: old ones, those of other languages, short ones. */
  towns: v.array(
    v.strictObject({
      name: Phrase,
      zips: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{4,5}$/))), v.minLength(1)),
      also: v.array(Phrase),
    }),
  ),
  regions: v.array(
    v.strictObject({ regions: v.array(v.picklist(SEARCH_REGIONS)), words: Phrases }),
  ),
});

/** Words for pages and articles of the site, by original path. */
export const PageWords = v.record(v.pipe(v.string(), v.regex(/^(?:\/[\w-]+)+\/$/)), Phrases);

export const QUESTION_WORDS = words satisfies v.InferInput<typeof QuestionWords>;
export const TYPE_WORDS: v.InferOutput<typeof TypeWords> = types;
export const PLACE_WORDS = places as v.InferOutput<typeof PlaceWords>;
export const PAGE_WORDS: v.InferOutput<typeof PageWords> = pages;

/** The titles of the product's own pages that questions name and no menu holds. */
export const PAGES_WITHOUT_MENU: Readonly<Record<string, TextKey>> = {
  '/appointment/': 'VISIT_CHANGE_TITLE',
  '/jobs/': 'JOB_TITLE',
  '/newsletter/': 'NEWSLETTER_TITLE',
  '/rent-profile/': 'RENTAL_PROFILE_TITLE',
  '/open-days/': 'OPEN_DAYS_TITLE',
  '/sold/': 'SOLD_TITLE',
  '/favourites/': 'FAVOURITES',
  '/forgot-password/': 'FORGOT_PASSWORD_TITLE',
};
