/** The width of a picture as high as the window, for formats up to 3:2. */
const FULL_SCREEN_SIZES = 'min(100vw, 150vh)';

/** Creates a full-screen copy of a picture of the page, or a thumbnail if `small`. */
export function createGalleryPicture(
  source: HTMLImageElement | undefined,
  small = false,
): HTMLImageElement {
  const picture = new Image();
  picture.alt = '';
  picture.decoding = 'async';
  if (!source) return picture;
  // From the attributes: the properties are the size of the laid-out picture.
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
