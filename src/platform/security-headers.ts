import { secureHeaders } from 'hono/secure-headers';
import styles from '../../dist/build/styles.json';
import { trackerHosts, trackerPolicies } from '../domain/consent/tracker-hosts';
import { embedHosts } from '../domain/format/media-url';
import type { App } from '../env';
import { isTurnstileOn, TURNSTILE_HOST } from './captcha/turnstile-store';

const OTHERS: Omit<Parameters<typeof secureHeaders>[0] & object, 'contentSecurityPolicy'> = {
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
export const HEADERS_WITHOUT_VERSION = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/**
 * The headers of every answer (goals.md, security). No script but our own files, no nonce (it would
 * defeat caching), Trusted Types: a part that needs a policy names it (architecture.md, idea 6). The
 * inline stylesheets are named by their hashes, so that a page is one request to first paint.
 */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: sources("'self'", turnstile, hostsFor('script-src')),
    styleSrc: sources(
      // What no first paint waits for is a file: print, the drawer, the search panel.
      "'self'",
      ...Object.values(styles).map(({ hash }) => `'sha256-${hash}'`),
      themes,
    ),
    imgSrc: sources("'self'", 'data:', imageHosts, hostsFor('img-src')),
    fontSrc: ["'self'"],
    connectSrc: sources("'self'", hostsFor('connect-src')),
    mediaSrc: sources("'self'", imageHosts),
    manifestSrc: ["'self'"],
    frameSrc: sources("'self'", tourHosts, streetViewHost, turnstile, hostsFor('frame-src')),
    formAction: ["'self'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'self'"],
    requireTrustedTypesFor: ["'script'"],
    // 'proof': a form's proof of work is done in a worker of ours.
    trustedTypes: sources('proof', trackersPolicies),
  },
  ...OTHERS,
});

/**
 * The embedded map's own (architecture.md, idea 6): Leaflet needs a default policy, which the frame
 * alone may make; a configured provider's tiles are pictures (decision 33).
 */
export const mapFrameHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: sources("'self'", imageHosts, tileHost),
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    formAction: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'self'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['default'],
  },
  ...OTHERS,
});

/** What is configured in the version that answers; nothing where there is none of it. */
type Configured = (environment: App['Bindings']) => string;

/** The sources of a directive, those left out that come to nothing. */
function sources(...all: (string | Configured)[]) {
  return [
    ({ env }: { env: App['Bindings'] }) =>
      all
        .map((source) => (typeof source === 'string' ? source : source(env)))
        .filter(Boolean)
        .join(' '),
  ];
}

function turnstile(env: App['Bindings']): string {
  return isTurnstileOn(env) ? TURNSTILE_HOST : '';
}

/** The hosts of the trackers this site is configured with; of none where there are none (decision 31). */
function hostsFor(directive: Parameters<typeof trackerHosts>[1]): Configured {
  return ({ snapshot }) => trackerHosts(snapshot.site.configuration.siteInfo, directive).join(' ');
}

function trackersPolicies({ snapshot }: App['Bindings']): string {
  return trackerPolicies(snapshot.site.configuration.siteInfo).join(' ');
}

/** The configured look, and that of a draft where the two differ. */
function themes({ snapshot }: App['Bindings']): string {
  const hashes = [snapshot.theme.hash, snapshot.drafts?.theme.hash ?? snapshot.theme.hash];
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`).join(' ');
}

function imageHosts({ snapshot }: App['Bindings']): string {
  const { cdn, others } = snapshot.site.configuration.images;
  return [cdn, ...others]
    .filter(Boolean)
    .map((host) => `https://${host}`)
    .join(' ');
}

function tourHosts({ snapshot }: App['Bindings']): string {
  return embedHosts(snapshot.site.configuration.tours).join(' ');
}

function streetViewHost({ snapshot }: App['Bindings']): string {
  const { streetView } = snapshot.site.configuration.map;
  return streetView ? new URL(streetView.url).origin : '';
}

function tileHost({ snapshot }: App['Bindings']): string {
  const { tiles } = snapshot.site.configuration.map;
  return tiles ? new URL(tiles.url).origin : '';
}
