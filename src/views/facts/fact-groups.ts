import type { Property } from '../../domain/catalogue/property';
import type { ValueType } from '../../domain/format/property-value';
import type { TextKey } from '../../domain/language/texts';
import { canShowRenterAgencyCost } from '../../domain/law/legal-rules';

/** A field of a property as its page prints it: term, display type (§3), unit. */
export interface Fact {
  field: keyof Property;
  term: TextKey;
  displayType: ValueType | 'yes-no' | 'judicial-decision' | 'floor';
  unit?: TextKey;
  /** Nothing at all is a result here: a house that needs no energy. */
  showZero?: true;
  /** It tells the price, or allows to reckon it: shown with the price and never without (decision 11). */
  revealsPrice?: true;
  /** What a law forbids to show of some properties. */
  isHiddenFor?: (property: Property) => boolean;
}

export interface FactGroup {
  name: TextKey;
  facts: readonly Fact[];
}

const textFact = (field: keyof Property, term: TextKey): Fact => ({
  field,
  term,
  displayType: 'string',
});
const numberFact = (field: keyof Property, term: TextKey): Fact => ({
  field,
  term,
  displayType: 'number',
});
const yesNoFact = (field: keyof Property, term: TextKey): Fact => ({
  field,
  term,
  displayType: 'yes-no',
});
const dateFact = (field: keyof Property, term: TextKey): Fact => ({
  field,
  term,
  displayType: 'date',
});
const priceFact = (field: keyof Property, term: TextKey): Fact => ({
  field,
  term,
  displayType: 'price',
});
const priceRevealingFact = (field: keyof Property, term: TextKey): Fact => ({
  ...priceFact(field, term),
  revealsPrice: true,
});
const areaFact = (field: keyof Property, term: TextKey): Fact => ({
  ...numberFact(field, term),
  unit: 'UNIT_M2',
});
const widthFact = (field: keyof Property, term: TextKey): Fact => ({
  ...numberFact(field, term),
  unit: 'UNIT_M',
});
const yearsFact = (field: keyof Property, term: TextKey): Fact => ({
  ...numberFact(field, term),
  unit: 'UNIT_YEARS',
});

/** A year is a number without the dot of thousands. */
const yearFact = textFact;

/** Every fact of §3 in the order of the page; the fields shown elsewhere are in test/pages/property. */
export const FACT_GROUPS: readonly FactGroup[] = [
  {
    name: 'GROUP_LAYOUT',
    facts: [
      numberFact('NumberOfBedRooms', 'FIELD_NUMBER_OF_BED_ROOMS'),
      numberFact('NumberOfBathRooms', 'FIELD_NUMBER_OF_BATH_ROOMS'),
      numberFact('NumberOfShowerRooms', 'FIELD_NUMBER_OF_SHOWER_ROOMS'),
      numberFact('NumberOfToilets', 'FIELD_NUMBER_OF_TOILETS'),
      numberFact('NumberOfExtraRooms', 'FIELD_NUMBER_OF_EXTRA_ROOMS'),
      numberFact('NumberOfFloors', 'FIELD_NUMBER_OF_FLOORS'),
      { field: 'FloorNumber', term: 'FIELD_FLOOR_NUMBER', displayType: 'floor' },
      textFact('UnitNumber', 'FIELD_UNIT_NUMBER'),
      numberFact('NumberOfGarages', 'FIELD_NUMBER_OF_GARAGES'),
      numberFact('NumberOfParkings', 'FIELD_NUMBER_OF_PARKINGS'),
      numberFact('NumberOfExternalParkings', 'FIELD_NUMBER_OF_EXTERNAL_PARKINGS'),
      numberFact('NumberOfFacades', 'FIELD_NUMBER_OF_FACADES'),
    ],
  },
  {
    name: 'GROUP_SURFACES',
    facts: [
      areaFact('SurfaceLiving', 'FIELD_SURFACE_LIVING'),
      areaFact('SurfaceTotal', 'FIELD_SURFACE_TOTAL'),
      areaFact('SurfaceGround', 'FIELD_SURFACE_GROUND'),
      areaFact('SurfaceTerrace', 'FIELD_SURFACE_TERRACE'),
      areaFact('SurfaceGarden', 'FIELD_SURFACE_GARDEN'),
      areaFact('SurfaceOffice', 'FIELD_SURFACE_OFFICE'),
      areaFact('SurfaceStore', 'FIELD_SURFACE_STORE'),
      areaFact('SurfaceConstructed', 'FIELD_SURFACE_CONSTRUCTED'),
      areaFact('TotalArea', 'FIELD_TOTAL_AREA'),
      widthFact('FrontWidth', 'FIELD_FRONT_WIDTH'),
      widthFact('PlotWidth', 'FIELD_PLOT_WIDTH'),
    ],
  },
  {
    name: 'GROUP_BUILDING',
    facts: [
      yearFact('ConstructionYear', 'FIELD_CONSTRUCTION_YEAR'),
      yearFact('RenovationYear', 'FIELD_RENOVATION_YEAR'),
      textFact('Style', 'FIELD_STYLE'),
      textFact('Condition', 'FIELD_CONDITION'),
      textFact('ConditionComment', 'FIELD_CONDITION_COMMENT'),
      textFact('Facades', 'FIELD_FACADES'),
      textFact('KitchenName', 'FIELD_KITCHEN_NAME'),
      textFact('KitchenComment', 'FIELD_KITCHEN_COMMENT'),
      textFact('HeatingName', 'FIELD_HEATING_NAME'),
      textFact('HeatingType', 'FIELD_HEATING_TYPE'),
      textFact('HeatingComment', 'FIELD_HEATING_COMMENT'),
      textFact('WindowFrame', 'FIELD_WINDOW_FRAME'),
      textFact('WindowGlazing', 'FIELD_WINDOW_GLAZING'),
      textFact('FloorCovering', 'FIELD_FLOOR_COVERING'),
      textFact('RoofType', 'FIELD_ROOF_TYPE'),
      textFact('RoofMaterial', 'FIELD_ROOF_MATERIAL'),
      textFact('RoofCondition', 'FIELD_ROOF_CONDITION'),
      textFact('Interior', 'FIELD_INTERIOR'),
      textFact('Exterior', 'FIELD_EXTERIOR'),
      textFact('Environment', 'FIELD_ENVIRONMENT'),
      textFact('OrientationRear', 'FIELD_ORIENTATION_REAR'),
      textFact('OrientationTerrace', 'FIELD_ORIENTATION_TERRACE'),
      textFact('OrientationGarden', 'FIELD_ORIENTATION_GARDEN'),
    ],
  },
  {
    name: 'GROUP_FEATURES',
    facts: [
      yesNoFact('HasGas', 'FIELD_HAS_GAS'),
      yesNoFact('HasWater', 'FIELD_HAS_WATER'),
      yesNoFact('HasElectricity', 'FIELD_HAS_ELECTRICITY'),
      yesNoFact('HasDrain', 'FIELD_HAS_DRAIN'),
      yesNoFact('HasLift', 'FIELD_HAS_LIFT'),
      yesNoFact('HasCellar', 'FIELD_HAS_CELLAR'),
      yesNoFact('HasAttic', 'FIELD_HAS_ATTIC'),
      yesNoFact('HasTerrace', 'FIELD_HAS_TERRACE'),
      yesNoFact('HasGarden', 'FIELD_HAS_GARDEN'),
      yesNoFact('HasGarage', 'FIELD_HAS_GARAGE'),
      yesNoFact('HasParking', 'FIELD_HAS_PARKING'),
      yesNoFact('IsFurnished', 'FIELD_IS_FURNISHED'),
      yesNoFact('HasPool', 'FIELD_HAS_POOL'),
    ],
  },
  {
    name: 'GROUP_PLANNING',
    facts: [
      textFact('AreaApplication', 'FIELD_AREA_APPLICATION'),
      yesNoFact('Permit', 'FIELD_PERMIT'),
      yesNoFact('AllotmentPermit', 'FIELD_ALLOTMENT_PERMIT'),
      yesNoFact('Summons', 'FIELD_SUMMONS'),
      yesNoFact('PreemptiveRights', 'FIELD_PREEMPTIVE_RIGHTS'),
      {
        field: 'JudicialDecision',
        term: 'FIELD_JUDICIAL_DECISION',
        displayType: 'judicial-decision',
      },
      textFact('PlanningInformation', 'FIELD_PLANNING_INFORMATION'),
      textFact('RegisteredRight', 'FIELD_REGISTERED_RIGHT'),
      textFact('FloodRiskArea', 'FIELD_FLOOD_RISK_AREA'),
      textFact('FloodZone', 'FIELD_FLOOD_ZONE'),
      textFact('RiverbankZone', 'FIELD_RIVERBANK_ZONE'),
      textFact('FloodGScore', 'FIELD_FLOOD_G_SCORE'),
      textFact('FloodPScore', 'FIELD_FLOOD_P_SCORE'),
      textFact('Servitudes', 'FIELD_SERVITUDES'),
      textFact('Heritage', 'FIELD_HERITAGE'),
    ],
  },
  {
    name: 'GROUP_CERTIFICATES',
    facts: [
      textFact('ElectricityCertificate', 'FIELD_ELECTRICITY_CERTIFICATE'),
      textFact('GasCertificate', 'FIELD_GAS_CERTIFICATE'),
      textFact('GroundCertificate', 'FIELD_GROUND_CERTIFICATE'),
      textFact('AsbestosType', 'FIELD_ASBESTOS_TYPE'),
      dateFact('AsbestosCertificateDate', 'FIELD_ASBESTOS_CERTIFICATE_DATE'),
    ],
  },
  {
    name: 'GROUP_OTHER',
    facts: [
      textFact('MainTypeName', 'FIELD_MAIN_TYPE_NAME'),
      textFact('ID', 'FIELD_ID'),
      textFact('UniqueCode', 'FIELD_UNIQUE_CODE'),
      textFact('RecordFile', 'FIELD_RECORD_FILE'),
      textFact('Manager', 'FIELD_MANAGER'),
      textFact('Status', 'FIELD_STATUS'),
      textFact('Availability', 'FIELD_AVAILABILITY'),
      dateFact('DatePosted', 'FIELD_DATE_POSTED'),
      textFact('RentalContractType', 'FIELD_RENTAL_CONTRACT_TYPE'),
    ],
  },
];

/** What it costs: below the facts, in its own section. */
export const COST_GROUPS: readonly FactGroup[] = [
  {
    name: 'GROUP_COSTS',
    facts: [
      priceRevealingFact('StartPrice', 'FIELD_START_PRICE'),
      priceRevealingFact('MonthlyRent', 'FIELD_MONTHLY_RENT'),
      priceFact('ChargesRenter', 'FIELD_CHARGES_RENTER'),
      priceFact('ChargesOwner', 'FIELD_CHARGES_OWNER'),
      textFact('ChargesComment', 'FIELD_CHARGES_COMMENT'),
      priceRevealingFact('DepositAmount', 'FIELD_DEPOSIT_AMOUNT'),
      priceFact('RenterInventory', 'FIELD_RENTER_INVENTORY'),
      {
        ...priceFact('RenterTotalCost', 'FIELD_RENTER_TOTAL_COST'),
        isHiddenFor: (property) => !canShowRenterAgencyCost(property),
      },
      priceRevealingFact('MinimumIncome', 'FIELD_MINIMUM_INCOME'),
      numberFact('MaximumPersons', 'FIELD_MAXIMUM_PERSONS'),
      priceFact('GaragePrice', 'FIELD_GARAGE_PRICE'),
      priceFact('ParkingPrice', 'FIELD_PARKING_PRICE'),
      priceFact('OptionPrice', 'FIELD_OPTION_PRICE'),
      priceRevealingFact('ConstructionCost', 'FIELD_CONSTRUCTION_COST'),
      priceRevealingFact('GroundPart', 'FIELD_GROUND_PART'),
      priceRevealingFact('VATBuilding', 'FIELD_VAT_BUILDING'),
      { field: 'VATPercentage', term: 'FIELD_VAT_PERCENTAGE', displayType: 'percentage' },
      priceRevealingFact('VATValue', 'FIELD_VAT_VALUE'),
      textFact('RegistrationType', 'FIELD_REGISTRATION_TYPE'),
      priceRevealingFact('RegisteredRights', 'FIELD_REGISTERED_RIGHTS'),
      priceRevealingFact('NotaryFee', 'FIELD_NOTARY_FEE'),
      priceRevealingFact('NotaryFeeVAT', 'FIELD_NOTARY_FEE_VAT'),
      priceRevealingFact('VariousCosts', 'FIELD_VARIOUS_COSTS'),
      priceRevealingFact('TotalCost', 'FIELD_TOTAL_COST'),
      priceRevealingFact('TotalPrice', 'FIELD_TOTAL_PRICE'),
      priceFact('CadastralIncome', 'FIELD_CADASTRAL_INCOME'),
      priceFact('RealEstateTax', 'FIELD_REAL_ESTATE_TAX'),
      textFact('Commission', 'FIELD_COMMISSION'),
      textFact('IPI', 'FIELD_IPI'),
      textFact('BIV', 'FIELD_BIV'),
    ],
  },
  {
    name: 'GROUP_LIFE_ANNUITY',
    facts: [
      textFact('LifeAnnuityType', 'FIELD_LIFE_ANNUITY_TYPE'),
      textFact('LifeAnnuityConditions', 'FIELD_LIFE_ANNUITY_CONDITIONS'),
      yearsFact('LifeAnnuityHead1Age', 'FIELD_LIFE_ANNUITY_HEAD1_AGE'),
      textFact('LifeAnnuityHead1Sex', 'FIELD_LIFE_ANNUITY_HEAD1_SEX'),
      yearsFact('LifeAnnuityHead2Age', 'FIELD_LIFE_ANNUITY_HEAD2_AGE'),
      textFact('LifeAnnuityHead2Sex', 'FIELD_LIFE_ANNUITY_HEAD2_SEX'),
      priceRevealingFact('LifeAnnuitySurvivalRent', 'FIELD_LIFE_ANNUITY_SURVIVAL_RENT'),
      yesNoFact('LifeAnnuityIndexedRent', 'FIELD_LIFE_ANNUITY_INDEXED_RENT'),
      textFact('LifeAnnuityMaxDuration', 'FIELD_LIFE_ANNUITY_MAX_DURATION'),
    ],
  },
];

/** Beside the arrows of the energy block, below the figure itself. */
export const ENERGY_FACTS: readonly Fact[] = [
  { ...numberFact('EnergyTotal', 'FIELD_ENERGY_TOTAL'), unit: 'UNIT_KWH_YEAR', showZero: true },
  { ...numberFact('CO2Emission', 'FIELD_CO2_EMISSION'), unit: 'UNIT_CO2_M2_YEAR', showZero: true },
  { ...numberFact('ELevel', 'FIELD_E_LEVEL'), showZero: true },
  textFact('EPCCertificateNumber', 'FIELD_EPC_CERTIFICATE_NUMBER'),
  dateFact('EPCEndDate', 'FIELD_EPC_END_DATE'),
];
