import { toCityId } from '../../../../domain/catalogue/listing/listing-index';
import { getCategories, isForSale } from '../../../../domain/catalogue/property-kind';
import type { PropertySummary } from '../../../../domain/catalogue/property-summary';
import { getListingSection } from '../../../../domain/routing/href';
import type { ListingSection } from '../../../../domain/routing/section';
import type { PropertyFile } from '../property-files';

/** Which properties a count is of. */
export interface SaleAndRent {
  sale: number;
  rent: number;
}

/** Totals over all properties that rules and parts use, counted record by record. */
export class PropertyTotals {
  /** Summaries; each property has one in each language. */
  summaries = 0;
  /** By 'LIER 2500 nl'. */
  readonly cities = new Map<string, SaleAndRent>();
  /** By WebID: the first category of a property only. */
  readonly mainCategories = new Map<number, SaleAndRent>();
  readonly categories = new Set<number>();
  readonly sections = new Set<ListingSection>();
  readonly cityIds = new Set<string>();
  readonly pictureNames = new Set<string>();

  add(file: PropertyFile, record: unknown): void {
    for (const name of findPictureNames(record)) this.pictureNames.add(name);
    if (file === 'catalogue/properties.json') this.#addSummary(record as PropertySummary);
  }

  #addSummary(summary: PropertySummary): void {
    const { City, Zip, language, WebID } = summary;
    this.summaries++;
    this.cityIds.add(toCityId(summary));
    for (const category of getCategories(summary)) this.categories.add(category);
    this.sections.add(getListingSection(summary));
    const side = isForSale(summary) ? 'sale' : 'rent';
    if (City) getCounts(this.cities, `${City} ${Zip} ${language}`)[side]++;
    getCounts(this.mainCategories, WebID)[side]++;
  }
}

function getCounts<Key>(counts: Map<Key, SaleAndRent>, key: Key): SaleAndRent {
  const existing = counts.get(key);
  if (existing) return existing;
  const created = { sale: 0, rent: 0 };
  counts.set(key, created);
  return created;
}

/** A picture in a text: what all its sizes begin with. */
const PICTURE_NAME = /\/media\/pictures\/([0-9a-f]{32}\.\d{2,4})/g;

/** Returns the names of the pictures that a record refers to; some may be there twice. */
export function findPictureNames(record: unknown): string[] {
  const text = JSON.stringify(record ?? null);
  if (!text.includes('/media/pictures/')) return [];
  return [...text.matchAll(PICTURE_NAME)].map(([, name = '']) => name);
}
