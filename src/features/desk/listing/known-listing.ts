import type { PropertyByLanguage } from '../../../domain/catalogue/property';
import type { AdvertisementRuleId } from '../../../domain/law/advertisement-rules';
import type { PropertyLabel } from '../visits/property-labels';
import type { ListingRecords } from './listing-store';

/** Everything that is known of one listing. */
export interface KnownListing {
  label: PropertyLabel;
  /** Undefined of one that left the catalogue. */
  property: PropertyByLanguage | undefined;
  /** What its advertisement misses. */
  rules: readonly AdvertisementRuleId[];
  /** The path of its public page. */
  path: string;
  /** Undefined where the site has no secret that signs previews. */
  previewUrl: string | undefined;
  records: ListingRecords;
  /** How many watched searches it fits. */
  searches: number;
}
