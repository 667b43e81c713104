import { describe, expect, test } from 'vitest';
import { HIDEABLE_FACTS } from '../../../src/domain/catalogue/hide-facts';
import { PropertyDetail } from '../../../src/domain/catalogue/property-detail';
import { PropertySummary } from '../../../src/domain/catalogue/property-summary';
import { SALE_KIND_FIELDS } from '../../../src/domain/catalogue/sale-kind';
import { COST_GROUPS } from '../../../src/views/facts/cost-groups';
import { ENERGY_FACTS } from '../../../src/views/facts/energy-facts';
import { FACT_GROUPS } from '../../../src/views/facts/fact-groups';

/** Fields of a property that the page shows outside its lists of facts, and their place. */
const FIELDS_SHOWN_ELSEWHERE: Record<string, string> = {
  language: 'the lang attribute',
  Goal: 'the line above the headline, its section and its path',
  City: 'the line above the headline, location',
  Zip: 'the line above the headline, location',
  TypeDescription: 'the headline',
  TextLanguage: 'the language that the texts are marked with',
  WebID: 'its section, similar properties, the energy rules',
  WebIDs: 'its section, similar properties, the energy rules',
  Marquee: 'state: sold, rented, under option',
  MarqueeName: 'in place of the price, if the configuration lists the marquee',
  Domicile: 'as a second home',
  DomicileNote: 'as a second home',
  DomicileSource: 'as a second home',
  DomicileDate: 'as a second home',
  HolidayLetting: 'as a second home',
  HolidayLettingNote: 'as a second home',
  HolidayLettingSource: 'as a second home',
  HolidayLettingDate: 'as a second home',
  GroundHolding: 'as a second home',
  GroundHoldingNote: 'as a second home',
  GroundHoldingSource: 'as a second home',
  GroundHoldingDate: 'as a second home',
  SecondHomeTax: 'as a second home',
  SecondHomeTaxSource: 'as a second home',
  SecondHomeTaxDate: 'as a second home',
  ParkCharges: 'as a second home',
  ParkChargesSource: 'as a second home',
  ParkChargesDate: 'as a second home',
  UnitRents: 'what the property brings in',
  OpenDays: 'the notice of the days on which anybody may come and look',
  PublicFrom: 'the notice to whoever sees it before; the day of posting',
  ProjectID: 'the link to its project, the breadcrumb',
  SmallPictureItem: 'lists',
  XLargePictureItem: 'the mosaic, where there are no other pictures',
  Price: 'the contact card',
  PublishPrice: 'whether the price shows',
  PriceUnit: 'the price',
  PriceUnitText: 'the price',
  PublishAddress: 'whether the address shows',
  Street: 'location',
  HouseNumber: 'location',
  BoxNr: 'location',
  CountryID: 'location, the energy rules',
  CountryName: 'location',
  EnergyPerformance: 'the energy block',
  EPCLabelText: 'the energy block, key facts',
  ManagerID: 'the person on the contact card',
  IPI: 'the contact card, where the agent has no number of their own',
  BIV: 'the contact card, where the agent has no number of their own',
  Latitude: 'structured data and the map, where the address is published',
  Longitude: 'structured data and the map, where the address is published',
  ShortDescription: 'the description for search engines; the text where there is no other',
  Description: 'the description',
  LocationDescription: 'location',
  Mobiscore: 'location',
  PointsOfInterest: 'location',
  Documents: 'documents',
  Pictures: 'the mosaic and the plans',
  Withdrawn: 'nowhere: the office took it off the site',
  VideoUrl: 'links on the mosaic',
  VirtualTourUrl: 'links on the mosaic',
  VisualisationUrl: 'links on the mosaic',
};

const facts = [...FACT_GROUPS, ...COST_GROUPS].flatMap((group) => group.facts).concat(ENERGY_FACTS);

describe('the facts of a property', () => {
  test('include every field of §3 that is not shown elsewhere', () => {
    const fields = Object.keys({ ...PropertyDetail.entries, ...PropertySummary.entries });
    const pageFields = [
      ...facts.map(({ field }) => field as string),
      ...Object.keys(FIELDS_SHOWN_ELSEWHERE),
    ];
    expect(pageFields.sort()).toEqual(fields.sort());
  });

  test('contain each field once', () => {
    const terms = facts.map(({ term }) => term);
    expect(terms.length).toBe(new Set(terms).size);
  });

  test('can be hidden by a display rule, but for those that name the property or decide its kind of sale', () => {
    const summary = Object.keys(PropertySummary.entries);
    const fields = facts
      .map(({ field }): string => field)
      .filter((field) => !summary.includes(field))
      .filter((field) => !SALE_KIND_FIELDS.some((decisive) => decisive === field));
    expect([...HIDEABLE_FACTS].sort()).toEqual(fields.sort());
  });

  test('that reveal the price are hidden with it', () => {
    const hiddenFields = facts.filter(({ revealsPrice }) => revealsPrice).map(({ field }) => field);
    expect(hiddenFields).toEqual(
      expect.arrayContaining([
        'MonthlyRent',
        'StartPrice',
        'DepositAmount',
        'MinimumIncome',
        'RegisteredRights',
        'NotaryFee',
        'TotalCost',
        'TotalPrice',
      ]),
    );
  });
});
