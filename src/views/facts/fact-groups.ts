import type { Property } from '../../domain/catalogue/property';
import type { TextKey } from '../../domain/language/texts';
import { isFieldOfRegion, parseFloodClass } from '../../domain/law/regional-terms';
import type { FactGroup } from './fact';
import {
  areaFact,
  dateFact,
  numberFact,
  priceFact,
  textFact,
  widthFact,
  yearFact,
  yesNoFact,
} from './fact';

/** The facts of §3 in the order of the page; test/features/property lists the fields shown elsewhere. */
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
      {
        ...textFact('FloodRiskArea', 'FIELD_FLOOD_RISK_AREA'),
        regionalTerms: { wallonia: 'FIELD_FLOOD_RISK_AREA_WALLONIA' },
      },
      textFact('FloodZone', 'FIELD_FLOOD_ZONE'),
      textFact('RiverbankZone', 'FIELD_RIVERBANK_ZONE'),
      { ...textFact('FloodGScore', 'FIELD_FLOOD_G_SCORE'), displayType: 'flood-class' },
      { ...textFact('FloodPScore', 'FIELD_FLOOD_P_SCORE'), displayType: 'flood-class' },
      textFact('Servitudes', 'FIELD_SERVITUDES'),
      textFact('Heritage', 'FIELD_HERITAGE'),
    ],
    listNotes: listPlanningNotes,
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
      priceFact('CadastralIncome', 'FIELD_CADASTRAL_INCOME'),
      priceFact('RealEstateTax', 'FIELD_REAL_ESTATE_TAX'),
      textFact('Commission', 'FIELD_COMMISSION'),
    ],
  },
];

/** The classes of the Flemish flood report, where the property has one of them. */
function listPlanningNotes(property: Property): TextKey[] {
  const hasFloodClass =
    isFieldOfRegion('FloodPScore', property) &&
    [property.FloodPScore, property.FloodGScore].some(parseFloodClass);
  return hasFloodClass ? ['FLOOD_CLASSES_NOTE'] : [];
}
