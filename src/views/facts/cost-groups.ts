import type { Property } from '../../domain/catalogue/property';
import { getSaleKindRules, SALE_KIND_RULES } from '../../domain/catalogue/sale-kind-rules';
import { showsOwnPrice } from '../../domain/catalogue/shown-price';
import { findVatBasis } from '../../domain/costs/vat-basis';
import { canShowRenterAgencyCost } from '../../domain/law/legal-rules';
import type { Fact, FactGroup } from './fact';
import { numberFact, priceFact, priceRevealingFact, textFact, yearsFact, yesNoFact } from './fact';

const ALL_COST_GROUPS: readonly FactGroup[] = [
  {
    name: 'GROUP_COSTS',
    facts: [
      {
        ...priceRevealingFact('StartPrice', 'FIELD_START_PRICE'),
        // A home with a price of its own begins at no other: that is the lowest of its building. Beside a price with VAT, one
        // without it would be a second and lower amount for one home.
        isHiddenFor: (property) =>
          (property.Price > 0 && showsOwnPrice(property)) || findVatBasis(property) !== undefined,
        kindTerms: { 'public-sale': SALE_KIND_RULES['public-sale'].priceTerm },
      },
      {
        ...priceRevealingFact('MonthlyRent', 'FIELD_MONTHLY_RENT'),
        kindTerms: { 'life-annuity': 'COSTS_ANNUITY_MONTHLY', takeover: 'FIELD_RENT_OF_PREMISES' },
      },
      priceFact('ChargesRenter', 'FIELD_CHARGES_RENTER'),
      {
        ...priceFact('ChargesOwner', 'FIELD_CHARGES_OWNER'),
        // A tenant pays his own charges; the owner's are not his business.
        isHiddenFor: (property) => getSaleKindRules(property).costs === 'tenant',
      },
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
    ],
    listNotes: (property) => (findVatBasis(property) ? ['COSTS_WITHOUT_VAT'] : []),
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

/** Fields that the costs by situation replace (decision 40), so that no second figure stands beside them. */
export const COMPUTED_COST_FIELDS: ReadonlySet<keyof Property> = new Set([
  'RegistrationType',
  'RegisteredRights',
  'NotaryFee',
  'NotaryFeeVAT',
  'VariousCosts',
  'TotalCost',
  'TotalPrice',
  'VATPercentage',
  'VATValue',
  'VATBuilding',
]);

/** A sum of the listing software shows nowhere for a sale whose costs cannot be computed (decision 106). */
const withKindOfSale = (fact: Fact): Fact =>
  COMPUTED_COST_FIELDS.has(fact.field)
    ? { ...fact, isHiddenFor: (property) => getSaleKindRules(property).costs === undefined }
    : fact;

/** The costs, which have a section of their own below the facts. */
export const COST_GROUPS: readonly FactGroup[] = ALL_COST_GROUPS.map((group) => ({
  ...group,
  facts: group.facts.map(withKindOfSale),
}));
