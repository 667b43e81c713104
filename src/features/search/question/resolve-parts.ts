import { listPhrases } from '../../../domain/catalogue/words/phrases';
import type { Criteria } from '../../../domain/criteria/criteria';
import { findBelgianPlaces } from '../../../domain/places/belgian-places';
import { excludePart } from './exclude-part';
import { joinAlternatives, joinUnits } from './join-alternatives';
import { joinNearness } from './join-nearness';
import type { QuantityName } from './quantities';
import type { QuestionPart } from './question';
import { QUESTION_WORDS } from './question-data';
import { isPrice, isPriceOfHome, resolveAmount } from './resolve-amount';
import { toPhraseKey } from './tokenize';
import type { TypedPart, Whole } from './typed-part';
import type { QuestionSource } from './typed-question';
import { writeAlone } from './write-alone';

const ROOMS: readonly (QuantityName | undefined)[] = ['bedrooms', 'rooms', 'bathrooms', 'living'];

/** Decides what each part means beside the others: 'garage' is a feature of a house, a type without one. */
export function resolveParts(
  typed: readonly TypedPart[],
  { listAround, pageLanguage }: Pick<QuestionSource, 'listAround' | 'pageLanguage'>,
): QuestionPart[] {
  const meant = typed.length > 1 ? typed.filter((part) => !isBeginning(part)) : typed;
  const parts = joinUnits(joinAlternatives(joinNearness(meant)));
  const isRent = parts.some(
    (part) =>
      (part.kind === 'goal' && part.goal === 'rent') ||
      (part.kind === 'amount' && part.amount.isMonthly),
  );
  const whole: Whole = {
    types: new Set(
      parts.flatMap((part) => (part.kind === 'type' && !part.without ? part.webId : [])),
    ),
    isHome: parts.some(
      (part) =>
        (part.kind === 'words' && part.type !== undefined) ||
        (part.kind === 'amount' && ROOMS.includes(part.amount.quantity)),
    ),
    hasPrice: parts.some((part) => part.kind === 'amount' && isPrice(part.amount)),
    isAllIn: !isRent && parts.some(({ kind }) => kind === 'allIn'),
    isRent,
    hasPriceOfHome:
      parts.some((part) => part.kind === 'amount' && isPriceOfHome(part.amount)) &&
      !parts.some((part, position) => isOffered(part, parts[position + 1])),
    isPurchase: parts.some(
      (part) =>
        part.kind === 'type' ||
        part.kind === 'allIn' ||
        (part.kind === 'amount' && isPrice(part.amount)),
    ),
    listAround,
  };
  const noWhole: Whole = { ...NO_WHOLE, listAround };
  return parts.flatMap((part) => {
    const meant = resolvePart(part, whole);
    if (part.alone !== undefined) return meant.map((read) => ({ ...read, alone: part.alone }));
    if (!isContextual(part, meant, noWhole)) return meant;
    return meant.map((read) => ({ ...read, alone: writeAlone(read, part, pageLanguage) }));
  });
}

const NO_WHOLE: Omit<Whole, 'listAround'> = {
  types: new Set(),
  ...{ isHome: false, isRent: false, isAllIn: false },
  ...{ hasPrice: false, hasPriceOfHome: false, isPurchase: false },
};

/** Whether a part would mean something else, or more, if its text stood alone. */
function isContextual(part: TypedPart, meant: readonly QuestionPart[], noWhole: Whole): boolean {
  if (part.kind === 'place') return false;
  if (part.kind === 'words') return part.withWord !== undefined;
  if (part.kind === 'type' && part.isKind) return true;
  if (part.kind === 'amount' && part.amount.isBorrowed) return true;
  const alone = resolvePart({ ...part, withWord: undefined }, noWhole);
  return meant.length > 1 || JSON.stringify(alone) !== JSON.stringify(meant);
}

const FILLERS = new Set(listPhrases(QUESTION_WORDS.fillers.filler).map(toPhraseKey));

/** Whether a page is meant by words that any question begins with: one may be called 'Ich suche'. */
const isBeginning = ({ kind, text }: TypedPart): boolean =>
  kind === 'page' &&
  toPhraseKey(text)
    .split(' ')
    .every((word) => FILLERS.has(word));

function resolvePart(part: TypedPart, whole: Whole): QuestionPart[] {
  const { text } = part;
  if (part.without) return excludePart(part, part.without, whole);
  switch (part.kind) {
    case 'amount':
      return resolveAmount(part, whole);
    case 'bare':
      return [resolveNumber(part, whole)];
    case 'criteria':
      return [{ kind: 'criteria', text, criteria: chooseCriteria(part, whole) }];
    case 'place':
      return [resolvePlace(part, whole)];
    case 'plan':
      // 'Tweede verblijf' alone is what somebody looks for; beside a type or an amount it is how one buys.
      return part.other && !whole.isPurchase
        ? resolvePart({ ...part, ...part.other }, whole)
        : [{ kind: 'criteria', text, criteria: { situation: part.situation } }];
    case 'type':
      return [{ kind: 'criteria', text, criteria: { types: [part.webId] } }];
    case 'words':
      return [
        part.found
          ? { kind: 'words', text, found: part.found, answer: part.answer, type: part.type }
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
    case 'order':
      return [{ kind: 'order', text, sort: part.sort }];
    case 'allIn':
      // It says of a price what it holds; what a tenant pays besides the rent no list knows.
      return whole.isAllIn && whole.hasPrice ? [] : [{ kind: 'unread', text }];
    case 'near':
      return [];
    case 'project':
      return [{ kind: 'project', text, id: part.id }];
    case 'page':
      return [{ kind: 'page', text, path: part.path }];
  }
}

/** A place, or with it all towns around it that have offers. */
function resolvePlace(
  { text, criteria, radius }: Extract<TypedPart, { kind: 'place' }>,
  { listAround }: Whole,
): QuestionPart {
  if (radius === undefined) return { kind: 'criteria', text, criteria };
  const cities = [...(criteria.cities ?? []), ...listAround(criteria, radius)];
  return {
    ...{ kind: 'criteria', text, criteria: { cities } },
    around: { km: radius, cities: criteria.cities ?? [] },
  };
}

/** 'Garage te koop': what is for sale or to let is no feature. */
const isOffered = (part: TypedPart, next: TypedPart | undefined): boolean =>
  part.kind === 'criteria' && part.type !== undefined && next?.kind === 'goal';

/** A word for a feature that names a type too is the type, unless the question or its price is about a home: 'max 250k garage'. */
const chooseCriteria = (
  { criteria, type, withWord }: Extract<TypedPart, { kind: 'criteria' }>,
  { types, isHome, hasPriceOfHome }: Whole,
): Criteria =>
  type !== undefined && !withWord && types.size === 0 && !(isHome || hasPriceOfHome)
    ? { types: [type] }
    : criteria;

/** A number that no word explains: a rent, a postcode without offers, a reference that is none, or nothing. */
function resolveNumber(
  { text, value, digits }: Extract<TypedPart, { kind: 'bare' }>,
  { isRent }: Whole,
): QuestionPart {
  if (isRent && value >= 200 && value <= 10_000)
    return { kind: 'criteria', text, criteria: { priceMax: value } };
  if (/^[1-9]\d{3}$/.test(digits) && findBelgianPlaces(digits).length > 0)
    return { kind: 'criteria', text, criteria: { zips: [digits] } };
  if (/^[1-9]\d{4,9}$/.test(digits)) return { kind: 'property', text, id: value, isKnown: false };
  return { kind: 'unread', text };
}
