import type { PageOfIds } from '../../../domain/catalogue/listing/listing';
import type { RequestContext } from '../../../platform/request-context';
import { Pager } from '../../../views/ui/pager';

/** The pager of a category on its own page. */
export function ArticlePager({
  ctx: { t, href },
  original,
  page: { page, pages, total },
}: {
  ctx: RequestContext;
  original: string;
  page: Omit<PageOfIds, 'ids'>;
}) {
  return (
    <Pager
      {...{ page, pages, total, t }}
      positionText={t('PAGE_OF_PLAIN', { page, pages })}
      getHref={(number) => href.page(original, { page: number > 1 ? number : undefined })}
    />
  );
}
