import * as v from 'valibot';
import { CatalogueLanguage } from '../language/language';
import { Mobiscore, PointOfInterest, PropertyDocument, PropertyPicture } from './property-parts';
import {
  optionalAmount,
  optionalCount,
  optionalDate,
  optionalFlag,
  optionalSurface,
  optionalText,
  RecordId,
} from './record-values';
import { SECOND_HOME_FIELDS } from './second-home';

/** The fields of the property's own page (§3, property detail), in the groups of the specification. */
const detailFields = {
  // Identity and location
  UniqueCode: optionalText,
  Manager: optionalText,
  ManagerID: v.optional(RecordId),
  Status: optionalText,
  Availability: optionalText,
  DatePosted: optionalDate,
  /** The first day on which it is public; before, only subscribers are shown it (decision 107). */
  PublicFrom: optionalDate,
  /** Days on which anybody may come and look, a line each (open-day.ts). */
  OpenDays: optionalText,
  /** It left the offer and may come back: nothing shows it but the desk (decision 156). */
  Withdrawn: optionalFlag,
  Latitude: v.optional(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
  Longitude: v.optional(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),

  // Price and costs
  MonthlyRent: optionalAmount,
  /** What each unit of a building is let for, one a line (unit-rents.ts). */
  UnitRents: optionalText,
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

  // As a second home
  ...SECOND_HOME_FIELDS,

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
