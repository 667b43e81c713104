import type { ListingPage } from '../catalogue/listing';
import { Pager } from '../ui/pager';
import type { Visit } from '../visit';

/** The pages of a category on its own page. */
export function ArticlePager({
  visit: { t, href },
  original,
  page: { page, pages, total },
}: {
  visit: Visit;
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
