import type { ListingIndex } from '../../../domain/catalogue/listing/listing-index';
import { findRowById } from '../../../domain/catalogue/listing/listing-index';
import { TRAIT } from '../../../domain/catalogue/listing/traits';
import { toListingGoal } from '../../../domain/catalogue/property-kind';
import { foldText } from '../../../domain/language/fold-text';
import { CATALOGUE_LANGUAGES } from '../../../domain/language/language';
import { readReference } from '../../../domain/typed-values/read-reference';
import type { RequestContext } from '../../../platform/request-context';
import type { PortfolioQuery } from './portfolio-query';

/** Selects the rows of the index that the filters leave, in their order; `figures` are by listing, for an order by them. */
export async function selectRows(
  { snapshot, early }: Pick<RequestContext, 'snapshot' | 'early'>,
  query: PortfolioQuery,
  figures: ReadonlyMap<number, number>,
): Promise<number[]> {
  const { index } = snapshot.catalogue;
  const found = await findByWords(snapshot.catalogue, query.q);
  const isLeft = (row: number) =>
    found?.has(row) !== false &&
    (query.agent === undefined || index.columns.agent[row] === query.agent) &&
    (query.goal === '' || toListingGoal(index.columns.goal[row]) === query.goal) &&
    (query.state === '' || readState(index, row, early) === query.state);
  return orderRowsBy(index, query.sort, figures).filter(isLeft);
}

/** Returns whether a listing can be had, as the filter of the portfolio names it. */
export function readState(
  { columns }: ListingIndex,
  row: number,
  early: ReadonlyMap<number, unknown>,
): Exclude<PortfolioQuery['state'], ''> {
  const traits = columns.traits[row] ?? 0;
  if (traits & TRAIT.closed) return 'closed';
  if (traits & TRAIT.underOption) return 'option';
  return early.has(columns.id[row] ?? 0) ? 'early' : 'open';
}

/** Finds the rows of a reference, of a town whose name begins so, and of texts that hold the words; undefined without words. */
async function findByWords(
  { index, searchWords }: RequestContext['snapshot']['catalogue'],
  words: string,
): Promise<ReadonlySet<number> | undefined> {
  if (!words) return undefined;
  const begin = foldText(words);
  const towns = index.cities.map(
    ({ Name, Zip }) => foldText(Name).startsWith(begin) || Zip === words,
  );
  const texts = await Promise.all(
    CATALOGUE_LANGUAGES.map((language) => searchWords(words, language)),
  );
  const ids = [readReference(words) ?? 0, ...texts.flat(2)];
  const rows = new Set(ids.map((id) => findRowById(index, id)).filter((row) => row >= 0));
  index.columns.city.forEach((city, row) => {
    if (towns[city]) rows.add(row);
  });
  return rows;
}

function orderRowsBy(
  { count, columns }: ListingIndex,
  sort: PortfolioQuery['sort'],
  figures: ReadonlyMap<number, number>,
): number[] {
  const read = (row: number) => figures.get(columns.id[row] ?? 0) ?? 0;
  switch (sort) {
    case 'new':
      return [...columns.byDate];
    case 'old':
      return [...columns.byDate].reverse();
    case 'price':
      return [...columns.byPrice];
    case 'price-desc':
      return [...columns.byPriceDesc];
    case 'city':
      return [...columns.byCity];
    default:
      return Array.from({ length: count }, (_, row) => row).sort(
        (one, other) => read(other) - read(one) || one - other,
      );
  }
}
