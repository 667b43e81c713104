import { MAX_FAVOURITES, parseIds } from '../../domain/catalogue/favourites';
import { findListingRows } from '../../domain/catalogue/listing/listing';
import { resolveRoute } from '../../domain/routing/resolve-route';
import { LISTING_SECTIONS } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import { readListingRequest } from './listing-request';
import { loadListingQuery } from './load-listing-query';
import type { Neighbours } from './neighbours-schema';

/** Maximum characters of a list's address; our own lists have shorter ones. */
const MAX_ADDRESS_LENGTH = 2000;

/**
 * Loads the properties before and after a property in the list at `address`: a section or the
 * favourites. Undefined if the address is not a list, or if the list does not contain the property.
 * The server stores no list: the script takes the address from the visitor's history
 * (client/listing).
 */
export async function findNeighbours(
  ctx: RequestContext,
  address: string,
  id: number,
): Promise<Neighbours | undefined> {
  const ids = await loadListedIds(ctx, address);
  const index = ids.indexOf(id);
  if (index < 0) return undefined;
  const [previous, next] = await Promise.all([ids[index - 1], ids[index + 1]].map(loadNeighbour));
  return {
    place: index + 1,
    total: ids.length,
    ...(previous && { previous }),
    ...(next && { next }),
  };

  async function loadNeighbour(neighbourId: number | undefined) {
    const { snapshot, catalogueLanguage, href } = ctx;
    const [card] = neighbourId
      ? await snapshot.catalogue.loadCards([neighbourId], catalogueLanguage)
      : [];
    if (!card) return undefined;
    return { headline: card.TypeDescription, href: href.property(card) };
  }
}

async function loadListedIds(ctx: RequestContext, address: string): Promise<number[]> {
  const { snapshot, catalogueLanguage } = ctx;
  const { index } = snapshot.catalogue;
  if (address.length > MAX_ADDRESS_LENGTH || !address.startsWith('/')) return [];
  const [pathname = '', search = ''] = address.split(/\?(.*)/s);
  const { original } = resolveRoute(snapshot.routeTable, pathname);
  const searchParams = new URLSearchParams(search);
  if (original === '/favourites/') return parseIds(searchParams, MAX_FAVOURITES);
  const section = LISTING_SECTIONS.find((candidate) => candidate === original);
  if (!section) return [];
  const request = readListingRequest(ctx, section, searchParams);
  const query = await loadListingQuery(ctx, section, request);
  const rows = findListingRows(index, query, catalogueLanguage);
  return rows.map((row) => index.columns.id[row] ?? 0);
}
