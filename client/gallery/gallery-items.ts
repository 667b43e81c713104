/** A slide: a picture of the page in its full size, or what lies at a provider. */
export interface GalleryItem {
  /** Its name in the address. */
  key: string;
  /** What it is and which: 'Foto 3 van 12', 'Plattegrond', 'Video'. */
  label: string;
  caption: string;
  link: HTMLAnchorElement;
  /** The picture as it stands in the page; none for what lies at a provider. */
  picture: HTMLImageElement | undefined;
}

/** What the page shows, in its order: photos, plans, film, tour, visualisation. */
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
