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
export function findGalleryItems(planLabel: string): GalleryItem[] {
  return [
    ...createItems('.mosaic__pictures a', 'photo', (link) => {
      // In French the colon has a space before it.
      const [, label = '', caption = ''] = /^(.*?)\s?: (.*)$/s.exec(link.ariaLabel ?? '') ?? [];
      return [label, caption];
    }),
    ...createItems('.floor-plans a', 'plan', (link) => [
      planLabel,
      link.parentElement?.textContent?.trim() ?? '',
    ]),
    ...createItems('[data-media]', 'media', (link) => [
      link.querySelector('.visually-hidden')?.textContent ?? '',
      '',
    ]),
  ];
}

const createItems = (
  links: string,
  kind: string,
  readTexts: (link: HTMLAnchorElement) => [label: string, caption: string],
): GalleryItem[] =>
  [...document.querySelectorAll<HTMLAnchorElement>(links)].map((link, index) => {
    const [label, caption] = readTexts(link);
    const picture = link.querySelector('img') ?? undefined;
    return { key: `${kind}-${index + 1}`, label, caption, link, picture };
  });
