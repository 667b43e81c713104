import type { RequestContext } from '../../platform/request-context';
import type { RenderedCard } from '../cards/property-cards';
import { OffersNow } from './offers-now';
import { SearchForm } from './search-form';

export interface NotFoundPageProps {
  ctx: RequestContext;
  /** What is missing, in one sentence; without it the page itself is (§8, PAGE_NOT_FOUND). */
  message?: string | undefined;
  nearby?: readonly RenderedCard[] | undefined;
}

/** §2.10: 'Oops, this page no longer exists', with the search and the way home; nearby offers where there are any. */
export function NotFoundPage({ ctx, message, nearby = [] }: NotFoundPageProps) {
  const { t, href } = ctx;
  return (
    <div className="page not-found">
      <h1>{t('NOT_FOUND_TITLE')}</h1>
      <p className="lead">{message ?? t('NOT_FOUND_TEXT')}</p>
      <SearchForm ctx={ctx} />
      <p>
        <a className="button button--outlined" href={href.home()}>
          {t('BACK_HOME')}
        </a>
      </p>
      <OffersNow ctx={ctx} cards={nearby} />
    </div>
  );
}
