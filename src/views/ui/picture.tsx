import { buildSrcset } from '../../domain/images/image-url';
import type { ImageHosts } from '../../domain/site/configuration/listings';

export interface PictureProps {
  url: string;
  alt: string;
  width: number;
  height: number;
  /** The `sizes` attribute. */
  sizes: string;
  hosts: ImageHosts;
  /** Wider files are not named; by default all are. */
  maxWidth?: number | undefined;
  /**
   * Whether it is the main picture of the page, fetched first. Others are fetched when they are
   * about to scroll into view.
   */
  priority?: boolean | undefined;
  /**
   * Whether it shows without scrolling, beside the main picture: fetched at once, after the main
   * one.
   */
  eager?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A photograph in the widths it is served in (§7), with its space reserved. The placeholder is the
 * frame around it (`.picture-frame`), the same for all pictures: a blurred one per picture (§7,
 * size 100) would cost a second request each, or bytes in the first flight of the page, and the
 * policy forbids the style attribute it would need. The same frame shows if a picture is missing or
 * fails.
 */
export function Picture(props: PictureProps) {
  const { url, alt, width, height, sizes, hosts, maxWidth, priority, eager, className } = props;
  const { src, srcSet } = buildSrcset(url, hosts, maxWidth);
  const isLazy = !priority && !eager;
  return (
    <img
      className={className}
      src={src}
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={isLazy ? 'lazy' : undefined}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
    />
  );
}
