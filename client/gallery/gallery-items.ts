/** A slide: a picture of the page, a video or a tour. */
export interface GalleryItem {
  /** The name in the URL's fragment, such as 'photo-3'. */
  key: string;
  /** Kind and number, such as 'Foto 3 van 12', 'Plattegrond' or 'Video'. */
  label: string;
  caption: string;
  /** The language of the caption. */
  lang: string;
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
      return { label, caption, lang: link.dataset.lang };
    }),
    ...createItems('.floor-plans a', 'plan', (link) => readPlan(link, planLabel)),
    ...createItems('[data-media]', 'media', (link) => ({
      label: link.querySelector('.visually-hidden')?.textContent ?? '',
    })),
  ];
}

/** Reads what a plan is called, unless it is called a plan, and its rooms with their numbers. */
function readPlan({ parentElement: item }: HTMLAnchorElement, label: string): SlideTexts {
  const name = item?.querySelector<HTMLElement>(':scope > span');
  const rooms = [...(item?.querySelectorAll('ol > li') ?? [])].map(
    ({ textContent }, index) => `${index + 1}\u00a0${textContent}`,
  );
  const called = name?.textContent === label ? '' : name?.textContent;
  return rooms.length > 0
    ? { label, caption: [called, rooms.join(', ')].filter(Boolean).join(' · ') }
    : { label, caption: called, lang: name?.lang };
}

type SlideTexts = { label: string } & Partial<Record<'caption' | 'lang', string | undefined>>;

const createItems = (
  links: string,
  kind: string,
  readTexts: (link: HTMLAnchorElement) => SlideTexts,
): GalleryItem[] =>
  [...document.querySelectorAll<HTMLAnchorElement>(links)].map((link, index) => {
    const { label, caption = '', lang } = readTexts(link);
    const picture = link.querySelector('img') ?? undefined;
    return {
      ...{ key: `${kind}-${index + 1}`, label, caption, link, picture },
      lang: lang || document.documentElement.lang,
    };
  });
