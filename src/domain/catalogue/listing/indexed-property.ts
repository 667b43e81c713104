import type { AllInPrices } from '../../costs/all-in-price';
import type { HomeSituation } from '../../costs/situation';
import type { Property, PropertyByLanguage } from '../property';
import { SALE_KIND_FIELDS } from '../sale-kind';

/** Fields that the index takes from the record of any language: texts that are sorted or shown. */
const LOCALIZED_FIELDS = [
  'TypeDescription',
  'MainTypeName',
  'MarqueeName',
  'PriceUnitText',
] as const satisfies readonly (keyof Property)[];

/** Fields that it takes from the Dutch record only. */
const COMMON_FIELDS = [
  'ID',
  ...SALE_KIND_FIELDS,
  'City',
  'Zip',
  'CountryID',
  'WebID',
  'WebIDs',
  'ProjectID',
  'ManagerID',
  'Marquee',
  'Price',
  'PublishPrice',
  'PublishAddress',
  'Latitude',
  'Longitude',
  'DatePosted',
  'PublicFrom',
  'OpenDays',
  'Withdrawn',
  'EnergyPerformance',
  'EPCLabelText',
  'GroundPart',
  'SurfaceLiving',
  'SurfaceGround',
  'NumberOfBedRooms',
  'NumberOfBathRooms',
  'NumberOfGarages',
  'NumberOfParkings',
  'NumberOfExternalParkings',
  'HasGarden',
  'HasTerrace',
  'HasGarage',
  'HasLift',
  'HasPool',
  'MaximumPersons',
  'HasParking',
  'Domicile',
  'DomicileSource',
  'DomicileDate',
  'HolidayLetting',
  'HolidayLettingSource',
  'HolidayLettingDate',
] as const satisfies readonly (keyof Property)[];

type LocalizedFields = Pick<Property, (typeof LOCALIZED_FIELDS)[number]>;
type IndexedFields = LocalizedFields & Pick<Property, (typeof COMMON_FIELDS)[number]>;

/**
 * The fields of a property that the index is made of, with the state derived from the configured
 * marquee values and the prices all-in: a load keeps these of all properties in memory, and nothing else.
 */
export interface IndexedProperty {
  nl: IndexedFields;
  fr: LocalizedFields;
  categories: number[];
  closed: boolean;
  underOption: boolean;
  allIn: AllInPrices;
  /** The plans of a buyer that are possible with it. */
  plans: readonly HomeSituation[];
}

/** Returns the fields that the index is made of. */
export const pickIndexedFields = ({
  nl,
  fr,
}: PropertyByLanguage): Pick<IndexedProperty, 'nl' | 'fr'> => ({
  nl: pickFields(nl, [...LOCALIZED_FIELDS, ...COMMON_FIELDS]),
  fr: pickFields(fr, LOCALIZED_FIELDS),
});

const pickFields = <Field extends keyof Property>(property: Property, fields: readonly Field[]) =>
  Object.fromEntries(
    fields.flatMap((field) => (property[field] === undefined ? [] : [[field, property[field]]])),
  ) as Pick<Property, Field>;
