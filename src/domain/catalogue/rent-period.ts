import type { CatalogueLanguage } from '../language/language';
import type { Property } from './property';

/** How long a rent is asked for. */
type RentPeriod = 'month' | 'year';

/** The words of the listing software, in both its languages: '€/maand', '€/an'. */
const PERIOD_WORDS: Readonly<Record<RentPeriod, RegExp>> = {
  month: /maand|mois/i,
  year: /jaar|an$/i,
};

/** The unit of a rent by the month, as the listing software writes it. */
export const MONTHLY_UNITS: Readonly<Record<CatalogueLanguage, string>> = {
  nl: '€/maand',
  fr: '€/mois',
};

/** Finds for how long the price of a property is asked; undefined if it is no rent, or nobody said. */
export const findRentPeriod = ({
  PriceUnitText = '',
}: Partial<Pick<Property, 'PriceUnitText'>>): RentPeriod | undefined =>
  (['month', 'year'] as const).find((period) => PERIOD_WORDS[period].test(PriceUnitText));

/** Returns what a rent is each month, as lists and searches name it: of 1.180 a year 98,33. */
export const computeMonthlyRent = (
  property: Pick<Property, 'Price'> & Partial<Pick<Property, 'PriceUnitText'>>,
): number =>
  findRentPeriod(property) === 'year'
    ? Math.round((property.Price * 100) / 12) / 100
    : property.Price;
