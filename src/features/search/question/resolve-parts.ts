import { LAND_CATEGORY } from '../../../domain/catalogue/property-kind';
import type { Criteria } from '../../../domain/criteria/criteria';
import { omitEmpty } from '../../../domain/criteria/criteria';
import type { Meaning } from './lexicon';
import type { QuantityName } from './quantities';
import { getQuantity } from './quantities';
import type { QuestionPart } from './question';
import type { Amount } from './read-amount';

/** A part of a question before the other parts tell what it means. */
export type TypedPart = {
  text: string;
  isWith: boolean;
  /** The text with the word before it that says that one does not want it. */
  without?: string;
} & (
  | { kind: 'property'; id: number; isKnown: boolean }
  | { kind: 'amount'; amount: Amount; around: readonly Meaning[] }
  | { kind: 'bare'; value: number; digits: string }
  /** 'Alles inbegrepen', away from its amount. */
  | { kind: 'allIn' }
  | { kind: 'words'; found?: undefined }
  | { kind: 'criteria'; criteria: Criteria; type?: number | undefined }
  | Exclude<Meaning, { kind: 'nothing' | 'criteria' }>
);

/** What the whole of a question says about its parts. */
interface Whole {
  types: ReadonlySet<number>;
  /** Whether it can only be about homes: rooms are asked for. */
  isHome: boolean;
  isRent: boolean;
  /** Whether prices are meant with all costs. */
  isAllIn: boolean;
}

const LAND_QUANTITIES: readonly QuantityName[] = ['ground', 'ares', 'hectares'];
const ROOMS: readonly (QuantityName | undefined)[] = ['bedrooms', 'rooms', 'bathrooms', 'living'];

/** Decides what each part means beside the others: 'garage' is a feature of a house, a type without one. */
export function resolveParts(parts: readonly TypedPart[]): QuestionPart[] {
  const whole: Whole = {
    types: new Set(parts.flatMap((part) => (part.kind === 'type' ? part.webId : []))),
    isHome: parts.some(
      ({ kind, ...part }) => 'amount' in part && ROOMS.includes(part.amount.quantity),
    ),
    isAllIn: parts.some(({ kind }) => kind === 'allIn'),
    isRent: parts.some(
      (part) =>
        (part.kind === 'goal' && part.goal === 'rent') ||
        (part.kind === 'amount' && part.amount.isMonthly),
    ),
  };
  return parts.flatMap((part) => resolvePart(part, whole));
}

function resolvePart(part: TypedPart, whole: Whole): QuestionPart[] {
  const { text } = part;
  if (part.without) return [excludePart(part, part.without)];
  switch (part.kind) {
    case 'amount':
      return resolveAmount(part, whole);
    case 'bare':
      return [resolveNumber(part, whole)];
    case 'criteria':
      return [{ kind: 'criteria', text, criteria: chooseCriteria(part, whole) }];
    case 'place':
      return [{ kind: 'criteria', text, criteria: part.criteria }];
    case 'type':
      return [{ kind: 'criteria', text, criteria: { types: [part.webId] } }];
    case 'words':
      return [
        part.found
          ? { kind: 'words', text, found: part.found, answer: part.answer }
          : { kind: 'words', text },
      ];
    case 'vague':
      return [{ kind: 'unread', text }];
    case 'property':
      return [{ kind: 'property', text, id: part.id, isKnown: part.isKnown }];
    case 'goal':
      return [{ kind: 'goal', text, goal: part.goal }];
    case 'everywhere':
      return [{ kind: 'everywhere', text }];
    case 'allIn':
      return [];
    case 'project':
      return [{ kind: 'project', text, id: part.id }];
    case 'page':
      return [{ kind: 'page', text, path: part.path }];
  }
}

/** Criteria of which the highest number says that one wants none. */
const NONE: readonly (readonly [asked: keyof Criteria, none: Criteria])[] = [
  ['garage', { garagesMax: 0 }],
  ['parkingsMin', { parkingsMax: 0 }],
];

/** What somebody does not want: no garage is a criterion; other things lists cannot leave out. */
function excludePart(part: TypedPart, text: string): QuestionPart {
  const none =
    part.kind === 'criteria' && NONE.find(([asked]) => part.criteria[asked] !== undefined);
  return none ? { kind: 'criteria', text, criteria: none[1] } : { kind: 'unread', text };
}

/** A word for a feature that names a type too is the type, unless the question is about a home. */
const chooseCriteria = (
  { criteria, type, isWith }: Extract<TypedPart, { kind: 'criteria' }>,
  { types, isHome }: Whole,
): Criteria =>
  type !== undefined && !isWith && types.size === 0 && !isHome ? { types: [type] } : criteria;

function resolveAmount(
  { text, amount, around }: Extract<TypedPart, { kind: 'amount' }>,
  whole: Whole,
): QuestionPart[] {
  const { types, isAllIn } = whole;
  const isLand = types.has(LAND_CATEGORY) && types.size === 1;
  const quantity = refineQuantity(amount.quantity ?? 'price', amount, { isLand, isAllIn });
  const { min, max, factor = 1, plus = 0 } = getQuantity(quantity);
  const toValue = (value: number | undefined) =>
    value === undefined ? undefined : Math.max(0, Math.round(value * factor + plus));
  const criteria: Criteria = omitEmpty({
    ...(min && { [min]: toValue(amount.min) || undefined }),
    ...(max && { [max]: toValue(amount.max) }),
  });
  const isLost = (amount.min !== undefined && !min) || (amount.max !== undefined && !max);
  if (isLost) return [{ kind: 'unread', text }];
  return [
    ...splitRange(text, criteria, [min, max]),
    ...resolveAround(text, around, quantity, whole),
  ];
}

/** Returns a range as a part; one that contradicts itself as two, so that each can be taken away. */
function splitRange(
  text: string,
  criteria: Criteria,
  [min, max]: readonly (keyof Criteria | undefined)[],
): QuestionPart[] {
  const [low, high] = [min && criteria[min], max && criteria[max]];
  if (typeof low === 'number' && typeof high === 'number' && low > high)
    return [
      { kind: 'criteria', text: `min ${low}`, criteria: { [min as string]: low } },
      { kind: 'criteria', text: `max ${high}`, criteria: { [max as string]: high } },
    ];
  return Object.keys(criteria).length > 0 ? [{ kind: 'criteria', text, criteria }] : [];
}

/** 'Grond 500 m2' asks for land too, 'tuin van 500 m2' for a garden. */
function resolveAround(
  text: string,
  around: readonly Meaning[],
  quantity: QuantityName,
  { types, isHome }: Whole,
): QuestionPart[] {
  if (!LAND_QUANTITIES.includes(quantity)) return [];
  const [type] = around.flatMap((meaning) => (meaning.kind === 'type' ? meaning.webId : []));
  const features = around.flatMap((meaning) =>
    meaning.kind === 'criteria' ? meaning.criteria : [],
  );
  return [
    ...features.map((criteria): QuestionPart => ({ kind: 'criteria', text, criteria })),
    ...(type !== undefined && types.size === 0 && !isHome
      ? [{ kind: 'criteria' as const, text, criteria: { types: [type] } }]
      : []),
  ];
}

function refineQuantity(
  quantity: QuantityName,
  { min }: Amount,
  { isLand, isAllIn }: { isLand: boolean; isAllIn: boolean },
): QuantityName {
  if (quantity === 'area') return isLand ? 'ground' : 'living';
  const isPrice = quantity === 'price' || quantity === 'euro';
  return isPrice && isAllIn && min === undefined ? 'allIn' : quantity;
}

/** A number that no word explains: a rent, a postcode without offers, or nothing. */
function resolveNumber(
  { text, value, digits }: Extract<TypedPart, { kind: 'bare' }>,
  { isRent }: Whole,
): QuestionPart {
  if (isRent && value >= 200 && value <= 10_000)
    return { kind: 'criteria', text, criteria: { priceMax: value } };
  if (/^(?:[1-9]\d{3}|0\d{4})$/.test(digits))
    return { kind: 'criteria', text, criteria: { zips: [digits] } };
  if (/^[1-9]\d{4,9}$/.test(digits)) return { kind: 'property', text, id: value, isKnown: false };
  return { kind: 'unread', text };
}
