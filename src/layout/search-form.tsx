import { Icon } from '../ui/icon';
import type { Visit } from '../visit';

/** One box for reference, type and town: a form that any browser can send (§2.8, §2.10). */
export function SearchForm({ visit, text = '' }: { visit: Visit; text?: string }) {
  const { t, href } = visit;
  return (
    <search>
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
          {t('SEARCH')}
        </button>
      </form>
    </search>
  );
}
