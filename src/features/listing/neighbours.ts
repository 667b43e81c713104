import { MAX_FAVOURITES, parseIds } from '../../domain/catalogue/favourites';
import { findListingRows } from '../../domain/catalogue/listing/listing';
import type { Neighbours } from '../../domain/catalogue/neighbours';
import { resolveRoute } from '../../domain/routing/resolve-route';
import { LISTING_SECTIONS } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import { readListingRequest, toListingQuery } from './listing-request';

/** No list of ours has a longer address. */
const MAX_ADDRESS_LENGTH = 2000;

/**
 * The properties before and after this one in the list at this address, a section's own or a
 * favourites; undefined where that is no list or does not hold it. Nothing is remembered for it: the
 * visitor's own history knows the list (client/results).
 */
export async function findNeighbours(
  ctx: RequestContext,
  address: string,
  id: number,
): Promise<Neighbours | undefined> {
  const ids = getListedIds(ctx, address);
  const at = ids.indexOf(id);
  if (at < 0) return undefined;
  const [previous, next] = await Promise.all([ids[at - 1], ids[at + 1]].map(neighbour));
  return { place: at + 1, total: ids.length, ...(previous && { previous }), ...(next && { next }) };

  async function neighbour(beside: number | undefined) {
    const { snapshot, catalogueLanguage, href } = ctx;
    const [card] = beside ? await snapshot.catalogue.loadCards([beside], catalogueLanguage) : [];
    if (!card) return undefined;
    return { headline: card.TypeDescription, href: href.property(card) };
  }
}

function getListedIds(ctx: RequestContext, address: string): number[] {
  const { snapshot, catalogueLanguage } = ctx;
  const { index } = snapshot.catalogue;
  if (address.length > MAX_ADDRESS_LENGTH || !address.startsWith('/')) return [];
  const [pathname = '', search = ''] = address.split(/\?(.*)/s);
  const { original } = resolveRoute(snapshot.routeTable, pathname);
  const searchParams = new URLSearchParams(search);
  if (original === '/favourites/') return parseIds(searchParams, MAX_FAVOURITES);
  const section = LISTING_SECTIONS.find((known) => known === original);
  if (!section) return [];
  const request = readListingRequest(ctx, section, searchParams);
  const rows = findListingRows(index, toListingQuery(section, request), catalogueLanguage);
  return rows.map((row) => index.columns.id[row] ?? 0);
}
