import { countSection, isSectionOffered } from '../../../domain/catalogue/property-counts';
import { isSiteOfPlots } from '../../../domain/routing/site-of-plots';
import type { RequestContext } from '../../../platform/request-context';
import { SearchForm } from '../../../views/layout/search-form';
import { Html } from '../../../views/ui/html';
import { LocalizedText } from '../../../views/ui/localized-text';
import { SiteImage } from '../../../views/ui/site-image';

/**
 * The search block of the home page: title, search box, links to all listings for sale and for rent
 * (§2.8).
 */
export function SearchBlock({ ctx }: { ctx: RequestContext }) {
  const block = ctx.snapshot.site.configuration.searchBlock;
  const { title, description, description2, logoConfig, showSearchInput } = block;
  const logo = logoConfig.image;
  return (
    <div
      className={block.showSearchButton ? 'search-block' : 'search-block search-block--no-button'}
    >
      {logo && (
        <a className="search-block__logo" href={ctx.href.home()} aria-label={ctx.t('HOME')}>
          <SiteImage ctx={ctx} image={logo} height={48} />
        </a>
      )}
      {hasSearchTitle(ctx) && (
        <h1>
          <LocalizedText ctx={ctx} text={title} />
        </h1>
      )}
      {description.public && <Html ctx={ctx} html={description} />}
      {description2.public && <Html ctx={ctx} html={description2} />}
      {showSearchInput && <SearchForm ctx={ctx} />}
      <SectionLinks ctx={ctx} />
    </div>
  );
}

/**
 * Whether the block contains the h1 of the page: its title shows only if its public flag is true
 * (§2.8).
 */
export function hasSearchTitle({ snapshot, localize }: RequestContext): boolean {
  const { header, searchBlock } = snapshot.site.configuration;
  const { title } = searchBlock;
  return header.propertySearch.show && title.public === true && localize(title).text !== '';
}

/**
 * Links to For sale and For rent, with their counts above 0 if counts are configured; to an empty one only if both are. On a
 * site with plots alone the one link leads to them.
 */
function SectionLinks({ ctx }: { ctx: RequestContext }) {
  const { t, href, snapshot } = ctx;
  const { counts } = snapshot.catalogue;
  const { showCountProperty } = snapshot.site.configuration.searchBlock;
  const plots = {
    ...{ label: t('LISTING_ALL_PLOTS'), section: '/Bouwgrond/' as const },
    count: countSection(counts, '/Bouwgrond/'),
  };
  const links = (
    [
      ...(isSiteOfPlots(href) ? [plots] : []),
      { label: t('FOR_SALE'), count: counts.all.sale, section: '/for-sale/' },
      { label: t('FOR_RENT'), count: counts.all.rent, section: '/for-rent/' },
    ] as const
  )
    .filter(({ section }) => isSectionOffered(counts, section))
    .flatMap((link) => {
      const url = href.find(link.section);
      return url ? { ...link, url } : [];
    });
  return (
    <ul className="search-block__links">
      {links.map(({ label, count, url }, position) => (
        <li key={url}>
          <a className={`button button--${position === 0 ? 'forest' : 'outlined'}`} href={url}>
            {label}
            {showCountProperty && count > 0 && (
              <span className="search-block__count">{`(${count})`}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
