import type { Property } from '../../domain/catalogue/property';
import type { SaleKind } from '../../domain/catalogue/sale-kind';
import type { ValueType } from '../../domain/format/property-value';
import type { TextKey } from '../../domain/language/texts';
import type { Region } from '../../domain/law/region';

/** A field of a property as its page prints it: term, display type (§3), unit. */
export interface Fact {
  field: keyof Property;
  term: TextKey;
  displayType: ValueType | 'yes-no' | 'judicial-decision' | 'floor' | 'flood-class';
  unit?: TextKey;
  /** Whether 0 is a value, such as the consumption of a house that needs no energy. */
  showZero?: true;
  /**
   * Whether the price can be calculated from the fact: it is hidden with the price (decision 11).
   */
  revealsPrice?: true;
  /** The term where a kind of sale has a name of its own: the payment of a life annuity is not rent. */
  kindTerms?: Partial<Record<SaleKind, TextKey>>;
  /** Returns whether a law or the kind of sale forbids showing the fact for this property. */
  isHiddenFor?: (property: Property) => boolean;
  /** The term where a region has a name of its own. */
  regionalTerms?: Partial<Record<Region, TextKey>>;
}

export interface FactGroup {
  name: TextKey;
  facts: readonly Fact[];
  /** Returns the texts that explain facts of this property, below them. */
  listNotes?: (property: Property) => readonly TextKey[];
}

export const textFact = (field: keyof Property, term: TextKey): Fact => ({
  field,
  term,
  displayType: 'string',
});
export const numberFact = (field: keyof Property, term: TextKey): Fact => ({
  field,
  term,
  displayType: 'number',
});
export const yesNoFact = (field: keyof Property, term: TextKey): Fact => ({
  field,
  term,
  displayType: 'yes-no',
});
export const dateFact = (field: keyof Property, term: TextKey): Fact => ({
  field,
  term,
  displayType: 'date',
});
export const priceFact = (field: keyof Property, term: TextKey): Fact => ({
  field,
  term,
  displayType: 'price',
});
export const priceRevealingFact = (field: keyof Property, term: TextKey): Fact => ({
  ...priceFact(field, term),
  revealsPrice: true,
});
export const areaFact = (field: keyof Property, term: TextKey): Fact => ({
  ...numberFact(field, term),
  unit: 'UNIT_M2',
});
export const widthFact = (field: keyof Property, term: TextKey): Fact => ({
  ...numberFact(field, term),
  unit: 'UNIT_M',
});
export const yearsFact = (field: keyof Property, term: TextKey): Fact => ({
  ...numberFact(field, term),
  unit: 'UNIT_YEARS',
});

/** A fact that is a year: without the dot of thousands that numbers have. */
export const yearFact = (field: keyof Property, term: TextKey): Fact => textFact(field, term);
