import { buildSrcset } from '../../domain/images/image-url';
import type { ImageHosts } from '../../domain/site/configuration/listings';

export interface PictureProps {
  url: string;
  alt: string;
  width: number;
  height: number;
  /** How wide the picture stands, as the `sizes` attribute says it. */
  sizes: string;
  hosts: ImageHosts;
  /** The picture the page is opened for: fetched first. Every other one waits until it comes near. */
  priority?: boolean | undefined;
  /** Seen without scrolling, beside the first: fetched at once, but after it. */
  eager?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A photograph in the widths it is served in (§7), its room kept before it is there. The placeholder
 * is the frame around it (`.frame`: stone with the mark), one for every picture: a blurred one of its
 * own (§7, size 100) would be a second request each, or bytes in a page that must arrive in its first
 * flight, and the policy forbids the style attribute it would hang on. The same frame shows where a
 * picture is missing or cannot be fetched.
 */
export function Picture(props: PictureProps) {
  const { url, alt, width, height, sizes, hosts, priority, eager, className } = props;
  const { src, srcSet } = buildSrcset(url, hosts);
  const waits = !priority && !eager;
  return (
    <img
      className={className}
      src={src}
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={waits ? 'lazy' : undefined}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
    />
  );
}
