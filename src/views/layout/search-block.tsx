import type { Visit } from '../../platform/request-context';
import { Html } from '../ui/html';
import { Say } from '../ui/localized-text';
import { SearchForm } from './search-form';
import { withTotals } from './totals';

/** The home page's one task: what there is, one box to search it, two ways to all of it (§2.8). */
export function SearchBlock({ visit }: { visit: Visit }) {
  const block = visit.snapshot.site.configuration.searchBlock;
  const { title, description, description2, logoConfig, showSearchInput } = block;
  const logo = logoConfig.image;
  return (
    <div
      className={block.showSearchButton ? 'search-block' : 'search-block search-block--no-button'}
    >
      {logo && (
        <a className="search-block__logo" href={visit.href.home()} aria-label={visit.t('HOME')}>
          <img src={logo.url} alt="" width={logo.width ?? 160} height={logo.height ?? 48} />
        </a>
      )}
      {hasSearchTitle(visit) && (
        <h1>
          <Say visit={visit} text={title} />
        </h1>
      )}
      {description.public && <Html visit={visit} html={withTotals(visit, description)} />}
      {description2.public && <Html visit={visit} html={withTotals(visit, description2)} />}
      {showSearchInput && <SearchForm visit={visit} />}
      <Ways visit={visit} />
    </div>
  );
}

/** Whether the block says the page's h1: its title shows only when its public flag is true (§2.8). */
export function hasSearchTitle({ snapshot, say }: Visit): boolean {
  const { header, searchBlock } = snapshot.site.configuration;
  const { title } = searchBlock;
  return header.propertySearch.show && title.public === true && say(title).text !== '';
}

/** For sale and For rent, each with its count above 0 where counts are wanted. */
function Ways({ visit }: { visit: Visit }) {
  const { t, href, snapshot } = visit;
  const { sale, rent } = snapshot.catalogue.counts.all;
  const { showCountProperty } = snapshot.site.configuration.searchBlock;
  const ways = [
    { label: t('FOR_SALE'), count: sale, to: href.page('/for-sale/'), look: 'forest' },
    { label: t('FOR_RENT'), count: rent, to: href.page('/for-rent/'), look: 'outlined' },
  ];
  return (
    <ul className="search-block__ways">
      {ways.map(({ label, count, to, look }) => (
        <li key={to}>
          <a className={`button button--${look}`} href={to}>
            {label}
            {showCountProperty && count > 0 && <span className="count">{`(${count})`}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
