import type { Coordinates } from '../../domain/catalogue/distance';
import { computeDistanceKm } from '../../domain/catalogue/distance';
import { findListingRows } from '../../domain/catalogue/listing/listing';
import type { GoalCounts } from '../../domain/catalogue/property-counts';
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

/** Returns the name of a town as people write it. */
export const formatTownName = ({ snapshot }: RequestContext, { name }: Pick<Town, 'name'>) =>
  formatCityName(name, snapshot.site.configuration.listings);

/** Returns the values of the parameter `city` of a list that shows this town only. */
export const listTownCities = ({ name, zips }: Town): string[] =>
  zips.map((zip) => `${name}|${zip}`);

/** Says how many homes there are for sale and for rent: '5 panden te koop, 3 panden te huur'; that there are none. */
export function describeOffer({ t }: RequestContext, { sale, rent }: GoalCounts): string {
  const parts = [
    sale > 0 && t('PROPERTIES_FOR_SALE', { count: sale }),
    rent > 0 && t('PROPERTIES_FOR_RENT', { count: rent }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : t('TOWN_NOTHING');
}

/** Loads the newest homes of a town for one goal. */
export async function loadTownList(
  ctx: RequestContext,
  { name, zips }: Town,
  goal: 'sale' | 'rent',
  aboveFold: boolean,
): Promise<TownList> {
  const { index } = ctx.snapshot.catalogue;
  const query = { goal, cities: zips.map((zip) => ({ name, zip })) };
  const rows = findListingRows(index, query, ctx.catalogueLanguage);
  const ids = rows.map((row) => index.columns.id[row] ?? 0);
  const prices = rows.map((row) => index.columns.price[row] ?? 0).filter((price) => price > 0);
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
    .map((town) => ({ town, kilometres: measureKilometres(from, town) }))
    .filter(
      ({ town, kilometres }) =>
        town.slug !== from.slug && kilometres <= NEAR_KM && isTownToldOf(catalogue, town),
    )
    .toSorted((a, b) => a.kilometres - b.kilometres)
    .slice(0, MAX_NEAR)
    .map(({ town, kilometres }) => {
      const { sale = 0, rent = 0 } = countTownOffer(catalogue, town) ?? {};
      return { town, kilometres, offered: sale + rent };
    });
}

/** Measures a straight line in whole kilometres, one at least. */
const measureKilometres = (from: Coordinates, to: Coordinates): number =>
  Math.max(1, Math.round(computeDistanceKm(from, to)));
