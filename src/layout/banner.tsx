import type { Localized } from '../language/localized';
import type { Media } from '../site/media';
import { Html } from '../ui/html';
import { Picture } from '../ui/picture';
import { Say } from '../ui/say';
import type { Visit } from '../visit';
import { SearchBlock } from './search-block';

/**
 * The home page's banner with its search block (§2.7, §2.8). Every type shows its picture; a banner
 * without one, or of plain colour, is the search block on a coloured ground (§4).
 */
export function HomeBanner({ visit }: { visit: Visit }) {
  const { banner, propertySearch } = visit.snapshot.site.configuration.header;
  return (
    <section className={`hero hero--${banner.type}`}>
      <BannerPicture visit={visit} image={homePicture(visit)} />
      <div className="hero__paper">
        {banner.title.public && (
          <p className="hero__title">
            <Say visit={visit} text={banner.title} />
          </p>
        )}
        {banner.description.public && <Html visit={visit} html={banner.description} />}
        {propertySearch.show && <SearchBlock visit={visit} />}
        {banner.description2.public && <Html visit={visit} html={banner.description2} />}
      </div>
    </section>
  );
}

/** The picture that the home page opens with; none where the banner is off, plain or without one. */
export function homePicture({ snapshot }: Visit): Media | null {
  const { banner } = snapshot.site.configuration.header;
  if (!banner.show || banner.type === 'none' || banner.type === 'color') return null;
  return banner.image ?? banner.gallery.images[0] ?? null;
}

/** A page's own banner: picture or plain colour, its title and text on paper cut into it (§2.7). */
export function PageBanner({
  visit,
  image,
  title,
  description,
}: {
  visit: Visit;
  image: Media | null;
  title: Localized;
  description: Localized | undefined;
}) {
  return (
    <div className={`banner banner--${image ? 'image' : 'color'}`}>
      <BannerPicture visit={visit} image={image} />
      <div className="banner__paper">
        <h1>
          <Say visit={visit} text={title} />
        </h1>
        <Html visit={visit} html={description} />
      </div>
    </div>
  );
}

function BannerPicture({ visit, image }: { visit: Visit; image: Media | null }) {
  if (!image) return null;
  return (
    <Picture
      url={image.url}
      alt=""
      width={image.width ?? 1920}
      height={image.height ?? 1128}
      sizes="100vw"
      hosts={visit.snapshot.site.configuration.images}
      first
    />
  );
}
