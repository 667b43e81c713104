import { escapeXml } from '../../domain/format/xml';
import type { Language } from '../../domain/language/language';
import type { RequestContext } from '../../platform/request-context';
import type { Snapshot } from '../../platform/snapshot/snapshot';

/** Letters that home screens show below an icon. */
const SHORT_NAME = 14;

/** Letters of a name that stand in the address bar while one searches (OpenSearch 1.1). */
const SEARCH_NAME = 16;

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

/** Builds the description with which a browser asks the question box from its address bar (OpenSearch 1.1). */
export function buildOpenSearch({ snapshot, t, href, origin, language }: RequestContext): string {
  const { name } = snapshot.site.configuration.agency;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeXml(name.slice(0, SEARCH_NAME).trim())}</ShortName>`,
    `<Description>${escapeXml(`${t('SEARCH')} · ${name}`)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Language>${language}</Language>`,
    `<Image type="image/svg+xml">${escapeXml(`${origin}/favicon.svg`)}</Image>`,
    `<Url type="text/html" template="${escapeXml(origin + href.page('/search/'))}?q={searchTerms}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
