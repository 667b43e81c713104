import type { MenuPage } from '../../../domain/site/menu';
import { getBannerColorClass, getHomeBannerColorClass } from '../../../domain/site/theme';
import type { RequestContext } from '../../../platform/request-context';
import { Logo } from '../../../views/layout/logo';
import { findPageTexts } from '../../../views/layout/page-texts';
import { PaperBanner } from '../../../views/layout/paper-banner';
import { Html } from '../../../views/ui/html';
import { LocalizedText } from '../../../views/ui/localized-text';
import { PaintedWhole } from '../../../views/ui/painted-whole';
import { SiteImage } from '../../../views/ui/site-image';
import type { BannerContent } from './banner-content';
import { BannerMedia } from './banner-media';
import { hasSearchTitle, SearchBlock } from './search-block';

/**
 * The home page's banner with its search block over it (§2.7, §2.8). Without a banner, the search
 * block is part of the page.
 */
export function HomeBanner({ ctx, content }: { ctx: RequestContext; content: BannerContent }) {
  const { configuration } = ctx.snapshot.site;
  const { header } = configuration;
  const { title, description, description2, showLogo } = header.banner;
  const Title = hasSearchTitle(ctx) ? 'p' : 'h1';
  return (
    <section id="banner" className={getBannerClasses('hero', content)}>
      <PaintedWhole id="banner" />
      <BannerMedia
        ctx={ctx}
        content={content}
        colorClass={getHomeBannerColorClass(configuration)}
      />
      <div className="hero__paper">
        {showLogo && <Logo ctx={ctx} />}
        {title.public && (
          <Title className="hero__title">
            <LocalizedText ctx={ctx} text={title} />
          </Title>
        )}
        {description.public && <Html ctx={ctx} html={description} className="hero__text" />}
        {header.propertySearch.show && <SearchBlock ctx={ctx} />}
        {description2.public && <Html ctx={ctx} html={description2} className="hero__text" />}
      </div>
    </section>
  );
}

/** Whether the banner or its search block contains the h1 of the page. */
export const hasHomeTitle = (ctx: RequestContext): boolean => {
  const { title } = ctx.snapshot.site.configuration.header.banner;
  return hasSearchTitle(ctx) || (title.public === true && ctx.localize(title).text !== '');
};

export interface PageBannerProps {
  ctx: RequestContext;
  page: MenuPage;
  content: BannerContent;
  /** Whether the title is the heading of the page, which then has no other. */
  isHeading: boolean;
}

/**
 * A page's own banner: its title and text over the picture or the colour (§2.7), or, if the banner
 * is transparent, directly on the colour (§3).
 */
export function PageBanner({ ctx, page, content, isHeading }: PageBannerProps) {
  const { title, description } = findPageTexts(ctx);
  const Title = isHeading ? 'h1' : 'p';
  const { logo, bannerTransparent } = page.params;
  const colorClass = getBannerColorClass(page);
  const isClear = bannerTransparent && content.type === 'color';
  return (
    <PaperBanner
      className={getBannerClasses(
        'banner',
        content,
        isClear && ['banner--clear', colorClass].filter(Boolean).join(' '),
      )}
      media={!isClear && <BannerMedia ctx={ctx} content={content} colorClass={colorClass} />}
    >
      {logo && <SiteImage ctx={ctx} image={logo} className="banner__logo" height={48} />}
      {title && (
        <Title className="banner__title">
          <LocalizedText ctx={ctx} text={title} />
        </Title>
      )}
      <Html ctx={ctx} html={description} className="banner__text" />
    </PaperBanner>
  );
}

const getBannerClasses = (
  name: 'hero' | 'banner',
  { type }: BannerContent,
  extraClass?: string | false,
) => [name, `${name}--${type}`, extraClass].filter(Boolean).join(' ');
