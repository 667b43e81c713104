import type { ReactNode } from 'react';
import { LEAD_PHONE_SIZES } from '../../domain/images/phone-sizes';
import type { Media } from '../../domain/site/media';
import type { RequestContext } from '../../platform/request-context';
import { PaintedWhole } from '../ui/painted-whole';
import { Picture } from '../ui/picture';

interface PaperBannerProps {
  /** Of the kind of banner. */
  className: string;
  /** What lies behind the paper. */
  media: ReactNode;
  children: ReactNode;
}

/** A banner above a page: a picture or a colour over the full width, with a title on paper cut into it. */
export const PaperBanner = ({ className, media, children }: PaperBannerProps) => (
  <div id="banner" className={className}>
    <PaintedWhole id="banner" />
    {media}
    <div className="banner__paper">{children}</div>
  </div>
);

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
