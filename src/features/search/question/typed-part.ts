import type { Criteria } from '../../../domain/criteria/criteria';
import type { Meaning } from './lexicon';
import type { Amount } from './read-amount';

/** A part of a question before the other parts tell what it means. */
export type TypedPart = {
  text: string;
  /** The word 'met' before it, or before what it is joined to by 'en'. */
  withWord?: string | undefined;
  /** Says the same without the other parts. */
  alone?: string;
  /** The text with the word before it that says that one does not want it. */
  without?: string;
  /** The word before it, 'of', that makes it an alternative to what stands before. */
  or?: string | undefined;
} & (
  | { kind: 'property'; id: number; isKnown: boolean }
  | { kind: 'amount'; amount: Amount; around: readonly Meaning[] }
  | { kind: 'bare'; value: number; digits: string }
  /** 'Alles inbegrepen', away from its amount. */
  | { kind: 'allIn' }
  | { kind: 'words'; found?: undefined; type?: undefined }
  | { kind: 'criteria'; criteria: Criteria; type?: number | undefined }
  | (Extract<Meaning, { kind: 'place' }> & { radius?: Kilometres; isRadiusGiven?: boolean })
  /** `other` is what the same words mean in the texts of properties. */
  | (Extract<Meaning, { kind: 'plan' }> & { other?: WordsMeaning | undefined })
  /** `isKind` is said of a word for a kind of home, 'chalet', that is read as its type. */
  | (Extract<Meaning, { kind: 'type' }> & { isKind?: true })
  | Exclude<Meaning, { kind: 'nothing' | 'criteria' | 'place' | 'plan' | 'type' }>
);

/** How far around a place is meant too. */
type Kilometres = number;
type WordsMeaning = Extract<Meaning, { kind: 'words' }>;

/** What the whole of a question says about its parts. */
export interface Whole {
  types: ReadonlySet<number>;
  /** Whether it can only be about homes: rooms are asked for. */
  isHome: boolean;
  isRent: boolean;
  /** Whether prices are meant with all costs. */
  isAllIn: boolean;
  /** Whether a price is named. */
  hasPrice: boolean;
  /** Whether a price is named that nobody asks for a garage or a place to park. */
  hasPriceOfHome: boolean;
  /** Whether it says what is bought, or for how much. */
  isPurchase: boolean;
  listAround: TownsAround;
}

/** Returns the towns with offers at most so many kilometres from others. */
export type TownsAround = (criteria: Criteria, km: number) => NonNullable<Criteria['cities']>;
