import { srcset } from '../images/image';
import type { ImageHosts } from '../site/configuration/listings';

export interface PictureProps {
  url: string;
  alt: string;
  width: number;
  height: number;
  /** How wide the picture stands, as the `sizes` attribute says it. */
  sizes: string;
  hosts: ImageHosts;
  /** The picture the page is opened for: fetched first. Every other one waits until it comes near. */
  first?: boolean | undefined;
  className?: string | undefined;
}

/** A photograph in the widths it is served in (§7), its room kept before it is there. */
export function Picture({ url, alt, width, height, sizes, hosts, first, className }: PictureProps) {
  const { src, srcSet } = srcset(url, hosts);
  return (
    <img
      className={className}
      src={src}
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding={first ? undefined : 'async'}
    />
  );
}
