import type { TextKey } from '../../domain/language/texts';
import type { ListPlace } from '../../platform/list-place';
import type { RequestContext } from '../../platform/request-context';

/** Shows which rows of a list a page holds and how many there are, with links to the pages before and after. */
export function DeskPager({
  ctx: { t },
  page,
  ids,
  total,
  isMore = false,
  perPage,
  range = 'DESK_RANGE',
  getHref,
}: {
  ctx: RequestContext;
  page: number;
  /** The ids of the rows that the page holds, in their order. */
  ids: readonly (string | number)[];
  total: number;
  /** Whether there are more than `total`, which were not counted. */
  isMore?: boolean;
  perPage: number;
  /** The words that name the rows, and their order. */
  range?: TextKey;
  getHref: (place: ListPlace) => string;
}) {
  if (total === 0) return null;
  const pages = Math.ceil(total / perPage);
  const first = Math.min(total, (page - 1) * perPage + 1);
  const last = Math.min(total, page * perPage);
  const [firstId = '', lastId = ''] = [ids[0], ids.at(-1)].map((id) => id?.toString());
  const previous = Math.min(page - 1, pages);
  return (
    <nav className="desk-pager" aria-label={t('PAGINATION')}>
      <p>{t(range, { first, last, total: isMore ? `${total}+` : total })}</p>
      {page > 1 && (
        <a
          className="button button--outlined"
          rel="prev"
          href={getHref({ page: previous, after: '', before: previous > 1 ? firstId : '' })}
        >
          {t('PREVIOUS_PAGE')}
        </a>
      )}
      {page < pages && (
        <a
          className="button button--outlined"
          rel="next"
          href={getHref({ page: page + 1, after: lastId, before: '' })}
        >
          {t('NEXT_PAGE')}
        </a>
      )}
    </nav>
  );
}
