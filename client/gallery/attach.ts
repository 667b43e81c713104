/** What opens the gallery: the pictures, 'all photos', the plans, a film, a tour. */
const GALLERY_LINK_SELECTOR =
  '.mosaic__pictures a, .mosaic a[href="#photos"], .floor-plans a, [data-media]';

/**
 * The pictures open full screen (§2.10). The first touch fetches the gallery, a click opens it, and
 * so does an address that names a picture. Without it every link leads where it says.
 */
export function attachGallery(): void {
  const mosaic = document.querySelector('.mosaic');
  if (!mosaic) return;
  const fetched = () => import('./gallery');
  for (const touch of ['pointerover', 'focusin'])
    mosaic.addEventListener(touch, fetched, { once: true });
  addEventListener('click', async (event) => {
    const { target, metaKey, ctrlKey, shiftKey } = event;
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>(GALLERY_LINK_SELECTOR);
    if (!link || metaKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    link.ariaBusy = 'true';
    try {
      await (await fetched()).openGallery(link);
    } catch {
      location.assign(link.href);
    }
    link.ariaBusy = null;
  });
  if (/^#(photo|plan|media)-\d/.test(location.hash)) fetched().then((it) => it.openGallery());
}
