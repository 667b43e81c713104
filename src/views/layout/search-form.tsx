import build from '../../../dist/build/build.json';
import type { RequestContext } from '../../platform/request-context';
import { SearchBox } from './search-box';

/**
 * The search box for references, types and cities: a form that works without script (§2.8, §2.10).
 * On first interaction the script hydrates it and opens the results panel (§2.9, client/search).
 */
export function SearchForm({ ctx, text = '' }: { ctx: RequestContext; text?: string }) {
  const { t, href } = ctx;
  return (
    <search
      className="search-box"
      data-island="search"
      data-settings={serializeSearchSettings(ctx)}
    >
      <SearchBox
        action={href.page('/search/')}
        label={t('SEARCH_LABEL')}
        placeholder={t('SEARCH_PLACEHOLDER')}
        submitLabel={t('SEARCH')}
        text={text}
      />
    </search>
  );
}

/**
 * Returns the settings of the panel as JSON: the URLs of its data, the lists and the demand
 * register.
 */
const serializeSearchSettings = ({ href, snapshot }: RequestContext): string =>
  JSON.stringify({
    index: href.page('/search-index/', { version: snapshot.edition, build: build.id }),
    sale: href.find('/for-sale/'),
    rent: href.find('/for-rent/'),
    register: href.find('/demand-register/'),
    showCount: snapshot.site.configuration.searchBlock.showSearchCount,
  });
