import type { PictureCrop } from '../../domain/images/picture-crop';

/** A part of a picture. Its place is in attributes of SVG, since elements have no style attribute. */
export function CroppedPicture({
  src,
  crop: { x, y, width, height, pictureWidth, pictureHeight },
  label,
  className,
}: {
  src: string;
  crop: PictureCrop;
  /** Undefined for a picture that says nothing of its own. */
  label?: string;
  className?: string;
}) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: labelled or hidden by the attributes below
    <svg
      className={className}
      viewBox={`${x} ${y} ${width} ${height}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <image href={src} width={pictureWidth} height={pictureHeight} />
    </svg>
  );
}
