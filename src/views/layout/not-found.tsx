import type { RequestContext } from '../../platform/request-context';
import type { RenderedCard } from '../cards/property-cards';
import { SearchForm } from './search-form';
import { SuggestedProperties } from './suggested-properties';

export interface NotFoundPageProps {
  ctx: RequestContext;
  /** What is missing, in one sentence; without it the page itself is (§8, PAGE_NOT_FOUND). */
  message?: string | undefined;
  suggestedCards?: readonly RenderedCard[] | undefined;
}

/** §2.10: 'Oops, this page no longer exists', with the search and the way home; nearby offers where there are any. */
export function NotFoundPage({ ctx, message, suggestedCards = [] }: NotFoundPageProps) {
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
      <SuggestedProperties ctx={ctx} cards={suggestedCards} />
    </div>
  );
}
