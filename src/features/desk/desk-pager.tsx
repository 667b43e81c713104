import type { RequestContext } from '../../platform/request-context';

/** Shows which rows of a list a page holds and how many there are, with links to the pages before and after. */
export function DeskPager({
  ctx: { t },
  page,
  total,
  perPage,
  getHref,
}: {
  ctx: RequestContext;
  page: number;
  total: number;
  perPage: number;
  getHref: (page: number) => string;
}) {
  if (total === 0) return null;
  const pages = Math.ceil(total / perPage);
  const first = Math.min(total, (page - 1) * perPage + 1);
  const last = Math.min(total, page * perPage);
  return (
    <nav className="desk-pager" aria-label={t('PAGINATION')}>
      <p>{t('DESK_RANGE', { first, last, total })}</p>
      {page > 1 && (
        <a className="button button--outlined" rel="prev" href={getHref(Math.min(page - 1, pages))}>
          {t('PREVIOUS_PAGE')}
        </a>
      )}
      {page < pages && (
        <a className="button button--outlined" rel="next" href={getHref(page + 1)}>
          {t('NEXT_PAGE')}
        </a>
      )}
    </nav>
  );
}
