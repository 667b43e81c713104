import * as v from 'valibot';
import { Flag } from '../language/flag';
import { CatalogueLanguage } from '../language/language';
import type { Place } from './distance';

const Id = v.pipe(v.number(), v.integer(), v.minValue(1));
const Amount = v.pipe(v.number(), v.finite());
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
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
  ID: Id,
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
  ProjectID: v.optional(Id),
  SmallPictureItem: v.optional(SmallPictureItem),
  XLargePictureItem: v.optional(v.strictObject({ Url: v.string() })),
  Price: v.optional(Amount, 0),
  PublishPrice: Flag,
  PriceUnit: v.optional(v.number(), 0),
  PriceUnitText: v.optional(v.string(), ''),
  PublishAddress: Flag,
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
export const Picture = v.strictObject({
  Url: v.string(),
  Width: Count,
  Height: Count,
  Description: v.optional(v.string(), ''),
  Kind: v.optional(v.picklist(['photo', 'plan']), 'photo'),
});
export type Picture = v.InferOutput<typeof Picture>;

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
const Score = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(10)));
export const Mobiscore = v.strictObject({
  Total: Score,
  PublicTransport: Score,
  Education: Score,
  ShopsAndServices: Score,
  LeisureSportCulture: Score,
  HealthAndCare: Score,
  EnvironmentalImpact: Score,
  NearbyLocations: Score,
});

const text = v.optional(v.string());
const flag = v.optional(Flag);
const amount = v.optional(Amount);
const count = v.optional(Count);
const surface = v.optional(Surface);
const date = v.optional(IsoDate);

/** The fields a property's own page adds (§3, property detail), by the groups of the specification. */
const detailFields = {
  // Identity and location
  UniqueCode: text,
  Manager: text,
  ManagerID: v.optional(Id),
  Status: text,
  Availability: text,
  DatePosted: date,
  Latitude: v.optional(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
  Longitude: v.optional(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),

  // Price and costs
  MonthlyRent: amount,
  StartPrice: amount,
  ChargesOwner: amount,
  ChargesRenter: amount,
  ChargesComment: text,
  RenterTotalCost: amount,
  RenterInventory: amount,
  DepositAmount: amount,
  GaragePrice: amount,
  ParkingPrice: amount,
  OptionPrice: amount,
  RealEstateTax: amount,
  CadastralIncome: amount,
  RegisteredRights: amount,
  RegistrationType: text,
  NotaryFee: amount,
  NotaryFeeVAT: amount,
  VariousCosts: amount,
  TotalCost: amount,
  TotalPrice: amount,
  VATValue: amount,
  VATPercentage: amount,
  VATBuilding: amount,
  ConstructionCost: amount,
  GroundPart: amount,
  Commission: text,
  IPI: text,
  BIV: text,
  MinimumIncome: amount,
  MaximumPersons: count,

  // Life annuity (viager)
  LifeAnnuityType: text,
  LifeAnnuityConditions: text,
  LifeAnnuityHead1Age: count,
  LifeAnnuityHead1Sex: text,
  LifeAnnuityHead2Age: count,
  LifeAnnuityHead2Sex: text,
  LifeAnnuitySurvivalRent: amount,
  LifeAnnuityIndexedRent: flag,
  LifeAnnuityMaxDuration: text,

  // Surfaces, in square metres; widths in metres
  SurfaceTotal: surface,
  SurfaceLiving: surface,
  SurfaceGround: surface,
  SurfaceTerrace: surface,
  SurfaceGarden: surface,
  SurfaceOffice: surface,
  SurfaceStore: surface,
  SurfaceConstructed: surface,
  FrontWidth: surface,
  PlotWidth: surface,
  TotalArea: surface,

  // Counts
  NumberOfBedRooms: count,
  NumberOfBathRooms: count,
  NumberOfShowerRooms: count,
  NumberOfToilets: count,
  NumberOfFloors: count,
  NumberOfGarages: count,
  NumberOfParkings: count,
  NumberOfExternalParkings: count,
  NumberOfExtraRooms: count,
  NumberOfFacades: count,
  FloorNumber: v.optional(v.pipe(v.number(), v.integer())),
  UnitNumber: text,

  // Yes or no
  HasGas: flag,
  HasWater: flag,
  HasElectricity: flag,
  HasDrain: flag,
  HasLift: flag,
  HasCellar: flag,
  HasAttic: flag,
  HasTerrace: flag,
  HasGarden: flag,
  HasGarage: flag,
  HasParking: flag,
  IsFurnished: flag,
  HasPool: flag,

  // Description and condition
  ShortDescription: text,
  Description: text,
  LocationDescription: text,
  ConstructionYear: count,
  RenovationYear: count,
  Style: text,
  Condition: text,
  ConditionComment: text,
  KitchenName: text,
  KitchenComment: text,
  HeatingName: text,
  HeatingType: text,
  HeatingComment: text,
  WindowFrame: text,
  WindowGlazing: text,
  Interior: text,
  Exterior: text,
  FloorCovering: text,
  RoofType: text,
  RoofMaterial: text,
  RoofCondition: text,
  Facades: text,
  Environment: text,
  OrientationRear: text,
  OrientationTerrace: text,
  OrientationGarden: text,

  // Energy: kWh a year, kilograms of CO2 per square metre a year
  EnergyTotal: amount,
  EPCCertificateNumber: text,
  EPCEndDate: date,
  CO2Emission: amount,
  ELevel: amount,

  // Certificates
  ElectricityCertificate: text,
  GasCertificate: text,
  GroundCertificate: text,
  AsbestosType: text,
  AsbestosCertificateDate: date,

  // Planning and legal
  Permit: flag,
  AllotmentPermit: flag,
  Summons: flag,
  PreemptiveRights: flag,
  /** §4: -1 empty, 0 no, 1 yes, 2 in request or as required. */
  JudicialDecision: v.optional(v.picklist([-1, 0, 1, 2])),
  PlanningInformation: text,
  AreaApplication: text,
  RegisteredRight: text,
  FloodRiskArea: text,
  FloodZone: text,
  RiverbankZone: text,
  FloodGScore: text,
  FloodPScore: text,
  Servitudes: text,
  Heritage: text,

  // Other
  RentalContractType: text,
  Mobiscore: v.optional(Mobiscore),
  PointsOfInterest: v.optional(v.array(PointOfInterest), []),
  Documents: v.optional(v.array(PropertyDocument), []),
  Pictures: v.optional(v.array(Picture), []),
  VideoUrl: text,
  VirtualTourUrl: text,
  VisualisationUrl: text,
};

/** The detail record of the snapshot, by ID and language; it never repeats a summary's field. */
export const PropertyDetail = v.strictObject({
  ID: Id,
  language: CatalogueLanguage,
  ...detailFields,
});
export type PropertyDetail = v.InferOutput<typeof PropertyDetail>;

/** A property in one language, whole: what its page shows. */
export const Property = v.strictObject({ ...PropertyDetail.entries, ...PropertySummary.entries });
export type Property = v.InferOutput<typeof Property>;

/** A property as it is kept: its record in each language of the catalogue. */
export const PropertyInLanguages = v.strictObject({ nl: Property, fr: Property });
export type PropertyInLanguages = v.InferOutput<typeof PropertyInLanguages>;

/** The picture that a property or project is known by, the large one first; an empty address is none. */
export const pictureUrl = ({
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
export function categoriesOf(property: Pick<PropertySummary, 'WebID' | 'WebIDs'>): number[] {
  const listed = (property.WebIDs ?? '').split(',').map(Number).filter(Boolean);
  return listed.length > 0 ? listed : [property.WebID];
}

/** Grond / Terrain (§9). */
export const LAND = 4;

/** Decision 8: land for sale has the section building plots as its home. */
export const isBuildingPlot = (
  property: Pick<PropertySummary, 'Goal' | 'WebID' | 'WebIDs'>,
): boolean => isForSale(property) && categoriesOf(property).includes(LAND);

/** The price anyone may know, in euro; undefined where it is not published (decision 11). */
export const publishedPrice = (
  property: Pick<PropertySummary, 'Price' | 'PublishPrice'>,
): number | undefined => (property.PublishPrice ? property.Price : undefined);

/** The place anyone may know; undefined where the address is not published or not located (decision 11). */
export function publishedPlace({
  PublishAddress,
  Latitude,
  Longitude,
}: Pick<Property, 'PublishAddress' | 'Latitude' | 'Longitude'>): Place | undefined {
  if (!PublishAddress || Latitude === undefined || Longitude === undefined) return undefined;
  return { Latitude, Longitude };
}
