import type { PageOfIds } from '../../domain/catalogue/listing/listing';
import { DEFAULT_PAGE_SIZE } from '../../domain/catalogue/listing/listing';
import type { CardGridProps } from '../../views/cards/property-cards';
import type { SavedSearchTileProps } from './saved-search-tile';
import { SavedSearchTile } from './saved-search-tile';

interface ListTileProps extends Omit<SavedSearchTileProps, 'wide'> {
  page: PageOfIds;
  cards: readonly unknown[];
}

/**
 * The demand register on the first page: the eighth cell, or a row of its own on a full page, where
 * another cell would leave one card alone on the last row.
 */
export function buildSavedSearchTile({
  ctx,
  section,
  request,
  page,
  cards,
  loosenings,
  asked,
}: ListTileProps): CardGridProps['tile'] {
  if (page.page > 1 || !ctx.href.find('/demand-register/')) return undefined;
  const wide = cards.length === DEFAULT_PAGE_SIZE;
  return {
    cell: (
      <SavedSearchTile
        {...{ ctx, section, request, wide, asked }}
        loosenings={page.total > 0 ? loosenings : []}
      />
    ),
    after: wide ? 8 : Math.min(7, cards.length),
  };
}
