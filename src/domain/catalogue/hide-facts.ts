import { isEveryRuleMet } from '../format/display-rule';
import type { ListingSettings } from '../site/configuration/listings';
import type { Property, PropertyByLanguage } from './property';
import { PropertyDetail } from './property-detail';
import { SALE_KIND_FIELDS } from './sale-kind';
import { SECOND_HOME_FIELDS } from './second-home';

/** Fields of the detail record that are no facts of a list: what a page needs itself, and what has a place of its own. */
const NO_FACTS: readonly string[] = [
  'ID',
  'language',
  'ManagerID',
  'PublicFrom',
  'OpenDays',
  'Withdrawn',
  'Latitude',
  'Longitude',
  'IPI',
  'BIV',
  'ShortDescription',
  'Description',
  'LocationDescription',
  'UnitRents',
  'Mobiscore',
  'PointsOfInterest',
  'Documents',
  'Pictures',
  'VideoUrl',
  'VirtualTourUrl',
  'VisualisationUrl',
  ...Object.keys(SECOND_HOME_FIELDS),
];

/** The facts that a display rule may hide: any but those that decide the kind of sale. */
export const HIDEABLE_FACTS: ReadonlySet<string> = new Set(
  Object.keys(PropertyDetail.entries).filter(
    (field) =>
      !NO_FACTS.includes(field) && !(SALE_KIND_FIELDS as readonly string[]).includes(field),
  ),
);

/**
 * Returns a property without the facts whose display rules are not met (§3, display condition rule). It is called where
 * a record is made for the pages, so that no page can forget it; lists still filter and sort by the full record.
 */
export const hideFacts = (
  { nl, fr }: PropertyByLanguage,
  { factRules }: Pick<ListingSettings, 'factRules'>,
): PropertyByLanguage => ({ nl: omitHidden(nl, factRules), fr: omitHidden(fr, factRules) });

function omitHidden(property: Property, factRules: ListingSettings['factRules']): Property {
  const hidden = Object.entries(factRules).filter(
    ([field, rules]) => HIDEABLE_FACTS.has(field) && !isEveryRuleMet(rules, property),
  );
  if (hidden.length === 0) return property;
  const shown: Property = { ...property };
  for (const [field] of hidden) delete shown[field as keyof Property];
  return shown;
}
