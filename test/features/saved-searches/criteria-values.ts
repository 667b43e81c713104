import { EPC_LETTERS } from '../../../src/domain/catalogue/epc-letters';
import type { ListingIndex } from '../../../src/domain/catalogue/listing/listing-index';
import { readSaleKind } from '../../../src/domain/catalogue/listing/listing-index';
import { HOME_SITUATIONS } from '../../../src/domain/costs/situation';
import type { Criteria, CriterionName } from '../../../src/domain/criteria/criteria';
import {
  CRITERION_NAMES,
  getCriterion,
  getCriterionFields,
  getRangeEnds,
  STATES,
} from '../../../src/domain/criteria/criteria';
import { listOfferedRegions } from '../../../src/domain/criteria/search-region';
import { fc } from '../../seeded-fast-check';

/** Values of one criterion that occur among the properties of an index, without what restricts nothing. */
export type CriterionValues = fc.Arbitrary<Criteria>;

/** The criteria that a search keeps. */
export const KEPT_NAMES = CRITERION_NAMES.filter((name) => getCriterion(name).isKept !== false);

/** Draws values of a criterion that occur in an index. */
export function drawCriterion(index: ListingIndex, name: CriterionName): CriterionValues {
  const { columns, cities, categories } = index;
  const criterion = getCriterion(name);
  const rows = Array.from({ length: index.count }, (_, row) => row);
  const some = <Item>(items: readonly Item[]) =>
    fc.subarray([...items], { minLength: 1, maxLength: Math.min(3, items.length) });
  /** Around one property, a kilometre or thirty. */
  const around = fc
    .tuple(fc.constantFrom(...rows), fc.constantFrom(0.02, 0.4))
    .map(([row, size]) => {
      const [y, x] = [columns.latitude[row] ?? 0, columns.longitude[row] ?? 0];
      const round = (degrees: number) => Math.round(degrees * 1000) / 1000;
      const [south, west] = [round(y / 1e5 - size), round(x / 1e5 - size)];
      return [south, west, round(south + 2 * size), round(west + 2 * size)] as const;
    });
  switch (criterion.kind) {
    case 'number':
    case 'price': {
      const values = [...new Set(columns[criterion.column])].filter((value) => value > 0);
      const ends = getRangeEnds(name);
      return fc
        .tuple(fc.constantFrom(...values), fc.constantFrom(...values), fc.nat(ends.length))
        .map(([a, b, only]) => {
          const both = ends.map(({ field, end }) => [
            field,
            end === 'min' ? Math.min(a, b) : Math.max(a, b),
          ]);
          return Object.fromEntries(only < ends.length ? both.slice(only, only + 1) : both);
        });
    }
    case 'all-in': {
      const prices = [...new Set(columns.allInSecondHome)].filter((price) => price > 0);
      return fc.constantFrom(...prices).map((budget) => ({ budget }));
    }
    case 'situation':
      return fc.constantFrom(...HOME_SITUATIONS).map((situation) => ({ situation }));
    case 'flag':
      return fc.constant(
        Object.fromEntries(getCriterionFields(name).map((field) => [field, true])),
      );
    case 'types':
      return some(categories).map((types) => ({ types }));
    case 'places':
      return fc.oneof(
        some(cities).map((all) => ({
          cities: all.map(({ Name, Zip }) => ({ name: Name, zip: Zip })),
        })),
        some([...new Set(cities.map(({ Name }) => Name))]).map((names) => ({
          cities: names.map((name) => ({ name })),
        })),
        some(cities).map((all) => ({ zips: [...new Set(all.map(({ Zip }) => Zip))] })),
        some(listOfferedRegions(columns)).map((regions) => ({ regions })),
        around.map(([south, west, north, east]) => ({
          shape: [
            [south, west],
            [north, west],
            [north, east],
          ] as const,
        })),
        fc.tuple(some(cities), some(listOfferedRegions(columns))).map(([all, regions]) => ({
          cities: all.map(({ Name, Zip }) => ({ name: Name, zip: Zip })),
          regions,
        })),
      );
    case 'epc':
      return fc
        .constantFrom(...[...new Set(columns.epc)].filter((rank) => rank > 0))
        .map((rank) => ({ epc: EPC_LETTERS[rank - 1] }));
    case 'state':
      return fc.constantFrom(...STATES).map((state) => ({ state }));
    case 'saleKind':
      return fc
        .constantFrom(...new Set(rows.map((row) => readSaleKind(index, row))))
        .map((saleKind) => ({ saleKind }));
    case 'bounds':
      return around.map((bounds) => ({ bounds }));
    case 'words':
    case 'closed':
      return fc.constant({});
  }
}

/** Draws combinations of criteria, few enough of them that many have matches. */
export const drawCriteria = (index: ListingIndex): fc.Arbitrary<Criteria> =>
  fc
    .tuple(
      fc.constantFrom('sale' as const, 'sale' as const, 'rent' as const),
      fc.subarray(KEPT_NAMES, { minLength: 1, maxLength: 4 }),
    )
    .chain(([goal, names]) =>
      fc
        .tuple(...names.map((name) => drawCriterion(index, name)))
        .map((parts): Criteria => Object.assign({ goal }, ...parts)),
    );
