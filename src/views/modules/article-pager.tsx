import type { ListingPage } from '../../domain/catalogue/listing/listing';
import type { RequestContext } from '../../platform/request-context';
import { Pager } from '../ui/pager';

/** The pages of a category on its own page. */
export function ArticlePager({
  ctx: { t, href },
  original,
  page: { page, pages, total },
}: {
  ctx: RequestContext;
  original: string;
  page: Omit<ListingPage, 'ids'>;
}) {
  return (
    <Pager
      {...{ page, pages, total, t }}
      position={t('PAGE_OF_PLAIN', { page, pages })}
      hrefOf={(number) => href.page(original, { page: number > 1 ? number : undefined })}
    />
  );
}
