import type { Property } from '../../domain/catalogue/property';
import type { ValueType } from '../../domain/format/value';
import type { TextKey } from '../../domain/language/texts';
import { showsRenterAgencyCost } from '../../domain/law/law';

/** A field of a property as its page prints it: term, display type (§3), unit. */
export interface Fact {
  field: keyof Property;
  term: TextKey;
  as: ValueType | 'yes-no' | 'judicial-decision' | 'floor';
  unit?: TextKey;
  /** Nothing at all is a result here: a house that needs no energy. */
  zero?: true;
  /** It tells the price, or allows to reckon it: shown with the price and never without (decision 11). */
  tellsPrice?: true;
  /** What a law forbids to show of some properties. */
  unless?: (property: Property) => boolean;
}

export interface FactGroup {
  name: TextKey;
  facts: readonly Fact[];
}

const text = (field: keyof Property, term: TextKey): Fact => ({ field, term, as: 'string' });
const number = (field: keyof Property, term: TextKey): Fact => ({ field, term, as: 'number' });
const yesNo = (field: keyof Property, term: TextKey): Fact => ({ field, term, as: 'yes-no' });
const date = (field: keyof Property, term: TextKey): Fact => ({ field, term, as: 'date' });
const price = (field: keyof Property, term: TextKey): Fact => ({ field, term, as: 'price' });
const telling = (field: keyof Property, term: TextKey): Fact => ({
  ...price(field, term),
  tellsPrice: true,
});
const area = (field: keyof Property, term: TextKey): Fact => ({
  ...number(field, term),
  unit: 'UNIT_M2',
});
const width = (field: keyof Property, term: TextKey): Fact => ({
  ...number(field, term),
  unit: 'UNIT_M',
});
const years = (field: keyof Property, term: TextKey): Fact => ({
  ...number(field, term),
  unit: 'UNIT_YEARS',
});

/** A year is a number without the dot of thousands. */
const year = text;

/** Every fact of §3 in the order of the page; the fields shown elsewhere are in test/pages/property. */
export const FACT_GROUPS: readonly FactGroup[] = [
  {
    name: 'GROUP_LAYOUT',
    facts: [
      number('NumberOfBedRooms', 'FIELD_NUMBER_OF_BED_ROOMS'),
      number('NumberOfBathRooms', 'FIELD_NUMBER_OF_BATH_ROOMS'),
      number('NumberOfShowerRooms', 'FIELD_NUMBER_OF_SHOWER_ROOMS'),
      number('NumberOfToilets', 'FIELD_NUMBER_OF_TOILETS'),
      number('NumberOfExtraRooms', 'FIELD_NUMBER_OF_EXTRA_ROOMS'),
      number('NumberOfFloors', 'FIELD_NUMBER_OF_FLOORS'),
      { field: 'FloorNumber', term: 'FIELD_FLOOR_NUMBER', as: 'floor' },
      text('UnitNumber', 'FIELD_UNIT_NUMBER'),
      number('NumberOfGarages', 'FIELD_NUMBER_OF_GARAGES'),
      number('NumberOfParkings', 'FIELD_NUMBER_OF_PARKINGS'),
      number('NumberOfExternalParkings', 'FIELD_NUMBER_OF_EXTERNAL_PARKINGS'),
      number('NumberOfFacades', 'FIELD_NUMBER_OF_FACADES'),
    ],
  },
  {
    name: 'GROUP_SURFACES',
    facts: [
      area('SurfaceLiving', 'FIELD_SURFACE_LIVING'),
      area('SurfaceTotal', 'FIELD_SURFACE_TOTAL'),
      area('SurfaceGround', 'FIELD_SURFACE_GROUND'),
      area('SurfaceTerrace', 'FIELD_SURFACE_TERRACE'),
      area('SurfaceGarden', 'FIELD_SURFACE_GARDEN'),
      area('SurfaceOffice', 'FIELD_SURFACE_OFFICE'),
      area('SurfaceStore', 'FIELD_SURFACE_STORE'),
      area('SurfaceConstructed', 'FIELD_SURFACE_CONSTRUCTED'),
      area('TotalArea', 'FIELD_TOTAL_AREA'),
      width('FrontWidth', 'FIELD_FRONT_WIDTH'),
      width('PlotWidth', 'FIELD_PLOT_WIDTH'),
    ],
  },
  {
    name: 'GROUP_BUILDING',
    facts: [
      year('ConstructionYear', 'FIELD_CONSTRUCTION_YEAR'),
      year('RenovationYear', 'FIELD_RENOVATION_YEAR'),
      text('Style', 'FIELD_STYLE'),
      text('Condition', 'FIELD_CONDITION'),
      text('ConditionComment', 'FIELD_CONDITION_COMMENT'),
      text('Facades', 'FIELD_FACADES'),
      text('KitchenName', 'FIELD_KITCHEN_NAME'),
      text('KitchenComment', 'FIELD_KITCHEN_COMMENT'),
      text('HeatingName', 'FIELD_HEATING_NAME'),
      text('HeatingType', 'FIELD_HEATING_TYPE'),
      text('HeatingComment', 'FIELD_HEATING_COMMENT'),
      text('WindowFrame', 'FIELD_WINDOW_FRAME'),
      text('WindowGlazing', 'FIELD_WINDOW_GLAZING'),
      text('FloorCovering', 'FIELD_FLOOR_COVERING'),
      text('RoofType', 'FIELD_ROOF_TYPE'),
      text('RoofMaterial', 'FIELD_ROOF_MATERIAL'),
      text('RoofCondition', 'FIELD_ROOF_CONDITION'),
      text('Interior', 'FIELD_INTERIOR'),
      text('Exterior', 'FIELD_EXTERIOR'),
      text('Environment', 'FIELD_ENVIRONMENT'),
      text('OrientationRear', 'FIELD_ORIENTATION_REAR'),
      text('OrientationTerrace', 'FIELD_ORIENTATION_TERRACE'),
      text('OrientationGarden', 'FIELD_ORIENTATION_GARDEN'),
    ],
  },
  {
    name: 'GROUP_FEATURES',
    facts: [
      yesNo('HasGas', 'FIELD_HAS_GAS'),
      yesNo('HasWater', 'FIELD_HAS_WATER'),
      yesNo('HasElectricity', 'FIELD_HAS_ELECTRICITY'),
      yesNo('HasDrain', 'FIELD_HAS_DRAIN'),
      yesNo('HasLift', 'FIELD_HAS_LIFT'),
      yesNo('HasCellar', 'FIELD_HAS_CELLAR'),
      yesNo('HasAttic', 'FIELD_HAS_ATTIC'),
      yesNo('HasTerrace', 'FIELD_HAS_TERRACE'),
      yesNo('HasGarden', 'FIELD_HAS_GARDEN'),
      yesNo('HasGarage', 'FIELD_HAS_GARAGE'),
      yesNo('HasParking', 'FIELD_HAS_PARKING'),
      yesNo('IsFurnished', 'FIELD_IS_FURNISHED'),
      yesNo('HasPool', 'FIELD_HAS_POOL'),
    ],
  },
  {
    name: 'GROUP_PLANNING',
    facts: [
      text('AreaApplication', 'FIELD_AREA_APPLICATION'),
      yesNo('Permit', 'FIELD_PERMIT'),
      yesNo('AllotmentPermit', 'FIELD_ALLOTMENT_PERMIT'),
      yesNo('Summons', 'FIELD_SUMMONS'),
      yesNo('PreemptiveRights', 'FIELD_PREEMPTIVE_RIGHTS'),
      { field: 'JudicialDecision', term: 'FIELD_JUDICIAL_DECISION', as: 'judicial-decision' },
      text('PlanningInformation', 'FIELD_PLANNING_INFORMATION'),
      text('RegisteredRight', 'FIELD_REGISTERED_RIGHT'),
      text('FloodRiskArea', 'FIELD_FLOOD_RISK_AREA'),
      text('FloodZone', 'FIELD_FLOOD_ZONE'),
      text('RiverbankZone', 'FIELD_RIVERBANK_ZONE'),
      text('FloodGScore', 'FIELD_FLOOD_G_SCORE'),
      text('FloodPScore', 'FIELD_FLOOD_P_SCORE'),
      text('Servitudes', 'FIELD_SERVITUDES'),
      text('Heritage', 'FIELD_HERITAGE'),
    ],
  },
  {
    name: 'GROUP_CERTIFICATES',
    facts: [
      text('ElectricityCertificate', 'FIELD_ELECTRICITY_CERTIFICATE'),
      text('GasCertificate', 'FIELD_GAS_CERTIFICATE'),
      text('GroundCertificate', 'FIELD_GROUND_CERTIFICATE'),
      text('AsbestosType', 'FIELD_ASBESTOS_TYPE'),
      date('AsbestosCertificateDate', 'FIELD_ASBESTOS_CERTIFICATE_DATE'),
    ],
  },
  {
    name: 'GROUP_OTHER',
    facts: [
      text('MainTypeName', 'FIELD_MAIN_TYPE_NAME'),
      text('ID', 'FIELD_ID'),
      text('UniqueCode', 'FIELD_UNIQUE_CODE'),
      text('RecordFile', 'FIELD_RECORD_FILE'),
      text('Manager', 'FIELD_MANAGER'),
      text('Status', 'FIELD_STATUS'),
      text('Availability', 'FIELD_AVAILABILITY'),
      date('DatePosted', 'FIELD_DATE_POSTED'),
      text('RentalContractType', 'FIELD_RENTAL_CONTRACT_TYPE'),
    ],
  },
];

/** What it costs: below the facts, in its own section. */
export const COST_GROUPS: readonly FactGroup[] = [
  {
    name: 'GROUP_COSTS',
    facts: [
      telling('StartPrice', 'FIELD_START_PRICE'),
      telling('MonthlyRent', 'FIELD_MONTHLY_RENT'),
      price('ChargesRenter', 'FIELD_CHARGES_RENTER'),
      price('ChargesOwner', 'FIELD_CHARGES_OWNER'),
      text('ChargesComment', 'FIELD_CHARGES_COMMENT'),
      telling('DepositAmount', 'FIELD_DEPOSIT_AMOUNT'),
      price('RenterInventory', 'FIELD_RENTER_INVENTORY'),
      {
        ...price('RenterTotalCost', 'FIELD_RENTER_TOTAL_COST'),
        unless: (property) => !showsRenterAgencyCost(property),
      },
      telling('MinimumIncome', 'FIELD_MINIMUM_INCOME'),
      number('MaximumPersons', 'FIELD_MAXIMUM_PERSONS'),
      price('GaragePrice', 'FIELD_GARAGE_PRICE'),
      price('ParkingPrice', 'FIELD_PARKING_PRICE'),
      price('OptionPrice', 'FIELD_OPTION_PRICE'),
      telling('ConstructionCost', 'FIELD_CONSTRUCTION_COST'),
      telling('GroundPart', 'FIELD_GROUND_PART'),
      telling('VATBuilding', 'FIELD_VAT_BUILDING'),
      { field: 'VATPercentage', term: 'FIELD_VAT_PERCENTAGE', as: 'percentage' },
      telling('VATValue', 'FIELD_VAT_VALUE'),
      text('RegistrationType', 'FIELD_REGISTRATION_TYPE'),
      telling('RegisteredRights', 'FIELD_REGISTERED_RIGHTS'),
      telling('NotaryFee', 'FIELD_NOTARY_FEE'),
      telling('NotaryFeeVAT', 'FIELD_NOTARY_FEE_VAT'),
      telling('VariousCosts', 'FIELD_VARIOUS_COSTS'),
      telling('TotalCost', 'FIELD_TOTAL_COST'),
      telling('TotalPrice', 'FIELD_TOTAL_PRICE'),
      price('CadastralIncome', 'FIELD_CADASTRAL_INCOME'),
      price('RealEstateTax', 'FIELD_REAL_ESTATE_TAX'),
      text('Commission', 'FIELD_COMMISSION'),
      text('IPI', 'FIELD_IPI'),
      text('BIV', 'FIELD_BIV'),
    ],
  },
  {
    name: 'GROUP_LIFE_ANNUITY',
    facts: [
      text('LifeAnnuityType', 'FIELD_LIFE_ANNUITY_TYPE'),
      text('LifeAnnuityConditions', 'FIELD_LIFE_ANNUITY_CONDITIONS'),
      years('LifeAnnuityHead1Age', 'FIELD_LIFE_ANNUITY_HEAD1_AGE'),
      text('LifeAnnuityHead1Sex', 'FIELD_LIFE_ANNUITY_HEAD1_SEX'),
      years('LifeAnnuityHead2Age', 'FIELD_LIFE_ANNUITY_HEAD2_AGE'),
      text('LifeAnnuityHead2Sex', 'FIELD_LIFE_ANNUITY_HEAD2_SEX'),
      telling('LifeAnnuitySurvivalRent', 'FIELD_LIFE_ANNUITY_SURVIVAL_RENT'),
      yesNo('LifeAnnuityIndexedRent', 'FIELD_LIFE_ANNUITY_INDEXED_RENT'),
      text('LifeAnnuityMaxDuration', 'FIELD_LIFE_ANNUITY_MAX_DURATION'),
    ],
  },
];

/** Beside the arrows of the energy block, below the figure itself. */
export const ENERGY_FACTS: readonly Fact[] = [
  { ...number('EnergyTotal', 'FIELD_ENERGY_TOTAL'), unit: 'UNIT_KWH_YEAR', zero: true },
  { ...number('CO2Emission', 'FIELD_CO2_EMISSION'), unit: 'UNIT_CO2_M2_YEAR', zero: true },
  { ...number('ELevel', 'FIELD_E_LEVEL'), zero: true },
  text('EPCCertificateNumber', 'FIELD_EPC_CERTIFICATE_NUMBER'),
  date('EPCEndDate', 'FIELD_EPC_END_DATE'),
];
