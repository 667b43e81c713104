import type { Localized } from '../../domain/language/localized';
import type { MenuPage } from '../../domain/site/menu';
import { bannerColorClass, homeBannerColorClass } from '../../domain/site/theme';
import type { Visit } from '../../platform/request-context';
import { Html } from '../ui/html';
import { Say } from '../ui/localized-text';
import type { BannerContent } from './banner-content';
import { BannerMedia } from './banner-media';
import { Logo } from './logo';
import { hasSearchTitle, SearchBlock } from './search-block';

/**
 * The home page's banner with its search block on paper cut into it (§2.7, §2.8). Where there is no
 * banner, the search block stands on the page itself.
 */
export function HomeBanner({ visit, content }: { visit: Visit; content: BannerContent }) {
  const { configuration } = visit.snapshot.site;
  const { agency, header } = configuration;
  const { title, description, description2, showLogo } = header.banner;
  const Title = hasSearchTitle(visit) ? 'p' : 'h1';
  return (
    <section className={classNames('hero', content)}>
      <BannerMedia visit={visit} content={content} ground={homeBannerColorClass(configuration)} />
      <div className="hero__paper">
        {showLogo && <Logo name={agency.name} image={header.logo.image} />}
        {title.public && (
          <Title className="hero__title">
            <Say visit={visit} text={title} />
          </Title>
        )}
        {description.public && <Html visit={visit} html={description} className="hero__text" />}
        {header.propertySearch.show && <SearchBlock visit={visit} />}
        {description2.public && <Html visit={visit} html={description2} className="hero__text" />}
      </div>
    </section>
  );
}

/** Whether the banner or its search block says the page's h1. */
export const hasHomeTitle = (visit: Visit): boolean => {
  const { title } = visit.snapshot.site.configuration.header.banner;
  return hasSearchTitle(visit) || (title.public === true && visit.say(title).text !== '');
};

export interface PageBannerProps {
  visit: Visit;
  page: MenuPage;
  content: BannerContent;
  title: Localized;
  description: Localized | undefined;
}

/**
 * A page's own banner: its title and text on paper cut into the picture or the colour (§2.7), or,
 * where the banner is transparent, on the colour itself (§3).
 */
export function PageBanner({ visit, page, content, title, description }: PageBannerProps) {
  const { logo, bannerTransparent } = page.params;
  const ground = bannerColorClass(page);
  const isClear = bannerTransparent && content.type === 'color';
  return (
    <div
      className={classNames(
        'banner',
        content,
        isClear && ['banner--clear', ground].filter(Boolean).join(' '),
      )}
    >
      {!isClear && <BannerMedia visit={visit} content={content} ground={ground} />}
      <div className="banner__paper">
        {logo && (
          <img
            className="banner__logo"
            src={logo.url}
            alt=""
            width={logo.width ?? 160}
            height={logo.height ?? 48}
          />
        )}
        <h1>
          <Say visit={visit} text={title} />
        </h1>
        <Html visit={visit} html={description} className="banner__text" />
      </div>
    </div>
  );
}

const classNames = (name: 'hero' | 'banner', { type }: BannerContent, more?: string | false) =>
  [name, `${name}--${type}`, more].filter(Boolean).join(' ');
