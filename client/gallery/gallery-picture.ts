/** As wide as a picture that is as high as the window can be, in any usual form. */
const FULL_SCREEN_SIZES = 'min(100vw, 150vh)';

/** A picture in the widths the page has it in; small, it is the narrowest of them. */
export function createGalleryPicture(
  source: HTMLImageElement | undefined,
  small = false,
): HTMLImageElement {
  const picture = new Image();
  picture.alt = '';
  picture.decoding = 'async';
  if (!source) return picture;
  // As the page names them: laid out, a picture is as wide as its frame.
  for (const side of ['width', 'height'] as const)
    picture[side] = Number(source.getAttribute(side));
  if (small) {
    picture.loading = 'lazy';
    picture.src = source.srcset.split(' ')[0] || source.src;
  } else {
    picture.sizes = FULL_SCREEN_SIZES;
    picture.srcset = source.srcset;
    picture.src = source.closest('a')?.href ?? source.src;
  }
  return picture;
}
