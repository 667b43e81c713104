import { secureHeaders } from 'hono/secure-headers';
import styles from '../dist/build/styles.json';
import type { App } from './app';
import { trackerHosts, trackerPolicies } from './consent/tracker-hosts';

/**
 * The headers of every answer (goals.md, security). No script but our own files, no nonce (it would
 * defeat caching), Trusted Types without any policy but those of configured trackers (architecture.md,
 * idea 6). The inline stylesheets are named by their hashes, so that a page is one request to first paint.
 */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", hostsFor('script-src')],
    styleSrc: [
      // What no first paint waits for is a file: print, the drawer, the search panel.
      "'self'",
      ...Object.values(styles).map(({ hash }) => `'sha256-${hash}'`),
      ({ env }: { env: App['Bindings'] }) => themes(env),
    ],
    imgSrc: [
      "'self'",
      'data:',
      ({ env }: { env: App['Bindings'] }) => imageHosts(env),
      hostsFor('img-src'),
    ],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", hostsFor('connect-src')],
    mediaSrc: ["'self'", ({ env }: { env: App['Bindings'] }) => imageHosts(env)],
    manifestSrc: ["'self'"],
    frameSrc: ["'self'", hostsFor('frame-src')],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'self'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: [({ env }: { env: App['Bindings'] }) => policies(env)],
  },
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
});

/** The hosts of the trackers this site is configured with; of none where there are none (decision 31). */
function hostsFor(directive: Parameters<typeof trackerHosts>[1]) {
  return ({ env }: { env: App['Bindings'] }) =>
    trackerHosts(env.snapshot.site.configuration.siteInfo, directive).join(' ');
}

const policies = ({ snapshot }: App['Bindings']) =>
  trackerPolicies(snapshot.site.configuration.siteInfo).join(' ') || "'none'";

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
