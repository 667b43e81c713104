import type { ListingIndex } from '../../domain/catalogue/listing/listing-index';
import { TRAIT } from '../../domain/catalogue/listing/traits';
import type { RequestContext } from '../../platform/request-context';
import type { LocalizedPaths } from './sitemap-xml';

/** Properties of a file on average: each file reads the few buckets that hold its own, and no other. */
const PROPERTIES_PER_FILE = 512;

/**
 * Counts the files with properties. It is a power of two, as is the number of buckets: a file then
 * holds whole buckets, and a catalogue that doubles leaves half of its properties in their file.
 */
export function countPropertyFiles({ count }: Pick<ListingIndex, 'count'>): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(count / PROPERTIES_PER_FILE)));
}

/** Lists the properties of a file that search engines may index: sold and rented ones are left out. */
function listOpenIds({ count, columns }: ListingIndex, file: number): number[] {
  const mask = countPropertyFiles({ count }) - 1;
  const ids: number[] = [];
  for (let row = 0; row < count; row++) {
    const id = columns.id[row] ?? 0;
    if ((id & mask) === file && !((columns.traits[row] ?? 0) & TRAIT.closed)) ids.push(id);
  }
  return ids;
}

/** Loads the paths of the properties of a file, each in every language in use. */
export async function loadPropertyPaths(
  { snapshot, languages, hrefForLanguage }: RequestContext,
  file: number,
): Promise<LocalizedPaths[]> {
  const { catalogue } = snapshot;
  const ids = listOpenIds(catalogue.index, file);
  const [nl, fr] = await Promise.all([
    catalogue.loadCards(ids, 'nl'),
    catalogue.loadCards(ids, 'fr'),
  ]);
  const hrefs = languages.map((language) => [language, hrefForLanguage(language)] as const);
  return ids.map((_, position) =>
    Object.fromEntries(
      hrefs.flatMap(([language, href]) => {
        const card = (language === 'fr' ? fr : nl)[position];
        return card ? [[language, href.property(card)]] : [];
      }),
    ),
  );
}
