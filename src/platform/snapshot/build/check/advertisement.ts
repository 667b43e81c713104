import { resolveEpc } from '../../../../domain/catalogue/energy';
import type { PropertyByLanguage } from '../../../../domain/catalogue/property';
import { isForSale, isForTakeover } from '../../../../domain/catalogue/property';
import {
  canShowRenterAgencyCost,
  getMaxDepositMonths,
  isDwelling,
} from '../../../../domain/law/legal-rules';
import { findRegion } from '../../../../domain/law/region';
import { joinProperties } from '../compile';
import type { SnapshotRule } from './finding';
import { createWarningFinding } from './finding';

type PropertyRecord = PropertyByLanguage['nl'];

const SUMMARIES_FILE = 'catalogue/properties.json';
const DETAILS_FILE = 'catalogue/property-details.json';

/** A rule on advertisements for one field; `findProblem` returns undefined if the property follows it. */
interface AdvertisementCheck {
  file: typeof SUMMARIES_FILE | typeof DETAILS_FILE;
  field: string;
  findProblem(property: PropertyRecord): string | undefined;
}

const ADVERTISEMENT_CHECKS: readonly AdvertisementCheck[] = [
  {
    // Decision 20.
    file: SUMMARIES_FILE,
    field: 'EnergyPerformance',
    findProblem: (property) => {
      const region = findRegion(property);
      const isRequestedForHome = resolveEpc(property).state === 'requested' && isDwelling(property);
      return isRequestedForHome && (region === 'wallonia' || region === 'brussels')
        ? `has no energy label: a home in ${REGION_NAMES[region]} may not be advertised with 'requested'`
        : undefined;
    },
  },
  {
    // Decision 17: the limit of the region, not §9's three months everywhere.
    file: DETAILS_FILE,
    field: 'DepositAmount',
    findProblem: (property) => {
      const region = findRegion(property);
      const rent = property.MonthlyRent ?? property.Price;
      if (
        !region ||
        !isDwelling(property) ||
        !isForRent(property) ||
        !property.DepositAmount ||
        !rent
      ) {
        return undefined;
      }
      const maxDeposit = getMaxDepositMonths(region) * rent;
      return property.DepositAmount > maxDeposit
        ? `is ${property.DepositAmount}, above the ${maxDeposit} that ${REGION_NAMES[region]} allows (${getMaxDepositMonths(region)} months' rent)`
        : undefined;
    },
  },
  {
    // Decision 18.
    file: DETAILS_FILE,
    field: 'RenterTotalCost',
    findProblem: (property) =>
      property.RenterTotalCost && isForRent(property) && !canShowRenterAgencyCost(property)
        ? 'is void for this home and will not be shown'
        : undefined,
  },
  {
    file: SUMMARIES_FILE,
    field: 'Price',
    findProblem: ({ PublishPrice, Price }) =>
      PublishPrice && Price === 0 ? 'is 0, yet it is to be published' : undefined,
  },
];

const REGION_NAMES = { wallonia: 'Wallonia', brussels: 'Brussels', flanders: 'Flanders' } as const;

const isForRent = (property: PropertyRecord) => !isForSale(property) && !isForTakeover(property);

/** Warns of what the law on advertisements forbids, by region; the page itself never shows it. */
export const ADVERTISEMENT_RULE: SnapshotRule = {
  requiredFiles: [],
  *check({ source }) {
    for (const { nl, fr } of joinProperties(source)) {
      for (const property of [nl, fr]) {
        for (const { file, field, findProblem } of ADVERTISEMENT_CHECKS) {
          const message = findProblem(property);
          if (message)
            yield createWarningFinding(file, `${property.ID} ${property.language}`, field, message);
        }
      }
    }
  },
};
