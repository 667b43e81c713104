import type { SaleKind } from '../../domain/catalogue/sale-kind';
import type { TextKey } from '../../domain/language/texts';

/** The names of the kinds of sale as choices of a list and of a search. */
export const SALE_KIND_TEXTS: Readonly<Record<SaleKind, TextKey>> = {
  private: 'SALE_KIND_PRIVATE',
  'new-construction': 'SALE_KIND_NEW_CONSTRUCTION',
  'life-annuity': 'SALE_KIND_LIFE_ANNUITY',
  'public-sale': 'SALE_KIND_PUBLIC_SALE',
  takeover: 'SALE_KIND_TAKEOVER',
  letting: 'SALE_KIND_LETTING',
};

/** What a list of one kind of sale is called, after its homes: 'Huizen op lijfrente'. */
export const SALE_KIND_LIST_TEXTS: Readonly<Record<SaleKind, TextKey>> = {
  private: 'LISTING_KIND_PRIVATE',
  'new-construction': 'LISTING_KIND_NEW_CONSTRUCTION',
  'life-annuity': 'LISTING_KIND_LIFE_ANNUITY',
  'public-sale': 'LISTING_KIND_PUBLIC_SALE',
  takeover: 'LISTING_KIND_TAKEOVER',
  letting: 'LISTING_LET',
};
