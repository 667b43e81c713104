import { preload } from 'react-dom';
import { buildImageUrl, buildSrcset } from '../../../domain/images/image-url';
import type { RequestContext } from '../../../platform/request-context';
import { BannerPicture } from '../../../views/layout/paper-banner';
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
