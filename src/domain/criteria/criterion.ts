import type { IndexColumns } from '../catalogue/listing/index-columns';
import type { Trait } from '../catalogue/listing/traits';
import type { TextKey } from '../language/texts';

/** Cells of the filter line (docs/look.md); 'more' holds every criterion without a cell of its own. */
export type FilterGroupName =
  | 'type'
  | 'city'
  | 'price'
  | 'bedrooms'
  | 'living'
  | 'epc'
  | 'ground'
  | 'more';

/** A value of a criterion: its parameter in addresses, and its label in the form of a search. */
interface CriterionField {
  parameter: string;
  /** Absent: another field of the form asks it, or it is not kept. */
  label?: TextKey;
  hint?: TextKey;
}

interface CriterionBase {
  /** By the fields of Criteria, which are also the names in the form of a search. */
  fields: Readonly<Record<string, CriterionField>>;
  /** Cell of the filter line on lists of homes and of building plots; absent: not understood there. */
  groups: { home: FilterGroupName; plot?: FilterGroupName };
  /** Heading of its control on a list; of a tick, the text beside it. */
  label: TextKey;
  /** Its name in the sentence about criteria that were dropped for the nearest matches. */
  droppedText: TextKey;
  /** False for what only changes the view of a list: no search keeps it. */
  isKept?: false;
}

/** The ends of a range, by the names of its fields. */
interface RangeFields {
  min?: string;
  max?: string;
}

/** A number that must reach a lowest value, stay below a highest one, or both. */
export interface NumberCriterion extends CriterionBase {
  kind: 'number';
  column: keyof IndexColumns;
  range: RangeFields;
  /** Of euro, 0 is unknown: either end leaves out a price that is not published (decision 11). */
  unit: 'count' | 'squareMetres' | 'euro';
  /** The highest number in an address or a search has so many digits. */
  maxDigits: number;
  /** Values that a list offers for the lowest one; absent: its form has no control. */
  thresholds?: readonly number[];
  /** Takes {count}, or {area} for square metres: '3 slaapkamers', the words of every sentence and reason. */
  amountText?: TextKey;
  /** What a sentence says of the amount: 'voor minstens 6 personen'; by default the amount alone. */
  sentenceText?: TextKey;
  /** The words for a highest number of none: 'zonder garage'. */
  noneText?: TextKey;
  /** The chip of a lowest value; by default the words of the sentence. */
  chipText?: TextKey;
}

/** A price, whose offered values depend on the goal. */
export interface PriceCriterion extends Omit<NumberCriterion, 'kind' | 'thresholds'> {
  kind: 'price';
}

/** A highest price all-in (decision 104), whose column depends on the plan of the buyer. */
interface AllInCriterion extends Omit<NumberCriterion, 'kind' | 'column' | 'thresholds'> {
  kind: 'all-in';
}

/** A tick that only properties with this trait pass. */
interface FlagCriterion extends CriterionBase {
  kind: 'flag';
  trait: Trait;
  /** The words of a sentence: 'met tuin'. */
  wantedText: TextKey;
  /** The words that say why a property fits: 'tuin'. */
  reasonText: TextKey;
}

/** A criterion with rules of its own, named by its kind in each of the tables that derive from this one. */
interface SpecialCriterion extends CriterionBase {
  kind:
    | 'types'
    | 'places'
    | 'situation'
    | 'epc'
    | 'state'
    | 'saleKind'
    | 'bounds'
    | 'words'
    | 'closed';
}

/** A criterion that is a range of numbers, or one end of it. */
export type RangeCriterion = NumberCriterion | PriceCriterion | AllInCriterion;

export type Criterion = RangeCriterion | FlagCriterion | SpecialCriterion;
