import type { ListingIndex } from '../../domain/catalogue/listing/listing-index';
import { TRAIT } from '../../domain/catalogue/listing/traits';
import { getPictureUrl } from '../../domain/catalogue/property';
import type { PropertyCardRecord } from '../../domain/catalogue/property-card';
import { buildImageUrl } from '../../domain/images/image-url';
import { toCatalogueLanguage } from '../../domain/language/language';
import type { RequestContext } from '../../platform/request-context';
import { findUpdated, loadChangeMoments } from '../feed/change-moments-store';
import type { SitemapPage } from './sitemap-xml';

/** Properties of a file on average: each file reads the few buckets that hold its own, and no other. */
const PROPERTIES_PER_FILE = 512;

/**
 * Counts the files with properties. It is a power of two, as is the number of buckets: a file then
 * holds whole buckets, and a catalogue that doubles leaves half of its properties in their file.
 */
export function countPropertyFiles({ count }: Pick<ListingIndex, 'count'>): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(count / PROPERTIES_PER_FILE)));
}

/**
 * Lists the properties of a file that search engines may index: sold and rented ones are left out. Of two versions the
 * greater number of files tells them apart.
 */
export function listOpenIds(
  { count, columns }: ListingIndex,
  file: number,
  files = countPropertyFiles({ count }),
): number[] {
  const ids: number[] = [];
  for (let row = 0; row < count; row++) {
    const id = columns.id[row] ?? 0;
    if ((id & (files - 1)) === file && !((columns.traits[row] ?? 0) & TRAIT.closed)) ids.push(id);
  }
  return ids;
}

/** Loads where properties are in each language in use, with what a list shows of them. */
export async function loadPropertyPaths(
  { snapshot: { catalogue }, languages, hrefForLanguage }: RequestContext,
  ids: readonly number[],
): Promise<{ id: number; card: PropertyCardRecord | undefined; paths: SitemapPage['paths'] }[]> {
  const [nl, fr] = await Promise.all([
    catalogue.loadCards(ids, 'nl'),
    catalogue.loadCards(ids, 'fr'),
  ]);
  const hrefs = languages.map((language) => [language, hrefForLanguage(language)] as const);
  return ids.map((id, position) => {
    const cards = hrefs.flatMap(([language, href]) => {
      const card = (toCatalogueLanguage(language) === 'fr' ? fr : nl)[position];
      return card ? [{ language, card, path: href.property(card) }] : [];
    });
    const paths = Object.fromEntries(cards.map(({ language, path }) => [language, path]));
    return { id, card: cards[0]?.card, paths };
  });
}

/**
 * Loads the properties of a file, each in every language in use, with its main picture and when it changed last; without
 * the database, since when it is offered.
 */
export async function loadProperties(
  ctx: RequestContext,
  file: number,
  db: D1Database,
): Promise<SitemapPage[]> {
  const { images } = ctx.snapshot.site.configuration;
  const ids = listOpenIds(ctx.snapshot.catalogue.index, file);
  const [properties, moments] = await Promise.all([
    loadPropertyPaths(ctx, ids),
    loadChangeMoments(db, ids).catch(() => new Map<number, number>()),
  ]);
  return properties.map(({ card, paths }) => {
    const picture = card && getPictureUrl(card);
    const changed = card && findUpdated(card, moments);
    return {
      paths,
      changed: changed ? new Date(changed).toISOString() : undefined,
      picture: picture && new URL(buildImageUrl(picture, 1600, images), ctx.origin).href,
    };
  });
}
