import type { PropertyCardRecord } from '../../domain/catalogue/property-card';
import type { MatchCandidate } from '../../domain/demand/matches-criteria';
import type { SearchCriteria } from '../../domain/demand/search-criteria';
import { formatCityName } from '../../domain/format/address';
import type { RequestContext } from '../../platform/request-context';
import { formatPriceLine } from '../../views/facts/property-price';

/** Lists the facts of a property that a search asks for: 'villa, Durbuy, € 385.000, 4 slaapkamers, tuin'. */
export function listFitReasons(
  ctx: RequestContext,
  property: PropertyCardRecord,
  candidate: MatchCandidate,
  criteria: SearchCriteria,
): string[] {
  const { t, snapshot } = ctx;
  const { bedroomsMin, bedroomsMax, bathroomsMin, garagesMin, garagesMax } = criteria;
  const { parkingsMin, parkingsMax, priceMin, priceMax, budget } = criteria;
  const isAsked = (...values: unknown[]) => values.some((value) => value !== undefined);
  const reasons = [
    criteria.types.length > 0 && property.MainTypeName,
    property.City && formatCityName(property.City, snapshot.site.configuration.listings),
    isAsked(priceMin, priceMax, budget) && formatPriceLine(ctx, property),
    isAsked(bedroomsMin, bedroomsMax) && t('FIT_BEDROOMS', { count: candidate.bedrooms }),
    isAsked(bathroomsMin) && t('FIT_BATHROOMS', { count: candidate.bathrooms }),
    isAsked(garagesMin, garagesMax) && t('FIT_GARAGES', { count: candidate.garages }),
    isAsked(parkingsMin, parkingsMax) && t('FIT_PARKINGS', { count: candidate.parkings }),
    criteria.garden && t('FIT_GARDEN'),
    criteria.terrace && t('FIT_TERRACE'),
  ];
  return reasons.filter((reason): reason is string => Boolean(reason));
}
