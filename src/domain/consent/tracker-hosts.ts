import type { TrackerIds } from './tracker-ids';

/** The directives of the Content Security Policy in which a tracker needs hosts. */
type CspDirective = 'script-src' | 'connect-src' | 'img-src' | 'frame-src';

const TAG_MANAGER_HOST = 'https://www.googletagmanager.com';
const ANALYTICS_HOSTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];
const ADS_HOSTS = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];

/** The folders of scripts of ads: elsewhere these hosts serve files by which a policy can be passed. */
const ADS_SCRIPTS = [
  'https://www.googleadservices.com/pagead/',
  'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/',
];

/** The hosts that each tracker contacts, from its provider's guide to CSP (November 2026). */
const TRACKER_HOSTS: Record<keyof TrackerIds, Partial<Record<CspDirective, readonly string[]>>> = {
  analyticsId: {
    'script-src': [TAG_MANAGER_HOST],
    'connect-src': ANALYTICS_HOSTS,
    'img-src': ANALYTICS_HOSTS,
  },
  adsId: {
    'script-src': [TAG_MANAGER_HOST, ...ADS_SCRIPTS],
    'connect-src': [TAG_MANAGER_HOST, ...ADS_HOSTS],
    'img-src': [TAG_MANAGER_HOST, ...ADS_HOSTS],
    'frame-src': [TAG_MANAGER_HOST, 'https://td.doubleclick.net'],
  },
  tagManagerId: {
    'script-src': [TAG_MANAGER_HOST],
    'connect-src': ANALYTICS_HOSTS,
    'img-src': ANALYTICS_HOSTS,
  },
  // A picture, not a script: client/consent/trackers.
  socialPixelId: { 'img-src': ['https://www.facebook.com'] },
};

const TRACKER_NAMES = Object.keys(TRACKER_HOSTS) as (keyof TrackerIds)[];

/** Returns the hosts of the configured trackers for a directive of the policy. */
export const getTrackerHosts = (ids: TrackerIds, directive: CspDirective): string[] => [
  ...new Set(
    TRACKER_NAMES.flatMap((name) => (ids[name] ? (TRACKER_HOSTS[name][directive] ?? []) : [])),
  ),
];

/** Returns the Trusted Types policies of tags: our own for the URL of the script, and the one it creates. */
export const getTrustedTypesPolicies = (ids: TrackerIds): string[] =>
  getTrackerHosts(ids, 'script-src').length > 0 ? ['tag', 'goog#html'] : [];
