/** A slide: a picture of the page in its full size, or what lies at a provider. */
export interface Item {
  /** Its name in the address. */
  key: string;
  /** What it is and which: 'Foto 3 van 12', 'Plattegrond', 'Video'. */
  place: string;
  caption: string;
  link: HTMLAnchorElement;
  /** The picture as it stands in the page; none for what lies at a provider. */
  picture: HTMLImageElement | undefined;
}

/** What the page shows, in its order: photos, plans, film, tour, visualisation. */
export function itemsOf(plan: string): Item[] {
  return [
    ...itemsIn('.mosaic__pictures a', 'photo', (link) => {
      const [place = '', ...caption] = (link.ariaLabel ?? '').split(': ');
      return [place, caption.join(': ')];
    }),
    ...itemsIn('.plans a', 'plan', (link) => [plan, link.parentElement?.textContent?.trim() ?? '']),
    ...itemsIn('[data-media]', 'media', (link) => [link.firstChild?.textContent ?? '', '']),
  ];
}

const itemsIn = (
  links: string,
  kind: string,
  words: (link: HTMLAnchorElement) => [place: string, caption: string],
): Item[] =>
  [...document.querySelectorAll<HTMLAnchorElement>(links)].map((link, at) => {
    const [place, caption] = words(link);
    const picture = link.querySelector('img') ?? undefined;
    return { key: `${kind}-${at + 1}`, place, caption, link, picture };
  });
