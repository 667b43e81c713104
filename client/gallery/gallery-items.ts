/** A slide: a picture of the page, a video or a tour. */
export interface GalleryItem {
  /** The name in the URL's fragment, such as 'photo-3'. */
  key: string;
  /** Kind and number, such as 'Foto 3 van 12', 'Plattegrond' or 'Video'. */
  label: string;
  caption: string;
  link: HTMLAnchorElement;
  /** The picture in the page; undefined for videos and tours. */
  picture: HTMLImageElement | undefined;
}

/** Returns the slides in the page's order: photos, floor plans, then video, tour and visualisation. */
export function findGalleryItems(plan: string): GalleryItem[] {
  return [
    ...createItems('.mosaic__pictures a', 'photo', (link) => {
      const [place = '', ...caption] = (link.ariaLabel ?? '').split(': ');
      return [place, caption.join(': ')];
    }),
    ...createItems('.floor-plans a', 'plan', (link) => [
      plan,
      link.parentElement?.textContent?.trim() ?? '',
    ]),
    ...createItems('[data-media]', 'media', (link) => [link.firstChild?.textContent ?? '', '']),
  ];
}

const createItems = (
  links: string,
  kind: string,
  words: (link: HTMLAnchorElement) => [label: string, caption: string],
): GalleryItem[] =>
  [...document.querySelectorAll<HTMLAnchorElement>(links)].map((link, at) => {
    const [label, caption] = words(link);
    const picture = link.querySelector('img') ?? undefined;
    return { key: `${kind}-${at + 1}`, label, caption, link, picture };
  });
