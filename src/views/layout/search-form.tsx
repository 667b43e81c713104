import build from '../../../dist/build/build.json';
import type { RequestContext } from '../../platform/request-context';
import { Icon } from '../ui/icon';

const PANEL_ID = 'search-results';

/**
 * One box for reference, type and town: a form that any browser can send (§2.8, §2.10). On first
 * touch the script opens the results panel below it (§2.9, client/search).
 */
export function SearchForm({ ctx, text = '' }: { ctx: RequestContext; text?: string }) {
  const { t, href } = ctx;
  return (
    <search
      className="search-box"
      data-island="search"
      data-settings={serializeSearchSettings(ctx)}
    >
      <form className="search-form" action={href.page('/search/')} method="get">
        <label className="visually-hidden" htmlFor="search">
          {t('SEARCH_LABEL')}
        </label>
        <Icon name="search" />
        <input
          id="search"
          name="q"
          type="search"
          defaultValue={text}
          placeholder={t('SEARCH_PLACEHOLDER')}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="button button--ember">
          <span className="search-form__word">{t('SEARCH')}</span>
          <Icon name="search" />
        </button>
      </form>
      <div id={PANEL_ID} className="results-panel" data-panel hidden />
    </search>
  );
}

/** What the panel needs to know of the server: where its data, the lists and the demand register are. */
const serializeSearchSettings = ({ href, snapshot }: RequestContext): string =>
  JSON.stringify({
    index: href.page('/search-index/', { version: snapshot.version, build: build.id }),
    sale: href.page('/for-sale/'),
    rent: href.page('/for-rent/'),
    demand: href.page('/demand-register/'),
    showCount: snapshot.site.configuration.searchBlock.showSearchCount,
  });
