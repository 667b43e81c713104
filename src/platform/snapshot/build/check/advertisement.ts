import { epcOf } from '../../../../domain/catalogue/energy';
import type { PropertyInLanguages } from '../../../../domain/catalogue/property';
import { isForSale, isForTakeover } from '../../../../domain/catalogue/property';
import { isHome, rentDepositMonths, showsRenterAgencyCost } from '../../../../domain/law/law';
import { regionOfProperty } from '../../../../domain/law/region';
import { joinProperties } from '../compile';
import type { Rule } from './finding';
import { warning } from './finding';

type Property = PropertyInLanguages['nl'];

const SUMMARIES = 'catalogue/properties.json';
const DETAILS = 'catalogue/property-details.json';

/** What an advertisement should not say, or not leave out; undefined where it is in order. */
interface AdvertisementRule {
  file: typeof SUMMARIES | typeof DETAILS;
  field: string;
  complaint(property: Property): string | undefined;
}

const RULES: readonly AdvertisementRule[] = [
  {
    // Decision 20.
    file: SUMMARIES,
    field: 'EnergyPerformance',
    complaint: (property) => {
      const region = regionOfProperty(property);
      const requested = epcOf(property).state === 'requested' && isHome(property);
      return requested && (region === 'wallonia' || region === 'brussels')
        ? `has no energy label: a home in ${REGION_NAMES[region]} may not be advertised with 'requested'`
        : undefined;
    },
  },
  {
    // Decision 17: the law of the place, not §9's three months everywhere.
    file: DETAILS,
    field: 'DepositAmount',
    complaint: (property) => {
      const region = regionOfProperty(property);
      const rent = property.MonthlyRent ?? property.Price;
      if (!region || !isHome(property) || !isLet(property) || !property.DepositAmount || !rent) {
        return undefined;
      }
      const most = rentDepositMonths(region) * rent;
      return property.DepositAmount > most
        ? `is ${property.DepositAmount}, above the ${most} that ${REGION_NAMES[region]} allows (${rentDepositMonths(region)} months' rent)`
        : undefined;
    },
  },
  {
    // Decision 18.
    file: DETAILS,
    field: 'RenterTotalCost',
    complaint: (property) =>
      property.RenterTotalCost && isLet(property) && !showsRenterAgencyCost(property)
        ? 'is void for this home and will not be shown'
        : undefined,
  },
  {
    file: SUMMARIES,
    field: 'Price',
    complaint: ({ PublishPrice, Price }) =>
      PublishPrice && Price === 0 ? 'is 0, yet it is to be published' : undefined,
  },
];

const REGION_NAMES = { wallonia: 'Wallonia', brussels: 'Brussels', flanders: 'Flanders' } as const;

const isLet = (property: Property) => !isForSale(property) && !isForTakeover(property);

/** The law on advertisements, by region: warnings, since the page itself never shows what is void. */
export const ADVERTISEMENTS: Rule = {
  whole: [],
  *find({ source }) {
    for (const { nl, fr } of joinProperties(source)) {
      for (const property of [nl, fr]) {
        for (const { file, field, complaint } of RULES) {
          const message = complaint(property);
          if (message) yield warning(file, `${property.ID} ${property.language}`, field, message);
        }
      }
    }
  },
};
