import type { TrackerIds } from './trackers';

/** The parts of the policy in which a tracker needs hosts. */
type Directive = 'script-src' | 'connect-src' | 'img-src' | 'frame-src';

const TAGS = 'https://www.googletagmanager.com';
const MEASURED = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];
const ADS = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];

/** Where each tracker reaches, as its provider's guide to such a policy says (November 2026). */
const HOSTS: Record<keyof TrackerIds, Partial<Record<Directive, readonly string[]>>> = {
  analyticsId: { 'script-src': [TAGS], 'connect-src': MEASURED, 'img-src': MEASURED },
  adsId: {
    'script-src': [TAGS, ...ADS.slice(0, 2)],
    'connect-src': [TAGS, ...ADS],
    'img-src': [TAGS, ...ADS],
    'frame-src': [TAGS, 'https://td.doubleclick.net'],
  },
  tagManagerId: { 'script-src': [TAGS], 'connect-src': MEASURED, 'img-src': MEASURED },
  // A picture, not a script: client/consent/trackers.
  socialPixelId: { 'img-src': ['https://www.facebook.com'] },
};

const NAMES = Object.keys(HOSTS) as (keyof TrackerIds)[];

/** The hosts a policy has to name for what is configured; none where nothing is. */
export const trackerHosts = (ids: TrackerIds, directive: Directive): string[] => [
  ...new Set(NAMES.flatMap((name) => (ids[name] ? (HOSTS[name][directive] ?? []) : []))),
];

/** Our own Trusted Types policy for the address of a tag's script, and the one such a script makes itself. */
export const trackerPolicies = (ids: TrackerIds): string[] =>
  trackerHosts(ids, 'script-src').length > 0 ? ['tag', 'goog#html'] : [];
