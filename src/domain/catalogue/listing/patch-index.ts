import { toDayNumber } from '../../format/brussels-day';
import { getPostedDate } from '../public-from';
import type { TitleOrders } from './compute-orders';
import { createNewestFirst, createTitleOrder } from './compute-orders';
import { toPriceLabel, writeOrders, writeRow } from './encode-index';
import type { IndexedProperty } from './indexed-property';
import type { CityCoordinates, ListingIndex } from './listing-index';
import { allocateColumns, findRowById, toCategoryBits, toCityId } from './listing-index';
import { markRecent, renumber } from './omit-rows';

/** Loads the titles of rows of the index before: of those that a changed title is compared with. */
export type LoadTitle = (id: number, language: 'nl' | 'fr') => Promise<string>;

/**
 * Returns an index with other rows of these properties: as encodeListingIndex makes it of all of them, which a test
 * compares byte by byte. Their ID, town, categories and subtype stay; the index knows all of them.
 */
export async function patchListingIndex(
  index: ListingIndex,
  changed: readonly IndexedProperty[],
  cityCoordinates: readonly CityCoordinates[],
  loadTitle: LoadTitle,
): Promise<ListingIndex> {
  const columns = allocateColumns(index.count);
  for (const name of Object.keys(columns) as (keyof typeof columns)[])
    columns[name].set(index.columns[name]);
  const labels = [...index.labels];
  const cityCentres = new Map(cityCoordinates.map((city) => [toCityId(city), city]));
  const rows = new Map(changed.map((property) => [findRowById(index, property.nl.ID), property]));
  for (const [row, property] of rows) {
    if (row < 0) throw new Error(`property ${property.nl.ID} is not in the index`);
    writeRow(columns, row, {
      ...property,
      cityNumber: columns.city[row] as number,
      labelNumber: labels.push(toPriceLabel(property)) - 1,
      kindNumber: columns.kind[row] as number,
      categoryBits: toCategoryBits(index.categories, property.categories),
      postedDay: toDayNumber(getPostedDate(property.nl)),
      isRecent: false,
      cityCentre: cityCentres.get(toCityId(property.nl)),
    });
  }
  markRecent(columns);
  const titles = await moveTitles(index, columns, rows, loadTitle);
  writeOrders(columns, index.categories, titles);
  return { ...index, labels: uniteLabels(columns.label, labels), columns };
}

/** Gives equal labels one number, in the order of the rows. */
function uniteLabels(
  cells: ListingIndex['columns']['label'],
  labels: readonly ListingIndex['labels'][number][],
): ListingIndex['labels'] {
  const numbers = new Map<string, number>();
  const firsts = labels.map((label, number) => {
    const key = JSON.stringify(label);
    if (!numbers.has(key)) numbers.set(key, number);
    return numbers.get(key) ?? number;
  });
  cells.forEach((number, row) => {
    cells[row] = firsts[number] ?? number;
  });
  return renumber(cells, labels);
}

/** Moves changed rows to their places in the orders by title; reads as many other titles as a search needs. */
async function moveTitles(
  index: ListingIndex,
  columns: ListingIndex['columns'],
  rows: ReadonlyMap<number, IndexedProperty>,
  loadTitle: LoadTitle,
): Promise<TitleOrders> {
  const newest = createNewestFirst(columns);
  const compareTitles = createTitleOrder();
  const move = async (order: Uint32Array, language: 'nl' | 'fr'): Promise<number[]> => {
    const getTitle = async (row: number) =>
      rows.get(row)?.[language].TypeDescription ??
      loadTitle(index.columns.id[row] as number, language);
    const moved = new Set<number>();
    for (const row of rows.keys()) {
      const before = await loadTitle(index.columns.id[row] as number, language);
      const isSame = before === (await getTitle(row));
      if (!isSame || index.columns.posted[row] !== columns.posted[row]) moved.add(row);
    }
    const kept = [...order].filter((row) => !moved.has(row));
    for (const row of moved) {
      const title = await getTitle(row);
      let [low, high] = [0, kept.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        const other = kept[middle] as number;
        const isBefore = (compareTitles(title, await getTitle(other)) || newest(row, other)) < 0;
        if (isBefore) high = middle;
        else low = middle + 1;
      }
      kept.splice(low, 0, row);
    }
    return kept;
  };
  return {
    byTitleNl: await move(index.columns.byTitleNl, 'nl'),
    byTitleFr: await move(index.columns.byTitleFr, 'fr'),
  };
}
