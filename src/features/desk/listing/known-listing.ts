import type { PropertyByLanguage } from '../../../domain/catalogue/property';
import type { AdvertisementRuleId } from '../../../domain/law/advertisement-rules';
import type { PropertyLabel } from '../visits/property-labels';
import type { ListingRecords } from './listing-store';

/** Everything that is known of one listing. */
export interface KnownListing {
  label: PropertyLabel;
  /** As the office says it, also of one that was withdrawn; undefined of one that left the catalogue. */
  property: PropertyByLanguage | undefined;
  /** Whether the site has it. */
  isShown: boolean;
  /** What its advertisement misses. */
  rules: readonly AdvertisementRuleId[];
  /** The path of its public page. */
  path: string;
  /** Undefined of one that is not shown, or not public yet. */
  previewUrl: string | undefined;
  records: ListingRecords;
}
