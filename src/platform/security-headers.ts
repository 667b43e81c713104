import { secureHeaders } from 'hono/secure-headers';
import build from '../../dist/build/build.json';
import { getTrackerHosts, getTrustedTypesPolicies } from '../domain/consent/tracker-hosts';
import { getEmbedHosts } from '../domain/format/media-url';
import { memoizePerObject } from '../domain/memoize-per-object';
import type { App } from '../env';
import { FILE_SECURITY_HEADERS } from './file-headers';
import type { Snapshot } from './snapshot/snapshot';
import { isTurnstileOn, TURNSTILE_ORIGIN } from './turnstile';

/** Pages may stand in a frame of this origin; the rest is as for files. */
const COMMON_SECURITY_HEADERS: Omit<
  Parameters<typeof secureHeaders>[0] & object,
  'contentSecurityPolicy'
> = {
  crossOriginOpenerPolicy: FILE_SECURITY_HEADERS['Cross-Origin-Opener-Policy'],
  crossOriginResourcePolicy: FILE_SECURITY_HEADERS['Cross-Origin-Resource-Policy'],
  referrerPolicy: FILE_SECURITY_HEADERS['Referrer-Policy'],
  strictTransportSecurity: FILE_SECURITY_HEADERS['Strict-Transport-Security'],
  xContentTypeOptions: FILE_SECURITY_HEADERS['X-Content-Type-Options'],
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

/**
 * Sets the security headers of every response (docs/goals.md, security). Scripts come from our own
 * files only, without a nonce, which would defeat caching; Trusted Types are required, and a library
 * that needs a policy has it named here (docs/architecture.md, idea 6). Inline stylesheets are allowed
 * by hash: inline, so that a page paints after one request.
 */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: withTurnstile(buildCspSources("'self'", createTrackerSource('script-src'))),
    styleSrc: buildCspSources(
      // Styles not needed for the first paint are files: print, the drawer, the search panel.
      "'self'",
      ...Object.values(build.styles).map((hash) => `'sha256-${hash}'`),
      getThemeHashSources,
    ),
    imgSrc: buildCspSources("'self'", 'data:', getImageSources, createTrackerSource('img-src')),
    fontSrc: ["'self'"],
    connectSrc: buildCspSources("'self'", createTrackerSource('connect-src')),
    mediaSrc: buildCspSources("'self'", getImageSources),
    manifestSrc: ["'self'"],
    frameSrc: withTurnstile(
      buildCspSources(
        "'self'",
        getTourSources,
        getStreetViewSource,
        createTrackerSource('frame-src'),
      ),
    ),
    formAction: ["'self'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'self'"],
    requireTrustedTypesFor: ["'script'"],
    // The policies that start our web worker for a form's proof of work, and our service worker for a visit pack.
    trustedTypes: buildCspSources('proof pack', getTrackerPolicySource),
  },
  ...COMMON_SECURITY_HEADERS,
  // A page whose address is private has a stricter Referrer-Policy (app-middleware.ts).
  overwrite: false,
});

/**
 * Sets the security headers of the map frame (docs/architecture.md, idea 6). Leaflet needs a default
 * Trusted Types policy, which only this frame may create; tiles of a configured provider are images
 * (decision 33).
 */
export const mapFrameHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: buildCspSources("'self'", getThemeHashSources),
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

/** Returns the sources that a snapshot's configuration adds to a directive; '' for none. */
type CspSourceResolver = (snapshot: Snapshot) => string;

/** A value of a directive, as the middleware asks for it in each request. */
type CspValue = (context: { env: App['Bindings'] }) => string;

/** Builds the sources of a directive, once for a version, leaving out empty ones. */
function buildCspSources(...sources: (string | CspSourceResolver)[]): [CspValue] {
  const getSources = memoizePerObject((snapshot: Snapshot) =>
    sources
      .map((source) => (typeof source === 'string' ? source : source(snapshot)))
      .filter(Boolean)
      .join(' '),
  );
  return [({ env }) => getSources(env.snapshot)];
}

/** Adds Turnstile's origin where it is on, which the environment says and not the version. */
function withTurnstile([getSources]: [CspValue]): [CspValue] {
  return [
    (context) =>
      isTurnstileOn(context.env)
        ? `${getSources(context)} ${TURNSTILE_ORIGIN}`
        : getSources(context),
  ];
}

/** Returns a resolver of the hosts of the configured trackers for this directive (decision 31). */
function createTrackerSource(directive: Parameters<typeof getTrackerHosts>[1]): CspSourceResolver {
  return ({ site }) => getTrackerHosts(site.configuration.siteInfo, directive).join(' ');
}

function getTrackerPolicySource({ site }: Snapshot): string {
  return getTrustedTypesPolicies(site.configuration.siteInfo).join(' ');
}

/** Returns the hashes of the theme, and those of the drafts' theme that differ. */
function getThemeHashSources({ theme, drafts }: Snapshot): string {
  const hashes = [...theme.hashes, ...(drafts?.theme.hashes ?? [])];
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`).join(' ');
}

function getImageSources({ site }: Snapshot): string {
  const { cdn, pictures, others } = site.configuration.images;
  return [cdn, pictures, ...others]
    .filter(Boolean)
    .map((host) => `https://${host}`)
    .join(' ');
}

function getTourSources({ site }: Snapshot): string {
  return getEmbedHosts(site.configuration.tours).join(' ');
}

function getStreetViewSource({ site }: Snapshot): string {
  const { streetView } = site.configuration.map;
  return streetView ? new URL(streetView.url).origin : '';
}

function getTileSource({ site }: Snapshot): string {
  const { tiles } = site.configuration.map;
  return tiles ? new URL(tiles.url).origin : '';
}
