import { countSection } from '../../domain/catalogue/property-counts';
import { LAND_CATEGORY } from '../../domain/catalogue/property-kind';
import type { TextKey } from '../../domain/language/texts';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import { formatRegion } from './format-region';

/** How many stand on a list. */
export const COUNT_TEXTS: Record<ListingSection, TextKey> = {
  '/for-sale/': 'PROPERTIES_FOR_SALE',
  '/for-rent/': 'PROPERTIES_FOR_RENT',
  '/Bouwgrond/': 'BUILDING_PLOTS_COUNT',
};

/** What a search engine reads of a list, and the categories that its words name: houses, flats, land. */
const OFFER_TEXTS: Record<ListingSection, { text: TextKey; categories: readonly number[] }> = {
  '/for-sale/': { text: 'LISTING_DESCRIPTION_FOR_SALE', categories: [1, 2, LAND_CATEGORY] },
  '/for-rent/': { text: 'LISTING_DESCRIPTION_FOR_RENT', categories: [1, 2] },
  '/Bouwgrond/': { text: 'LISTING_DESCRIPTION_BUILDING_PLOTS', categories: [LAND_CATEGORY] },
};

/** Describes the whole list of a section: with the kinds that it has, or by its number alone if one of them is not there. */
export function describeList(ctx: RequestContext, section: ListingSection, count: number): string {
  const { t, snapshot } = ctx;
  const { counts } = snapshot.catalogue;
  const arePlots = countSection(counts, '/Bouwgrond/') === countSection(counts, section);
  const list = arePlots && section === '/for-sale/' ? '/Bouwgrond/' : section;
  const { text, categories } = OFFER_TEXTS[list];
  const side = list === '/for-rent/' ? 'rent' : 'sale';
  const hasAll = categories.every((webId) => (counts.byCategory.get(webId)?.[side] ?? 0) > 1);
  const where = formatRegion(ctx);
  return hasAll ? t(text, { count, where }) : `${t(COUNT_TEXTS[list], { count })}${where}.`;
}
