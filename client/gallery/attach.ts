import { askForData, getFragmentPath } from '../ask-for';
import { onFirstTouch } from '../behaviours/first-touch';
import { openInPlace } from '../behaviours/open-in-place';

/** The links that open the gallery: pictures, 'all photos', floor plans, videos and tours. */
const GALLERY_LINK_SELECTOR =
  '.mosaic__pictures a, .mosaic a[href="#photos"], .floor-plans a, [data-media]';

/**
 * Opens the pictures full screen (§2.10), on a click or for a URL with the name of a picture. The first
 * interaction fetches the gallery's script; if that fails, the links work as without script.
 */
export function attachGallery(): void {
  const mosaic = document.querySelector<HTMLElement>('.mosaic');
  if (!mosaic) return;
  const loadGallery = () => {
    askForData(getFragmentPath('gallery'));
    return import('./gallery');
  };
  onFirstTouch(mosaic, loadGallery);
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(GALLERY_LINK_SELECTOR);
    if (link) openInPlace(event, link, async () => (await loadGallery()).openGallery(link));
  });
  if (/^#(photo|plan|media)-\d/.test(location.hash))
    loadGallery().then((gallery) => gallery.openGallery());
}
