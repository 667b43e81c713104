import type { Language } from '../../domain/language/language';
import type { Snapshot } from '../../platform/snapshot/snapshot';

/** Letters that home screens show below an icon. */
const SHORT_NAME = 14;

/** Builds the manifest with which a browser puts the site on a home screen (W3C Web Application Manifest). */
export function buildAppManifest({ site, theme }: Snapshot, language: Language) {
  const { agency } = site.configuration;
  const { paper, forest } = theme.palette;
  return {
    id: '/',
    name: agency.name,
    short_name: agency.name.length > SHORT_NAME ? shorten(agency.name) : agency.name,
    lang: language,
    start_url: `/${language}/`,
    scope: '/',
    display: 'minimal-ui',
    background_color: paper,
    theme_color: forest,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/maskable.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'maskable' },
      ...(agency.touchIcon ? [{ src: agency.touchIcon, type: 'image/png' }] : []),
    ],
  };
}

/** Returns as many whole words as a home screen shows; of one long word its begin. */
function shorten(name: string): string {
  const words = name.split(' ');
  while (words.length > 1 && words.join(' ').length > SHORT_NAME) words.pop();
  return words
    .join(' ')
    .replace(/[\s&+,-]+$/, '')
    .slice(0, SHORT_NAME);
}
