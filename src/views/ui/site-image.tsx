import { buildImageUrl } from '../../domain/images/image-url';
import type { Media } from '../../domain/site/media';
import type { RequestContext } from '../../platform/request-context';

/**
 * A small configured picture in its original size, such as a logo; from the CDN if it lies on the
 * storage host (§7), which the policy does not allow.
 */
export function SiteImage({
  ctx,
  image,
  alt = ctx.localize(image.alt).text,
  className,
  height,
  lazy = false,
}: {
  ctx: RequestContext;
  image: Media;
  /** Without it, what the agency says that it shows. */
  alt?: string;
  className?: string;
  /** The height in pixels if the picture has no size of its own; it is then 160 wide. */
  height?: number;
  lazy?: boolean;
}) {
  return (
    <img
      className={className}
      src={buildImageUrl(image.url, 1600, ctx.snapshot.site.configuration.images)}
      alt={alt}
      width={image.width ?? (height && 160)}
      height={image.height ?? height}
      loading={lazy ? 'lazy' : undefined}
    />
  );
}
