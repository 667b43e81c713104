/** The icons that an item of the top bar may name (§3, top-bar item). */
const TOP_BAR_ICONS = [
  'phone',
  'mail',
  'heart',
  'house',
  'map',
  'list',
  'search',
  'document',
  'print',
  'play',
  'video',
  'photos',
  'external',
  'arrowRight',
  'facebook',
  'instagram',
  'linkedin',
  'youtube',
  'x',
  'whatsapp',
] as const;
export type TopBarIconName = (typeof TOP_BAR_ICONS)[number];

/** Names of other sets of icons, without what only tells their form. */
const ALIASES: Record<string, TopBarIconName> = {
  envelope: 'mail',
  tel: 'phone',
  home: 'house',
  'external-link': 'external',
  'arrow-right': 'arrowRight',
  'facebook-f': 'facebook',
  'linkedin-in': 'linkedin',
  'youtube-play': 'youtube',
  twitter: 'x',
  'x-twitter': 'x',
};

/** The sites of the social icons, which name a link that has no label. */
export const SOCIAL_SITES: Partial<Record<TopBarIconName, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  x: 'X',
  whatsapp: 'WhatsApp',
};

/** Finds our own icon of this name, whichever set the configuration names it by: 'fab fa-facebook-f'. */
export function findTopBarIcon(name: string): TopBarIconName | undefined {
  const bare = name
    .toLowerCase()
    .trim()
    .replace(/^(?:fa(?:[bsr]|-brands|-solid|-regular)?|mdi|icon)\s+/, '')
    .replace(/^(?:fa|mdi|icon)-/, '')
    .replace(/^square-|-(?:square|outline)$/g, '');
  return ALIASES[bare] ?? TOP_BAR_ICONS.find((icon) => icon === bare);
}

/** Whether it is a symbol such as an emoji, which is shown as it is. */
export const isSymbol = (name: string): boolean => name !== '' && !/^[a-z0-9 _-]{2,}$/i.test(name);
