import { getSaleKindRules } from '../../../../domain/catalogue/sale-kind-rules';
import { findOccupancy } from '../../../../domain/costs/cost-subject';
import type { PropertyRecord } from '../../../../domain/law/advertisement/property-check';

/** Availability of what one may move into once it is bought, in the words of the listing software. */
const AT_ONCE = /^(bij (de )?akte|onmiddellijk|vrij|à l.acte|immédiat|libre|disponible)/i;

/**
 * Returns why the availability of a property is most likely wrong: its seller keeps living there, or lets it; undefined
 * if it is not.
 */
export function findAvailabilityDoubt(property: PropertyRecord): string | undefined {
  const { Availability = '' } = property;
  if (!getSaleKindRules(property).hasAnnuity || !AT_ONCE.test(Availability)) return undefined;
  const occupancy = findOccupancy(property);
  return occupancy === 'habitation' || occupancy === 'usufruct'
    ? `is "${Availability}", yet the type of its life annuity keeps the seller there`
    : undefined;
}
