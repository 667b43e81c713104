import type { RequestContext } from '../../platform/request-context';
import { StructuredData } from '../ui/structured-data';

/**
 * The pages that a list leads to, in its order, for search engines; nothing without any. `before` counts those on earlier
 * pages of the list, `total` all of them.
 */
export function ItemListData({
  ctx: { origin },
  paths,
  before = 0,
  total = paths.length,
}: {
  ctx: Pick<RequestContext, 'origin'>;
  paths: readonly string[];
  before?: number;
  total?: number;
}) {
  if (paths.length === 0) return null;
  return (
    <StructuredData
      data={{
        '@type': 'ItemList',
        numberOfItems: total,
        itemListElement: paths.map((path, index) => ({
          '@type': 'ListItem',
          position: before + index + 1,
          url: origin + path,
        })),
      }}
    />
  );
}
