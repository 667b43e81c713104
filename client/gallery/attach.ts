/** The links that open the gallery: pictures, 'all photos', floor plans, videos and tours. */
const GALLERY_LINK_SELECTOR =
  '.mosaic__pictures a, .mosaic a[href="#photos"], .floor-plans a, [data-media]';

/**
 * Opens the pictures full screen (§2.10), on a click or for a URL with the name of a picture. The first
 * interaction fetches the gallery's script; if that fails, the links work as without script.
 */
export function attachGallery(): void {
  const mosaic = document.querySelector('.mosaic');
  if (!mosaic) return;
  const loadGallery = () => import('./gallery');
  for (const eventType of ['pointerover', 'focusin'])
    mosaic.addEventListener(eventType, loadGallery, { once: true });
  addEventListener('click', async (event) => {
    const { target, metaKey, ctrlKey, shiftKey } = event;
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>(GALLERY_LINK_SELECTOR);
    if (!link || metaKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    link.ariaBusy = 'true';
    try {
      await (await loadGallery()).openGallery(link);
    } catch {
      location.assign(link.href);
    }
    link.ariaBusy = null;
  });
  if (/^#(photo|plan|media)-\d/.test(location.hash))
    loadGallery().then((gallery) => gallery.openGallery());
}
