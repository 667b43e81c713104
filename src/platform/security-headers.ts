import { secureHeaders } from 'hono/secure-headers';
import styles from '../../dist/build/styles.json';
import { getTrackerHosts, getTrustedTypesPolicies } from '../domain/consent/tracker-hosts';
import { getEmbedHosts } from '../domain/format/media-url';
import type { App } from '../env';
import { isTurnstileOn, TURNSTILE_ORIGIN } from './captcha/turnstile-store';

const COMMON_SECURITY_HEADERS: Omit<
  Parameters<typeof secureHeaders>[0] & object,
  'contentSecurityPolicy'
> = {
  crossOriginOpenerPolicy: 'same-origin',
  crossOriginResourcePolicy: 'same-origin',
  referrerPolicy: 'strict-origin-when-cross-origin',
  strictTransportSecurity: 'max-age=63072000; includeSubDomains; preload',
  xFrameOptions: 'SAMEORIGIN',
  permissionsPolicy: {
    camera: [],
    geolocation: [],
    microphone: [],
    payment: [],
    usb: [],
    browsingTopics: [],
  },
};

/** What an answer that no version of the site gives carries beside a policy of its own. */
export const FALLBACK_SECURITY_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/**
 * The headers of every answer (docs/goals.md, security). No script but our own files, no nonce (it would
 * defeat caching), Trusted Types: a part that needs a policy names it (docs/architecture.md, idea 6). The
 * inline stylesheets are named by their hashes, so that a page is one request to first paint.
 */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: buildCspSources("'self'", getTurnstileSource, createTrackerSource('script-src')),
    styleSrc: buildCspSources(
      // What no first paint waits for is a file: print, the drawer, the search panel.
      "'self'",
      ...Object.values(styles).map(({ hash }) => `'sha256-${hash}'`),
      getThemeHashSources,
    ),
    imgSrc: buildCspSources("'self'", 'data:', getImageSources, createTrackerSource('img-src')),
    fontSrc: ["'self'"],
    connectSrc: buildCspSources("'self'", createTrackerSource('connect-src')),
    mediaSrc: buildCspSources("'self'", getImageSources),
    manifestSrc: ["'self'"],
    frameSrc: buildCspSources(
      "'self'",
      getTourSources,
      getStreetViewSource,
      getTurnstileSource,
      createTrackerSource('frame-src'),
    ),
    formAction: ["'self'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'self'"],
    requireTrustedTypesFor: ["'script'"],
    // 'proof': a form's proof of work is done in a worker of ours.
    trustedTypes: buildCspSources('proof', getTrackerPolicySource),
  },
  ...COMMON_SECURITY_HEADERS,
});

/**
 * The embedded map's own (docs/architecture.md, idea 6): Leaflet needs a default policy, which the frame
 * alone may make; a configured provider's tiles are pictures (decision 33).
 */
export const mapFrameHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: buildCspSources("'self'", getImageSources, getTileSource),
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    formAction: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'self'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['default'],
  },
  ...COMMON_SECURITY_HEADERS,
});

/** What is configured in the version that answers; nothing where there is none of it. */
type CspSourceResolver = (environment: App['Bindings']) => string;

/** The sources of a directive, those left out that come to nothing. */
function buildCspSources(...all: (string | CspSourceResolver)[]) {
  return [
    ({ env }: { env: App['Bindings'] }) =>
      all
        .map((source) => (typeof source === 'string' ? source : source(env)))
        .filter(Boolean)
        .join(' '),
  ];
}

function getTurnstileSource(env: App['Bindings']): string {
  return isTurnstileOn(env) ? TURNSTILE_ORIGIN : '';
}

/** The hosts of the trackers this site is configured with; of none where there are none (decision 31). */
function createTrackerSource(directive: Parameters<typeof getTrackerHosts>[1]): CspSourceResolver {
  return ({ snapshot }) =>
    getTrackerHosts(snapshot.site.configuration.siteInfo, directive).join(' ');
}

function getTrackerPolicySource({ snapshot }: App['Bindings']): string {
  return getTrustedTypesPolicies(snapshot.site.configuration.siteInfo).join(' ');
}

/** The configured look, and that of a draft where the two differ. */
function getThemeHashSources({ snapshot }: App['Bindings']): string {
  const hashes = [snapshot.theme.hash, snapshot.drafts?.theme.hash ?? snapshot.theme.hash];
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`).join(' ');
}

function getImageSources({ snapshot }: App['Bindings']): string {
  const { cdn, others } = snapshot.site.configuration.images;
  return [cdn, ...others]
    .filter(Boolean)
    .map((host) => `https://${host}`)
    .join(' ');
}

function getTourSources({ snapshot }: App['Bindings']): string {
  return getEmbedHosts(snapshot.site.configuration.tours).join(' ');
}

function getStreetViewSource({ snapshot }: App['Bindings']): string {
  const { streetView } = snapshot.site.configuration.map;
  return streetView ? new URL(streetView.url).origin : '';
}

function getTileSource({ snapshot }: App['Bindings']): string {
  const { tiles } = snapshot.site.configuration.map;
  return tiles ? new URL(tiles.url).origin : '';
}
