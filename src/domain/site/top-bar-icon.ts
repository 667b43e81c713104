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
type TopBarIconName = (typeof TOP_BAR_ICONS)[number];

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
const SOCIAL_SITES: Partial<Record<TopBarIconName, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  x: 'X',
  whatsapp: 'WhatsApp',
};

/** The icons of social sites by their hosts, without 'www.' and the like. */
const SOCIAL_HOSTS: Record<string, TopBarIconName> = {
  'facebook.com': 'facebook',
  'fb.com': 'facebook',
  'fb.me': 'facebook',
  'm.me': 'facebook',
  'instagram.com': 'instagram',
  'instagr.am': 'instagram',
  'linkedin.com': 'linkedin',
  'lnkd.in': 'linkedin',
  'youtube.com': 'youtube',
  'youtu.be': 'youtube',
  'x.com': 'x',
  'twitter.com': 'x',
  't.co': 'x',
  'whatsapp.com': 'whatsapp',
  'wa.me': 'whatsapp',
};

/** The icon and the name of an item of the top bar, as far as it has them. */
export interface TopBarMark {
  icon?: TopBarIconName | undefined;
  /** Stands for a label that is missing: the name of a social site, else the host of another site. */
  name?: string | undefined;
}

/** Finds the mark of an item by the icon that it names, else by the site that its link leads to. */
export function findTopBarMark(icon: string, link: string): TopBarMark {
  const own = findTopBarIcon(icon);
  const site = findSite(link);
  const social = findSocialIcon(site);
  const shown = own ?? social ?? (site ? 'external' : undefined);
  return {
    icon: shown,
    name: (shown && SOCIAL_SITES[shown]) ?? (social && SOCIAL_SITES[social]) ?? site,
  };
}

/** Returns the name of the social site that a link leads to; undefined if it leads elsewhere. */
export function findSocialSite(link: string): string | undefined {
  const social = findSocialIcon(findSite(link));
  return social && SOCIAL_SITES[social];
}

/** Returns the host of a link, without 'www.'. */
function findSite(link: string): string | undefined {
  const host = /^https?:\/\/(?:[^/@]*@)?([^/:?#]+)/i.exec(link)?.[1]?.toLowerCase();
  return host?.replace(/^www\./, '');
}

const findSocialIcon = (site: string | undefined): TopBarIconName | undefined =>
  Object.entries(SOCIAL_HOSTS).find(
    ([known]) => site === known || site?.endsWith(`.${known}`),
  )?.[1];

/** Finds our own icon of this name, whichever set the configuration names it by: 'fab fa-facebook-f'. */
function findTopBarIcon(name: string): TopBarIconName | undefined {
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
