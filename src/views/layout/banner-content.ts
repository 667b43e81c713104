import { listing } from '../../domain/catalogue/listing/listing';
import { cityName } from '../../domain/format/address';
import { formatPrice } from '../../domain/format/price';
import type { Header } from '../../domain/site/configuration/header';
import type { Media } from '../../domain/site/media';
import type { MenuPage } from '../../domain/site/menu';
import type { RequestContext } from '../../platform/request-context';
import { projectPrices } from '../cards/project-card';
import type { Film } from './banner-film';
import { filmOf } from './banner-film';

type Banner = Header['banner'];

/** An offer in the banner: the whole slide leads to it. */
export interface OfferSlide {
  href: string;
  picture: string;
  place: string;
  headline: string;
  /** Absent where the price is not published: the view says so instead. */
  price: string | undefined;
}

/** What a banner shows, once there is something to show for its type (§3, banner types). */
export type BannerContent =
  | { type: 'image'; image: Media }
  | { type: 'gallery'; images: readonly Media[]; config: Banner['gallery']['config'] }
  | { type: 'video'; film: Film }
  | { type: 'properties' | 'projects'; slides: readonly OfferSlide[] }
  | { type: 'color' | 'none' };

/** How many offers follow each other in a banner: what somebody may still step through. */
const OFFERS = 6;

/** The home page's banner as configured; none where it is switched off. */
export async function homeBanner(ctx: RequestContext): Promise<BannerContent> {
  const { banner } = ctx.snapshot.site.configuration.header;
  if (!banner.show) return { type: 'none' };
  return contentOf(ctx, { ...banner, posterMobile: banner.videoMobilePoster });
}

/** A page's own banner, never the home page's (§4); it has no gallery of its own (§3, menu page). */
export async function pageBanner(
  ctx: RequestContext,
  { params }: Pick<MenuPage, 'params'>,
): Promise<BannerContent> {
  if (!params.showPageBanner) return { type: 'none' };
  return contentOf(ctx, {
    type: params.bannerType,
    image: params.image,
    gallery: undefined,
    video: params.bannerVideo,
    videoPoster: params.bannerVideoPoster,
    videoMobile: params.bannerVideoMobile,
    posterMobile: params.bannerVideoMobilePoster,
  });
}

/** Whether a picture fills the banner, so that what lies over it must be read on a picture. */
export const hasPicture = ({ type }: BannerContent): boolean => type !== 'color' && type !== 'none';

interface Source extends Pick<Banner, 'type' | 'image' | 'video' | 'videoPoster' | 'videoMobile'> {
  gallery: Banner['gallery'] | undefined;
  posterMobile: string;
}

/** §4: a type with nothing to show falls back to the picture, and that to plain colour. */
async function contentOf(ctx: RequestContext, source: Source): Promise<BannerContent> {
  const { type, image, gallery } = source;
  const plain: BannerContent = image ? { type: 'image', image } : { type: 'color' };
  switch (type) {
    case 'none':
    case 'color':
      return { type };
    case 'gallery': {
      const [first, ...others] = gallery?.images ?? [];
      if (!gallery || !first) return plain;
      if (others.length === 0) return { type: 'image', image: first };
      return { type, images: gallery.images, config: gallery.config };
    }
    case 'video': {
      const film = filmOf(source, ctx.snapshot.site.configuration.images);
      return film ? { type, film } : plain;
    }
    case 'properties':
    case 'projects': {
      const slides = type === 'properties' ? await newest(ctx) : projects(ctx);
      return slides.length > 0 ? { type, slides } : plain;
    }
    default:
      return plain;
  }
}

/** The newest for sale that have a picture. */
async function newest(ctx: RequestContext): Promise<OfferSlide[]> {
  const { snapshot, catalogueLanguage, href, t } = ctx;
  const { listings } = snapshot.site.configuration;
  const ids = listing(snapshot.catalogue.index, { goal: 'sale' }, catalogueLanguage);
  const cards = await snapshot.catalogue.cards(ids.slice(0, OFFERS), catalogueLanguage);
  return cards.flatMap((property) => {
    const picture = property.XLargePictureItem?.Url;
    if (!picture) return [];
    return {
      href: href.property(property),
      picture,
      place: cityName(property.City, listings),
      headline: property.TypeDescription,
      price: formatPrice(property, listings, t) || undefined,
    };
  });
}

/** The new-build projects; each slide leads to what /project/?id={id} stands for (§2.4). */
function projects({ snapshot, catalogueLanguage, href, t }: RequestContext): OfferSlide[] {
  const { listings } = snapshot.site.configuration;
  return snapshot.catalogue.projects
    .filter(({ language }) => language === catalogueLanguage)
    .slice(0, OFFERS)
    .flatMap((project) => {
      const picture = project.XLargePictureItem?.Url;
      if (!picture) return [];
      return {
        href: href.project(project),
        picture,
        place: cityName(project.City, listings),
        headline: project.Name,
        price: project.PriceMin > 0 ? projectPrices(project, t) : undefined,
      };
    });
}
