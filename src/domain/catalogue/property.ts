import * as v from 'valibot';
import { BooleanFlag } from '../language/boolean-flag';
import { CatalogueLanguage } from '../language/language';
import type { Coordinates } from './distance';

const RecordId = v.pipe(v.number(), v.integer(), v.minValue(1));
const FiniteNumber = v.pipe(v.number(), v.finite());
const NonNegativeInteger = v.pipe(v.number(), v.integer(), v.minValue(0));
const Surface = v.pipe(v.number(), v.finite(), v.minValue(0));
const IsoDate = v.pipe(v.string(), v.isoDate());

/** A picture as the listing software delivers it; the width of a small one is always 250 (§3). */
export const SmallPictureItem = v.strictObject({
  Url: v.string(),
  Width: v.literal(250),
  Height: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ID: v.number(),
  Name: v.string(),
});

/** A listing as lists and cards know it: one record per property and language (§3). */
export const PropertySummary = v.strictObject({
  ID: RecordId,
  language: CatalogueLanguage,
  Goal: v.pipe(v.number(), v.integer()),
  /** Upper case; empty for the few whose path has no town (§2.4). */
  City: v.string(),
  Zip: v.string(),
  TypeDescription: v.pipe(v.string(), v.nonEmpty()),
  WebID: v.pipe(v.number(), v.integer()),
  WebIDs: v.optional(v.string()),
  MainTypeName: v.pipe(v.string(), v.nonEmpty()),
  RecordFile: v.optional(v.string(), ''),
  Marquee: v.pipe(v.number(), v.integer(), v.minValue(0)),
  MarqueeName: v.optional(v.string(), ''),
  ProjectID: v.optional(RecordId),
  SmallPictureItem: v.optional(SmallPictureItem),
  XLargePictureItem: v.optional(v.strictObject({ Url: v.string() })),
  Price: v.optional(FiniteNumber, 0),
  PublishPrice: BooleanFlag,
  PriceUnit: v.optional(v.number(), 0),
  PriceUnitText: v.optional(v.string(), ''),
  PublishAddress: BooleanFlag,
  Street: v.optional(v.string(), ''),
  HouseNumber: v.optional(v.string(), ''),
  BoxNr: v.optional(v.string(), ''),
  CountryID: v.number(),
  CountryName: v.optional(v.string(), ''),
  EnergyPerformance: v.optional(v.number(), 0),
  EPCLabelText: v.optional(v.string(), ''),
});
export type PropertySummary = v.InferOutput<typeof PropertySummary>;

/** A picture of the property: a photo, or a plan of its rooms. */
export const PropertyPicture = v.strictObject({
  Url: v.string(),
  Width: NonNegativeInteger,
  Height: NonNegativeInteger,
  Description: v.optional(v.string(), ''),
  Kind: v.optional(v.picklist(['photo', 'plan']), 'photo'),
});
export type PropertyPicture = v.InferOutput<typeof PropertyPicture>;

/** A document of the property; `File` is a path below the snapshot's documents/, mailed on request only. */
export const PropertyDocument = v.strictObject({
  Name: v.pipe(v.string(), v.nonEmpty()),
  File: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9/._-]*$/, 'is no file name')),
});
export type PropertyDocument = v.InferOutput<typeof PropertyDocument>;

/** A place near the property and how far it is, in metres. */
const PointOfInterest = v.strictObject({
  Name: v.pipe(v.string(), v.nonEmpty()),
  Distance: Surface,
});

/** The mobility score and its seven parts (§9), each from 0 to 10. */
const MobilityScore = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(10)));
export const Mobiscore = v.strictObject({
  Total: MobilityScore,
  PublicTransport: MobilityScore,
  Education: MobilityScore,
  ShopsAndServices: MobilityScore,
  LeisureSportCulture: MobilityScore,
  HealthAndCare: MobilityScore,
  EnvironmentalImpact: MobilityScore,
  NearbyLocations: MobilityScore,
});

const optionalText = v.optional(v.string());
const optionalFlag = v.optional(BooleanFlag);
const optionalAmount = v.optional(FiniteNumber);
const optionalCount = v.optional(NonNegativeInteger);
const optionalSurface = v.optional(Surface);
const optionalDate = v.optional(IsoDate);

/** The fields a property's own page adds (§3, property detail), by the groups of the specification. */
const detailFields = {
  // Identity and location
  UniqueCode: optionalText,
  Manager: optionalText,
  ManagerID: v.optional(RecordId),
  Status: optionalText,
  Availability: optionalText,
  DatePosted: optionalDate,
  Latitude: v.optional(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
  Longitude: v.optional(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),

  // Price and costs
  MonthlyRent: optionalAmount,
  StartPrice: optionalAmount,
  ChargesOwner: optionalAmount,
  ChargesRenter: optionalAmount,
  ChargesComment: optionalText,
  RenterTotalCost: optionalAmount,
  RenterInventory: optionalAmount,
  DepositAmount: optionalAmount,
  GaragePrice: optionalAmount,
  ParkingPrice: optionalAmount,
  OptionPrice: optionalAmount,
  RealEstateTax: optionalAmount,
  CadastralIncome: optionalAmount,
  RegisteredRights: optionalAmount,
  RegistrationType: optionalText,
  NotaryFee: optionalAmount,
  NotaryFeeVAT: optionalAmount,
  VariousCosts: optionalAmount,
  TotalCost: optionalAmount,
  TotalPrice: optionalAmount,
  VATValue: optionalAmount,
  VATPercentage: optionalAmount,
  VATBuilding: optionalAmount,
  ConstructionCost: optionalAmount,
  GroundPart: optionalAmount,
  Commission: optionalText,
  IPI: optionalText,
  BIV: optionalText,
  MinimumIncome: optionalAmount,
  MaximumPersons: optionalCount,

  // Life annuity (viager)
  LifeAnnuityType: optionalText,
  LifeAnnuityConditions: optionalText,
  LifeAnnuityHead1Age: optionalCount,
  LifeAnnuityHead1Sex: optionalText,
  LifeAnnuityHead2Age: optionalCount,
  LifeAnnuityHead2Sex: optionalText,
  LifeAnnuitySurvivalRent: optionalAmount,
  LifeAnnuityIndexedRent: optionalFlag,
  LifeAnnuityMaxDuration: optionalText,

  // Surfaces, in square metres; widths in metres
  SurfaceTotal: optionalSurface,
  SurfaceLiving: optionalSurface,
  SurfaceGround: optionalSurface,
  SurfaceTerrace: optionalSurface,
  SurfaceGarden: optionalSurface,
  SurfaceOffice: optionalSurface,
  SurfaceStore: optionalSurface,
  SurfaceConstructed: optionalSurface,
  FrontWidth: optionalSurface,
  PlotWidth: optionalSurface,
  TotalArea: optionalSurface,

  // Counts
  NumberOfBedRooms: optionalCount,
  NumberOfBathRooms: optionalCount,
  NumberOfShowerRooms: optionalCount,
  NumberOfToilets: optionalCount,
  NumberOfFloors: optionalCount,
  NumberOfGarages: optionalCount,
  NumberOfParkings: optionalCount,
  NumberOfExternalParkings: optionalCount,
  NumberOfExtraRooms: optionalCount,
  NumberOfFacades: optionalCount,
  FloorNumber: v.optional(v.pipe(v.number(), v.integer())),
  UnitNumber: optionalText,

  // Yes or no
  HasGas: optionalFlag,
  HasWater: optionalFlag,
  HasElectricity: optionalFlag,
  HasDrain: optionalFlag,
  HasLift: optionalFlag,
  HasCellar: optionalFlag,
  HasAttic: optionalFlag,
  HasTerrace: optionalFlag,
  HasGarden: optionalFlag,
  HasGarage: optionalFlag,
  HasParking: optionalFlag,
  IsFurnished: optionalFlag,
  HasPool: optionalFlag,

  // Description and condition
  ShortDescription: optionalText,
  Description: optionalText,
  LocationDescription: optionalText,
  ConstructionYear: optionalCount,
  RenovationYear: optionalCount,
  Style: optionalText,
  Condition: optionalText,
  ConditionComment: optionalText,
  KitchenName: optionalText,
  KitchenComment: optionalText,
  HeatingName: optionalText,
  HeatingType: optionalText,
  HeatingComment: optionalText,
  WindowFrame: optionalText,
  WindowGlazing: optionalText,
  Interior: optionalText,
  Exterior: optionalText,
  FloorCovering: optionalText,
  RoofType: optionalText,
  RoofMaterial: optionalText,
  RoofCondition: optionalText,
  Facades: optionalText,
  Environment: optionalText,
  OrientationRear: optionalText,
  OrientationTerrace: optionalText,
  OrientationGarden: optionalText,

  // Energy: kWh a year, kilograms of CO2 per square metre a year
  EnergyTotal: optionalAmount,
  EPCCertificateNumber: optionalText,
  EPCEndDate: optionalDate,
  CO2Emission: optionalAmount,
  ELevel: optionalAmount,

  // Certificates
  ElectricityCertificate: optionalText,
  GasCertificate: optionalText,
  GroundCertificate: optionalText,
  AsbestosType: optionalText,
  AsbestosCertificateDate: optionalDate,

  // Planning and legal
  Permit: optionalFlag,
  AllotmentPermit: optionalFlag,
  Summons: optionalFlag,
  PreemptiveRights: optionalFlag,
  /** §4: -1 empty, 0 no, 1 yes, 2 in request or as required. */
  JudicialDecision: v.optional(v.picklist([-1, 0, 1, 2])),
  PlanningInformation: optionalText,
  AreaApplication: optionalText,
  RegisteredRight: optionalText,
  FloodRiskArea: optionalText,
  FloodZone: optionalText,
  RiverbankZone: optionalText,
  FloodGScore: optionalText,
  FloodPScore: optionalText,
  Servitudes: optionalText,
  Heritage: optionalText,

  // Other
  RentalContractType: optionalText,
  Mobiscore: v.optional(Mobiscore),
  PointsOfInterest: v.optional(v.array(PointOfInterest), []),
  Documents: v.optional(v.array(PropertyDocument), []),
  Pictures: v.optional(v.array(PropertyPicture), []),
  VideoUrl: optionalText,
  VirtualTourUrl: optionalText,
  VisualisationUrl: optionalText,
};

/** The detail record of the snapshot, by ID and language; it never repeats a summary's field. */
export const PropertyDetail = v.strictObject({
  ID: RecordId,
  language: CatalogueLanguage,
  ...detailFields,
});
export type PropertyDetail = v.InferOutput<typeof PropertyDetail>;

/** A property in one language, whole: what its page shows. */
export const Property = v.strictObject({ ...PropertyDetail.entries, ...PropertySummary.entries });
export type Property = v.InferOutput<typeof Property>;

/** A property as it is kept: its record in each language of the catalogue. */
export const PropertyByLanguage = v.strictObject({ nl: Property, fr: Property });
export type PropertyByLanguage = v.InferOutput<typeof PropertyByLanguage>;

/** The picture that a property or project is known by, the large one first; an empty address is none. */
export const getPictureUrl = ({
  XLargePictureItem,
  SmallPictureItem,
}: Partial<Record<'XLargePictureItem' | 'SmallPictureItem', { Url: string } | null | undefined>>) =>
  XLargePictureItem?.Url || SmallPictureItem?.Url || undefined;

/** §4: 0 is for sale; every other value lists under rent. */
export const isForSale = (property: Pick<PropertySummary, 'Goal'>): boolean => property.Goal === 0;

/** Decision 7: goal 2 is a business to take over, priced once and not by the month. */
export const isForTakeover = (property: Pick<PropertySummary, 'Goal'>): boolean =>
  property.Goal === 2;

/** The categories a property belongs to: its WebIDs list, or its single WebID (§5). */
export function getCategories(property: Pick<PropertySummary, 'WebID' | 'WebIDs'>): number[] {
  const listed = (property.WebIDs ?? '').split(',').map(Number).filter(Boolean);
  return listed.length > 0 ? listed : [property.WebID];
}

/** Grond / Terrain (§9). */
export const LAND_CATEGORY = 4;

/** Decision 8: land for sale has the section building plots as its home. */
export const isBuildingPlot = (
  property: Pick<PropertySummary, 'Goal' | 'WebID' | 'WebIDs'>,
): boolean => isForSale(property) && getCategories(property).includes(LAND_CATEGORY);

/** The price anyone may know, in euro; undefined where it is not published (decision 11). */
export const getPublishedPrice = (
  property: Pick<PropertySummary, 'Price' | 'PublishPrice'>,
): number | undefined => (property.PublishPrice ? property.Price : undefined);

/** The place anyone may know; undefined where the address is not published or not located (decision 11). */
export function getPublishedCoordinates({
  PublishAddress,
  Latitude,
  Longitude,
}: Pick<Property, 'PublishAddress' | 'Latitude' | 'Longitude'>): Coordinates | undefined {
  if (!PublishAddress || Latitude === undefined || Longitude === undefined) return undefined;
  return { Latitude, Longitude };
}
