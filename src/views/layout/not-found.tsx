import type { RequestContext } from '../../platform/request-context';
import type { Suggestions } from '../cards/load-suggestions';
import { SearchForm } from './search-form';
import { SuggestedProperties } from './suggested-properties';

export interface NotFoundPageProps {
  ctx: RequestContext;
  /** The text of the page; by default, that the page is missing (§8, PAGE_NOT_FOUND). */
  message?: string | undefined;
  suggestions?: Suggestions | undefined;
}

/**
 * The 404 page (§2.10): a text, the search, a link home, and suggested properties if there are any.
 */
export function NotFoundPage({ ctx, message, suggestions }: NotFoundPageProps) {
  const { t, href } = ctx;
  return (
    <div className="page not-found">
      <h1>{t('NOT_FOUND_TITLE')}</h1>
      <p className="lead">{message ?? `${t('PAGE_NOT_FOUND')} ${t('NOT_FOUND_TEXT')}`}</p>
      <SearchForm ctx={ctx} />
      <p>
        <a className="button button--outlined" href={href.home()}>
          {t('BACK_HOME')}
        </a>
      </p>
      <SuggestedProperties suggestions={suggestions} />
    </div>
  );
}
