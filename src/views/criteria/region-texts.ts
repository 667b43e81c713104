import type { SearchRegion } from '../../domain/criteria/search-region';
import type { TextKey } from '../../domain/language/texts';

/** The name of each region, and the words that say that something lies in it. */
export const SEARCH_REGION_TEXTS: Record<SearchRegion, { name: TextKey; inside: TextKey }> = {
  brussels: { name: 'PROVINCE_BRUSSELS', inside: 'WANTED_IN_BRUSSELS' },
  'walloon-brabant': { name: 'PROVINCE_WALLOON_BRABANT', inside: 'WANTED_IN_WALLOON_BRABANT' },
  'flemish-brabant': { name: 'PROVINCE_FLEMISH_BRABANT', inside: 'WANTED_IN_FLEMISH_BRABANT' },
  antwerp: { name: 'PROVINCE_ANTWERP', inside: 'WANTED_IN_ANTWERP' },
  limburg: { name: 'PROVINCE_LIMBURG', inside: 'WANTED_IN_LIMBURG' },
  liege: { name: 'PROVINCE_LIEGE', inside: 'WANTED_IN_LIEGE' },
  namur: { name: 'PROVINCE_NAMUR', inside: 'WANTED_IN_NAMUR' },
  hainaut: { name: 'PROVINCE_HAINAUT', inside: 'WANTED_IN_HAINAUT' },
  luxembourg: { name: 'PROVINCE_LUXEMBOURG', inside: 'WANTED_IN_LUXEMBOURG' },
  'west-flanders': { name: 'PROVINCE_WEST_FLANDERS', inside: 'WANTED_IN_WEST_FLANDERS' },
  'east-flanders': { name: 'PROVINCE_EAST_FLANDERS', inside: 'WANTED_IN_EAST_FLANDERS' },
  'grand-duchy': { name: 'PROVINCE_GRAND_DUCHY', inside: 'WANTED_IN_GRAND_DUCHY' },
};
