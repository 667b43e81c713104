import { preload } from 'react-dom';
import { buildImageUrl, buildSrcset } from '../../../domain/images/image-url';
import { LEAD_PHONE_SIZES } from '../../../domain/images/phone-sizes';
import type { Media } from '../../../domain/site/media';
import type { RequestContext } from '../../../platform/request-context';
import { Picture } from '../../../views/ui/picture';
import type { BannerContent } from './banner-content';

const PHONE = '(width < 600px)';
const WIDER = '(width >= 600px)';

/**
 * A picture with an upright one for phones, where a wide one would be enlarged to the height of the
 * banner. React preloads no picture of a `<picture>`, so that both are named here.
 */
export function UprightOnPhones({
  ctx,
  image,
  imageMobile,
}: Extract<BannerContent, { type: 'image' }> & { ctx: RequestContext }) {
  const { images: hosts } = ctx.snapshot.site.configuration;
  const upright = buildImageUrl(imageMobile, 1600, hosts);
  const { src, srcSet } = buildSrcset(image.url, hosts);
  const first = { as: 'image', fetchPriority: 'high' } as const;
  preload(upright, { ...first, media: PHONE });
  preload(src, {
    ...first,
    media: WIDER,
    ...(srcSet && { imageSrcSet: srcSet, imageSizes: '100vw' }),
  });
  return (
    <picture>
      <source media={PHONE} srcSet={upright} />
      <BannerPicture ctx={ctx} image={image} first />
    </picture>
  );
}

/** A picture that fills a banner; the first one is fetched before all else. */
export function BannerPicture({
  ctx,
  image,
  first,
}: {
  ctx: RequestContext;
  image: Pick<Media, 'url' | 'width' | 'height' | 'alt'>;
  first: boolean;
}) {
  return (
    <Picture
      className="banner-picture"
      url={image.url}
      alt={ctx.localize(image.alt).text}
      width={image.width ?? 1920}
      height={image.height ?? 1128}
      sizes={`${LEAD_PHONE_SIZES}, 100vw`}
      hosts={ctx.snapshot.site.configuration.images}
      priority={first}
    />
  );
}
