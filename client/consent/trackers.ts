import type { ConsentChoice } from '../../src/domain/consent/consent-choice';
import { toConsentSignals } from '../../src/domain/consent/consent-mode';
import type { TrackerIds } from '../../src/domain/consent/tracker-ids';
import { findUsableId } from '../../src/domain/consent/tracker-ids';

declare global {
  interface Window {
    /** What the tags read: Consent Mode's signals before anything else. */
    dataLayer?: unknown[];
  }
}

const TAG_SCRIPTS_URL = 'https://www.googletagmanager.com/';

/** What was loaded on this page already, by identifier. */
const loadedIds = new Set<string>();

/**
 * Follows a choice (§4): tells the tags what is granted, loads those it lets be used and that are
 * configured, fires the page view and the social pixel. Called on each page with a kept choice, and
 * when one is saved. Until the first tag is granted nothing of any of them exists.
 */
export function applyConsent(choice: ConsentChoice): void {
  const ids = JSON.parse(document.body.dataset.trackers ?? '{}') as TrackerIds;
  const measured = [
    findUsableId(ids, 'analyticsId', choice),
    findUsableId(ids, 'adsId', choice),
  ].filter((id) => id !== undefined);
  const manager = findUsableId(ids, 'tagManagerId', choice);
  if (manager || measured.length > 0 || window.dataLayer) sendConsentSignals(choice);
  if (manager) loadTagManager(manager);
  loadTags(measured);
  const pixel = findUsableId(ids, 'socialPixelId', choice);
  if (pixel) sendPixel(pixel);
  for (const name of findRevokedCookies(choice)) expireCookie(name);
}

/** Consent Mode v2: everything denied before any tag is there (decision 31), then what was chosen. */
function sendConsentSignals(choice: ConsentChoice): void {
  if (!window.dataLayer) {
    window.dataLayer = [];
    pushTagCommand('consent', 'default', toConsentSignals([]));
    pushTagCommand('js', new Date());
  }
  pushTagCommand('consent', 'update', toConsentSignals(choice));
}

function loadTagManager(id: string): void {
  if (loadedIds.has(id)) return;
  loadedIds.add(id);
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadTagScript(`gtm.js?id=${id}`);
}

/** One script serves all of them; each tells of the page as it is configured, and again when it was there. */
function loadTags(ids: readonly string[]): void {
  const [first] = ids;
  if (first && !ids.some((id) => loadedIds.has(id))) loadTagScript(`gtag/js?id=${first}`);
  for (const id of ids) {
    if (loadedIds.has(id)) pushTagCommand('event', 'page_view', { send_to: id });
    else pushTagCommand('config', id);
    loadedIds.add(id);
  }
}

/** The pixel is what its name says, a picture: no script of a social network runs on our pages. */
function sendPixel(id: string): void {
  const address = encodeURIComponent(location.href);
  new Image().src = `https://www.facebook.com/tr?id=${id}&ev=PageView&noscript=1&dl=${address}`;
}

/** Tags tell a command from other data by its being an Arguments object. */
function pushTagCommand(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would not be read as a command
  window.dataLayer?.push(arguments);
}

function loadTagScript(path: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = createTagScriptUrl(path);
  document.head.appendChild(script);
}

/** The one policy of ours that names a script: it makes addresses of the tags' own host and of no other. */
function createTagScriptUrl(path: string): string {
  const types = (window as { trustedTypes?: TagPolicyFactory }).trustedTypes;
  tagPolicy ??= types?.createPolicy('tag', { createScriptURL: (given) => TAG_SCRIPTS_URL + given });
  return (tagPolicy?.createScriptURL(path) ?? TAG_SCRIPTS_URL + path) as string;
}

let tagPolicy: ReturnType<TagPolicyFactory['createPolicy']> | undefined;

interface TagPolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(given: string): string },
  ): { createScriptURL(given: string): unknown };
}

/** The cookies by which trackers know somebody again, by the category they need. */
const TRACKER_COOKIES = {
  analytical: /^_ga|^_gid$/,
  marketing: /^_gcl_/,
  social: /^_fb[pc]$/,
} as const;

/** Cookies of categories that are not granted any more. */
const findRevokedCookies = (choice: ConsentChoice): string[] =>
  document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) =>
      (Object.keys(TRACKER_COOKIES) as (keyof typeof TRACKER_COOKIES)[]).some(
        (category) => !choice.includes(category) && TRACKER_COOKIES[category].test(name),
      ),
    );

/** A tag sets its cookies as high in the name of the site as it may: each of its names is asked. */
function expireCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, place) => `; Domain=${labels.slice(place).join('.')}`);
  // biome-ignore lint/suspicious/noDocumentCookie: what a tag set there has to be taken back there
  for (const domain of ['', ...domains]) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
}
