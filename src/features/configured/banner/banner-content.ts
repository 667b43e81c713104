import { findListingIds } from '../../../domain/catalogue/listing/listing';
import { findProjectUnits } from '../../../domain/catalogue/project-units';
import { getPictureUrl } from '../../../domain/catalogue/property';
import { formatCityName } from '../../../domain/format/address';
import type { BannerVideo } from '../../../domain/site/banner-video';
import { findBannerVideo } from '../../../domain/site/banner-video';
import type { HeaderSettings } from '../../../domain/site/configuration/header';
import type { Media } from '../../../domain/site/media';
import type { MenuPage } from '../../../domain/site/menu';
import type { RequestContext } from '../../../platform/request-context';
import { formatProjectPrices } from '../../../views/cards/project-card';
import { formatPriceOrStatus } from '../../../views/facts/property-price';

type BannerSettings = HeaderSettings['banner'];

/** A property or project in the banner; the whole slide is a link to it. */
export interface BannerSlide {
  href: string;
  picture: string;
  city: string;
  headline: string;
  /** Empty if the price is not published. */
  price: string;
}

/**
 * The content of a banner, after falling back if its type has nothing to show (§3, banner types).
 */
export type BannerContent =
  | { type: 'image'; image: Media; imageMobile: string }
  | { type: 'gallery'; images: readonly Media[]; config: BannerSettings['gallery']['config'] }
  | { type: 'video'; video: BannerVideo }
  | { type: 'properties' | 'projects'; slides: readonly BannerSlide[] }
  | { type: 'color' | 'none' };

/** Maximum slides: more would take too long to step through. */
const MAX_SLIDES = 6;

/** Loads the home page's banner as configured; `none` if it is switched off. */
export async function loadHomeBanner(ctx: RequestContext): Promise<BannerContent> {
  const { banner } = ctx.snapshot.site.configuration.header;
  if (!banner.show) return { type: 'none' };
  return loadBannerContent(ctx, { ...banner, posterMobile: banner.videoMobilePoster });
}

/** Loads a page's own banner, never the home page's (§4); it has no gallery (§3, menu page). */
export async function loadPageBanner(
  ctx: RequestContext,
  { params }: Pick<MenuPage, 'params'>,
): Promise<BannerContent> {
  if (!params.showPageBanner) return { type: 'none' };
  return loadBannerContent(ctx, {
    type: params.bannerType,
    image: params.image,
    imageMobile: '',
    gallery: undefined,
    video: params.bannerVideo,
    videoPoster: params.bannerVideoPoster,
    videoMobile: params.bannerVideoMobile,
    posterMobile: params.bannerVideoMobilePoster,
  });
}

/** Whether a picture fills the banner, so that the text over it needs contrast. */
export const hasBannerPicture = ({ type }: BannerContent): boolean =>
  type !== 'color' && type !== 'none';

interface BannerSource
  extends Pick<
    BannerSettings,
    'type' | 'image' | 'imageMobile' | 'video' | 'videoPoster' | 'videoMobile'
  > {
  gallery: BannerSettings['gallery'] | undefined;
  posterMobile: string;
}

/**
 * Loads the content of a banner type; without content it falls back to the picture, then to a plain
 * colour (§4).
 */
async function loadBannerContent(
  ctx: RequestContext,
  source: BannerSource,
): Promise<BannerContent> {
  const { type, image, imageMobile, gallery } = source;
  const fallback: BannerContent = image ? { type: 'image', image, imageMobile } : { type: 'color' };
  switch (type) {
    case 'none':
    case 'color':
      return { type };
    case 'gallery': {
      const [first, ...others] = gallery?.images ?? [];
      if (!gallery || !first) return fallback;
      if (others.length === 0) return { type: 'image', image: first, imageMobile: '' };
      return { type, images: gallery.images, config: gallery.config };
    }
    case 'video': {
      const video = findBannerVideo(source, ctx.snapshot.site.configuration.images);
      return video ? { type, video } : fallback;
    }
    case 'properties':
    case 'projects': {
      const slides = type === 'properties' ? await loadPropertySlides(ctx) : getProjectSlides(ctx);
      return slides.length > 0 ? { type, slides } : fallback;
    }
    default:
      return fallback;
  }
}

/** Returns the newest properties for sale that have a picture. */
async function loadPropertySlides(ctx: RequestContext): Promise<BannerSlide[]> {
  const { snapshot, catalogueLanguage, href } = ctx;
  const { listings } = snapshot.site.configuration;
  const { index } = snapshot.catalogue;
  const ids = findListingIds(index, { goal: 'sale' }, catalogueLanguage, MAX_SLIDES);
  const cards = await snapshot.catalogue.loadCards(ids, catalogueLanguage);
  return cards.flatMap((property) => {
    const picture = getPictureUrl(property);
    if (!picture) return [];
    return {
      href: href.property(property),
      picture,
      city: formatCityName(property.City, listings),
      headline: property.TypeDescription,
      price: formatPriceOrStatus(ctx, property),
    };
  });
}

/** Returns the new-build projects; each slide links to the page of /project/?id={id} (§2.4). */
function getProjectSlides({ snapshot, catalogueLanguage, href, t }: RequestContext): BannerSlide[] {
  const { listings } = snapshot.site.configuration;
  return snapshot.catalogue.projects
    .filter(({ language }) => language === catalogueLanguage)
    .slice(0, MAX_SLIDES)
    .flatMap((project) => {
      const picture = getPictureUrl(project);
      if (!picture) return [];
      return {
        href: href.project(project),
        picture,
        city: formatCityName(project.City, listings),
        headline: project.Name,
        price:
          project.PriceMin > 0
            ? formatProjectPrices(
                project,
                findProjectUnits(snapshot.catalogue.index, project.ID),
                t,
              )
            : '',
      };
    });
}
