import { computeAllInPrices, listPossiblePlans } from '../../costs/all-in-price';
import type { RuleDates } from '../../costs/cost-rules';
import type { ListingSettings } from '../../site/configuration/listings';
import type { PropertyByLanguage } from '../property';
import { getCategories } from '../property-kind';
import { getPropertyState, isClosed } from '../property-state';
import type { IndexedProperty } from './indexed-property';
import { pickIndexedFields } from './indexed-property';

/** Returns what makes the row of a property: from its full record, but its price all-in from the one that pages show. */
export const createPropertyIndexer =
  (listings: ListingSettings, dates: RuleDates) =>
  (property: PropertyByLanguage, shown: PropertyByLanguage): IndexedProperty => {
    const state = getPropertyState(property.nl, listings);
    return {
      ...pickIndexedFields(property),
      categories: getCategories(property.nl),
      closed: isClosed(state),
      underOption: state === 'under-option',
      allIn: computeAllInPrices(shown.nl, listings, dates),
      plans: listPossiblePlans(shown.nl),
    };
  };
