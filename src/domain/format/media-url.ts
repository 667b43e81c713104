import type { TourHosts } from '../site/configuration/listings';

const VIDEO_HOSTS = ['youtube.com', 'youtube-nocookie.com', 'youtu.be'];
const VIDEO_PATH = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/;

/** Returns the id in a link to the video platform; undefined unless it has exactly 11 characters (§5). */
export function parseVideoId(url: string): string | undefined {
  const parsed = parseWebUrl(url);
  if (!parsed || !isOnHost(parsed, VIDEO_HOSTS)) return undefined;
  const id = isOnHost(parsed, ['youtu.be'])
    ? parsed.pathname.slice(1).replace(/\/$/, '')
    : (VIDEO_PATH.exec(parsed.pathname)?.[1] ?? parsed.searchParams.get('v'));
  return id && /^[\w-]{11}$/.test(id) ? id : undefined;
}

/** Builds the URL of the player, on the host that sets no cookies before it plays (decision 32). */
export function buildVideoEmbedUrl(url: string): string | undefined {
  const id = parseVideoId(url);
  return id && `https://www.youtube-nocookie.com/embed/${id}`;
}

/** Checks by its extension whether the site can play the file itself (§5). */
export const isVideoFile = (url: string): boolean =>
  /\.(mp4|mov|wmv|avi|flv|webm)$/i.test(url.replace(/[?#].*$/s, '').trim());

/** Builds the URL of the social network's player; undefined unless the link is videos/{number} or a short one (§5). */
export function buildSocialVideoEmbedUrl(url: string): string | undefined {
  const parsed = parseWebUrl(url);
  if (parsed?.protocol !== 'https:') return undefined;
  const isVideo =
    (isOnHost(parsed, ['facebook.com']) && /\/videos\/(?:[^/]+\/)?\d+\/?$/.test(parsed.pathname)) ||
    (isOnHost(parsed, ['fb.watch']) && /^\/[\w-]+\/?$/.test(parsed.pathname));
  if (!isVideo) return undefined;
  const href = encodeURIComponent(`${parsed.origin}${parsed.pathname}`);
  return `https://www.facebook.com/plugins/video.php?href=${href}&show_text=false`;
}

/**
 * Finds the configured provider of a virtual tour or visualisation by the suffix of its host (§5);
 * undefined if there is none. Only https on its usual port, and only whole labels:
 * 'evil-matterport.com' is a different host.
 */
export function findTourProvider(
  url: string,
  hosts: TourHosts,
): 'tour3d' | 'tour' | 'visualisation' | undefined {
  const parsed = parseWebUrl(url);
  if (parsed?.protocol !== 'https:' || parsed.port !== '') return undefined;
  return (['tour3d', 'tour', 'visualisation'] as const).find((provider) =>
    isOnHost(parsed, hosts[provider]),
  );
}

/** Returns the hosts of players, for the Content Security Policy of a page that may show them (decision 32). */
export const getEmbedHosts = (tours: TourHosts): string[] => [
  'https://www.youtube-nocookie.com',
  'https://www.facebook.com',
  ...Object.values(tours)
    .flat()
    .map((host) => host.trim().toLowerCase().replace(/^\./, ''))
    .filter((host) => /^[a-z0-9.-]+$/.test(host))
    .flatMap((host) => [`https://${host}`, `https://*.${host}`]),
];

/** Returns the name of a provider, which a visitor reads before the page contacts it (decision 32). */
export function getProviderName(url: string): string {
  const parsed = parseWebUrl(url);
  if (!parsed) return url;
  if (isOnHost(parsed, VIDEO_HOSTS)) return 'YouTube';
  if (isOnHost(parsed, ['facebook.com', 'fb.watch'])) return 'Facebook';
  const name = parsed.hostname.split('.').at(-2) ?? parsed.hostname;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Parses a link as an editor may paste it, also 'www.youtube.com/…'; undefined if it is invalid. */
function parseWebUrl(url: string): URL | undefined {
  const text = url.trim();
  const absolute = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(absolute)) return undefined;
  const parsed = new URL(absolute);
  return /^https?:$/.test(parsed.protocol) && !parsed.username ? parsed : undefined;
}

const isOnHost = (url: URL, hosts: readonly string[]): boolean =>
  hosts
    .map((host) => host.trim().toLowerCase().replace(/^\./, ''))
    .some((host) => host !== '' && (url.hostname === host || url.hostname.endsWith(`.${host}`)));
