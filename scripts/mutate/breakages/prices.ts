import type { Breakage } from '../breakage';

const ALL_IN = 'test/domain/costs/all-in-price.test.ts';
const ONE_AMOUNT = 'test/features/listing/one-amount.test.ts';
const SALE_KINDS = 'test/features/property/sale-kinds.test.ts';
const KIND_OUTPUTS = 'test/features/property/sale-kind-outputs.test.ts';
const YIELD = 'test/features/costs/letting-yield.test.ts';
const NEAREST = 'test/domain/catalogue/nearest/nearest-rows.test.ts';
const SIMILAR = 'test/domain/catalogue/nearest/similar-properties.test.ts';

/** Guarantees of what a buyer is told to pay, and of what is called near or alike (decisions 104, 106, 122). */
export const PRICE_BREAKAGES: readonly Breakage[] = [
  {
    name: 'a price all-in is the highest estimate',
    guarantee: 'No buyer pays more than the price all-in says.',
    file: 'src/domain/costs/all-in-price.ts',
    before: 'roundUpToEuro(totalRange.to, STEP)',
    after: 'roundUpToEuro(totalRange.from, STEP)',
    tests: [ALL_IN],
  },
  {
    name: 'a price all-in gives no unpublished price away',
    guarantee: 'A price on request has no price all-in.',
    file: 'src/domain/costs/all-in-price.ts',
    before: 'isPriceShown(property, listings) ? describeCostSubject(property) : undefined',
    after: 'listings ? describeCostSubject(property) : undefined',
    tests: [ALL_IN],
  },
  {
    name: 'a budget without a plan is counted by the dearest',
    guarantee: 'Who has not said how they buy is shown nothing above their budget.',
    file: 'src/domain/costs/situation.ts',
    before: "DEAREST_SITUATION: HomeSituation = 'second-home'",
    after: "DEAREST_SITUATION: HomeSituation = 'only-home'",
    tests: [ALL_IN],
  },
  {
    name: 'a budget is that of the plan',
    guarantee: 'A list filters by the amount that its cards say.',
    file: 'src/domain/catalogue/listing/filter-match.ts',
    before: "criterion.kind === 'all-in' ? ALL_IN_COLUMNS[situation].price",
    after: "criterion.kind === 'all-in' && situation ? ALL_IN_COLUMNS[DEAREST_SITUATION].price",
    tests: [ONE_AMOUNT],
  },
  {
    name: 'own funds are not borrowed',
    guarantee: 'A monthly payment is that of the loan for what own funds leave.',
    file: 'src/domain/costs/loan.ts',
    before: 'Math.max(0, total - ownFunds)',
    after: 'Math.max(0, total - 0 * ownFunds)',
    tests: [ONE_AMOUNT],
  },
  {
    name: 'a missing total has its reason',
    guarantee: 'A card says why its property has no total.',
    file: 'src/domain/catalogue/listing/budget-counts.ts',
    before: "if (kind !== 'private' && kind !== 'new-construction') return kind;",
    after: "if (kind === 'takeover' || kind === 'letting') return kind;",
    tests: [ONE_AMOUNT],
  },
  {
    name: 'a decision of a judge makes a sale public',
    guarantee: 'A public sale is never shown as a private one.',
    file: 'src/domain/catalogue/sale-kind.ts',
    before: 'JudicialDecision === JUDGE_DECIDED && (',
    after: 'JudicialDecision !== JUDGE_DECIDED && (',
    tests: [SALE_KINDS],
  },
  {
    name: 'a public sale has no total',
    guarantee: 'Nobody is told a total of a public sale.',
    file: 'src/domain/catalogue/sale-kind-rules.ts',
    before: "costs: undefined,\n    costsNote: 'COSTS_PUBLIC_SALE',",
    after: "costs: 'buyer',\n    costsNote: 'COSTS_PUBLIC_SALE',",
    tests: [KIND_OUTPUTS],
  },
  {
    name: 'a public sale takes no private offer',
    guarantee: 'Nobody makes a private offer for a public sale.',
    file: 'src/domain/catalogue/sale-kind-rules.ts',
    before: "form: undefined,\n    offerNote: 'PUBLIC_SALE_OFFER',",
    after: "form: 'make-offer',\n    offerNote: 'PUBLIC_SALE_OFFER',",
    tests: [SALE_KINDS],
  },
  {
    name: 'a bouquet is compared with no price',
    guarantee: 'A life annuity never stands beside prices as if it could be compared.',
    file: 'src/domain/catalogue/sale-kind-rules.ts',
    before: '// The sum at signing is a part of what is paid.\n    isPriceComparable: false,',
    after: '// The sum at signing is a part of what is paid.\n    isPriceComparable: true,',
    tests: [SALE_KINDS],
  },
  {
    name: 'a net yield is on all that is paid',
    guarantee: 'A net yield counts the costs of the purchase.',
    file: 'src/features/costs/letting-yield.ts',
    before: 'netPercent: (net / outlay) * 100',
    after: 'netPercent: (net / costs.price) * 100',
    tests: [YIELD],
  },
  {
    name: 'some of the rents do not pass for all',
    guarantee: 'Rents by unit are told only if each of them can be read.',
    file: 'src/domain/catalogue/unit-rents.ts',
    before: 'units.length > 0 && units.every((unit) => unit !== undefined) ? units : undefined',
    after: 'units.length > 0 ? units.filter((unit) => unit !== undefined) : undefined',
    tests: [YIELD],
  },
  {
    name: 'an answer about a second home has a source',
    guarantee: 'Nobody is told whether they may live or let somewhere without who said so.',
    file: 'src/domain/catalogue/second-home.ts',
    before: "value === 'unknown' || !source ||",
    after: "value === 'unknown' || source === undefined ||",
    tests: ['test/features/property/second-home.test.ts'],
  },
  {
    name: 'nearest is by how far a bound is exceeded',
    guarantee: 'What comes nearest in price is what exceeds it least.',
    file: 'src/domain/catalogue/nearest/criterion-distance.ts',
    before: "end === 'max' ? value - bound : bound - value",
    after: "end === 'min' ? value - bound : bound - value",
    tests: [NEAREST],
  },
  {
    name: 'an unknown price is not near',
    guarantee: 'An order tells no price that is not published.',
    file: 'src/domain/catalogue/nearest/criterion-distance.ts',
    before: 'return sum + UNKNOWN_STEPS;',
    after: 'return sum;',
    tests: [NEAREST],
  },
  {
    name: 'similar is of the same kind of sale first',
    guarantee: 'Similar properties are sold in the same way before they are alike.',
    file: 'src/domain/catalogue/nearest/similar-properties.ts',
    before: 'a.rank - b.rank ||',
    after: 'b.rank - a.rank ||',
    tests: [SIMILAR],
  },
];
