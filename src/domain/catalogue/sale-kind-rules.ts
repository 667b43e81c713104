import type { TextKey } from '../language/texts';
import type { SaleKind, SaleKindSource } from './sale-kind';
import { getSaleKind } from './sale-kind';

/** What a kind of sale means for the price, the costs and the forms of a property. */
export interface SaleKindRules {
  /** Whether lists filter and sort by its price, and searches and similar properties compare it. */
  isPriceComparable: boolean;
  /** Whether its price is what is asked for the whole: stated as a price, and news if it changes. */
  hasAskingPrice: boolean;
  /** Whether the unit of the listing software belongs to its price, such as '/maand'. */
  hasPriceUnit: boolean;
  /** The words before the amount. */
  priceLabel: TextKey | undefined;
  /** What the price is, beside it; a life annuity and VAT have notes of their own. */
  priceNote: TextKey | undefined;
  /** The name of the price in a table. */
  priceTerm: TextKey;
  /** Whose costs can be computed. */
  costs: 'buyer' | 'tenant' | undefined;
  /** What stands where costs would, if nobody can compute them here. */
  costsNote: TextKey | undefined;
  /** The form by which a visitor takes the property. */
  form: 'make-offer' | 'rental-application' | undefined;
  /** Whether the buyer pays an amount each month beside the price, which an offer then names too. */
  hasAnnuity: boolean;
  /** Where an offer is made that no form takes, among the notes below the price. */
  offerNote: TextKey | undefined;
  /** BusinessFunction of schema.org. */
  businessFunction: 'Sell' | 'LeaseOut';
  /** The property in one line, and since when it is offered, to visitors and to its owner. */
  lineText: TextKey;
  sinceText: TextKey;
  ownerText: TextKey;
  ownerSinceText: TextKey;
}

const PRIVATE_SALE = {
  isPriceComparable: true,
  hasAskingPrice: true,
  hasPriceUnit: true,
  priceLabel: undefined,
  priceNote: undefined,
  priceTerm: 'FIELD_ASKING_PRICE',
  costs: 'buyer',
  costsNote: undefined,
  form: 'make-offer',
  hasAnnuity: false,
  offerNote: undefined,
  businessFunction: 'Sell',
  lineText: 'PROPERTY_LINE_FOR_SALE',
  sinceText: 'FOR_SALE_SINCE',
  ownerText: 'FOR_SALE',
  ownerSinceText: 'OWNER_FOR_SALE_SINCE',
} as const satisfies SaleKindRules;

/** One row a kind of sale (decision 106): whatever depends on the kind reads its column here. */
export const SALE_KIND_RULES: Readonly<Record<SaleKind, SaleKindRules>> = {
  private: PRIVATE_SALE,
  'new-construction': PRIVATE_SALE,
  'life-annuity': {
    ...PRIVATE_SALE,
    // The sum at signing is a part of what is paid.
    isPriceComparable: false,
    hasAskingPrice: false,
    hasAnnuity: true,
    priceLabel: 'PRICE_BOUQUET',
    priceTerm: 'COSTS_BOUQUET',
  },
  'public-sale': {
    ...PRIVATE_SALE,
    // Bids begin at this amount; the notary says what comes on top, and takes the bids.
    isPriceComparable: false,
    hasAskingPrice: false,
    priceLabel: 'STARTING_FROM',
    priceNote: 'PRICE_PUBLIC_SALE',
    priceTerm: 'FIELD_STARTING_PRICE',
    costs: undefined,
    costsNote: 'COSTS_PUBLIC_SALE',
    form: undefined,
    offerNote: 'PUBLIC_SALE_OFFER',
  },
  takeover: {
    ...PRIVATE_SALE,
    // Listed among rents (§4), but paid once (decision 7); it is not land, so that no duty is due.
    isPriceComparable: false,
    hasPriceUnit: false,
    priceNote: 'FOR_TAKEOVER',
    costs: undefined,
    costsNote: 'COSTS_TAKEOVER',
    form: undefined,
    lineText: 'PROPERTY_LINE_FOR_TAKEOVER',
    sinceText: 'FOR_TAKEOVER_SINCE',
    ownerText: 'FOR_TAKEOVER',
    ownerSinceText: 'OWNER_FOR_TAKEOVER_SINCE',
  },
  letting: {
    ...PRIVATE_SALE,
    priceTerm: 'FILTER_RENT',
    costs: 'tenant',
    form: 'rental-application',
    businessFunction: 'LeaseOut',
    lineText: 'PROPERTY_LINE_FOR_RENT',
    sinceText: 'FOR_RENT_SINCE',
    ownerText: 'FOR_RENT',
    ownerSinceText: 'OWNER_FOR_RENT_SINCE',
  },
};

/** Returns what the kind of sale of a property means for it. */
export const getSaleKindRules = (property: SaleKindSource): SaleKindRules =>
  SALE_KIND_RULES[getSaleKind(property)];
