import type { Coordinates } from '../../domain/catalogue/distance';
import { computeDistanceKm } from '../../domain/catalogue/distance';
import { findListingIds } from '../../domain/catalogue/listing/listing';
import { forEachRow } from '../../domain/catalogue/listing/row-set';
import { selectProperties } from '../../domain/catalogue/listing/selection';
import { countTownOffer, isTownToldOf } from '../../domain/catalogue/town-offer';
import { formatCityName } from '../../domain/format/address';
import type { Town } from '../../domain/site/towns';
import { getTowns } from '../../domain/site/towns';
import type { RequestContext } from '../../platform/request-context';
import type { RenderedCard } from '../../views/cards/property-cards';
import { renderPropertyCards } from '../../views/cards/property-cards';

/** What is for sale or for rent in a town: the newest as cards, and how many there are. */
export interface TownList {
  total: number;
  cards: readonly RenderedCard[];
  /** The lowest and the highest published price in euro; undefined if none is published. */
  prices: { from: number; to: number } | undefined;
}

/** A town near another one, in a straight line. */
export interface NearTown {
  town: Town;
  kilometres: number;
  /** Number of homes for sale and for rent. */
  offered: number;
}

const MAX_CARDS = 4;
const MAX_NEAR = 6;
const NEAR_KM = 25;

/** Returns the path of a town's page in original form. */
export const buildTownPath = ({ slug }: Pick<Town, 'slug'>): string => `/town/${slug}/`;

/** Returns the name of a town as people write it. */
export const formatTownName = ({ snapshot }: RequestContext, { name }: Pick<Town, 'name'>) =>
  formatCityName(name, snapshot.site.configuration.listings);

/** Returns the values of the parameter `city` of a list that shows this town only. */
export const listTownCities = ({ name, zips }: Town): string[] =>
  zips.map((zip) => `${name}|${zip}`);

/** Loads the newest homes of a town for one goal. */
export async function loadTownList(
  ctx: RequestContext,
  { name, zips }: Town,
  goal: 'sale' | 'rent',
  aboveFold: boolean,
): Promise<TownList> {
  const { index } = ctx.snapshot.catalogue;
  const query = { goal, cities: zips.map((zip) => ({ name, zip })) };
  const ids = findListingIds(index, query, ctx.catalogueLanguage);
  const prices: number[] = [];
  forEachRow(selectProperties(index, query).matches, (row) => {
    const price = index.columns.price[row] ?? 0;
    if (price > 0) prices.push(price);
  });
  return {
    total: ids.length,
    cards: await renderPropertyCards(ctx, ids.slice(0, MAX_CARDS), { aboveFold }),
    prices: prices.length > 0 ? { from: Math.min(...prices), to: Math.max(...prices) } : undefined,
  };
}

/** Lists the towns with a page that tells of them, the nearest first. */
export function listNearTowns({ snapshot }: RequestContext, from: Town): NearTown[] {
  const { site, catalogue } = snapshot;
  return [...getTowns(site).values()]
    .filter((town) => town.slug !== from.slug && isTownToldOf(catalogue, town))
    .map((town) => {
      const { sale = 0, rent = 0 } = countTownOffer(catalogue, town) ?? {};
      return { town, kilometres: measureKilometres(from, town), offered: sale + rent };
    })
    .filter(({ kilometres }) => kilometres <= NEAR_KM)
    .toSorted((a, b) => a.kilometres - b.kilometres)
    .slice(0, MAX_NEAR);
}

/** Measures a straight line in whole kilometres, one at least. */
const measureKilometres = (from: Coordinates, to: Coordinates): number =>
  Math.max(1, Math.round(computeDistanceKm(from, to)));
