import type { ConsentChoice } from '../../src/domain/consent/consent-choice';
import type { TrackerIds } from '../../src/domain/consent/tracker-ids';
import { findUsableId } from '../../src/domain/consent/tracker-ids';
import { toConsentSignals } from './consent-mode';

declare global {
  interface Window {
    /** The queue that the tags read; Consent Mode's signals must come first. */
    dataLayer?: unknown[];
  }
}

const TAG_SCRIPTS_URL = 'https://www.googletagmanager.com/';

/** The identifiers of tags already loaded on this page. */
const loadedIds = new Set<string>();

/**
 * Applies a choice (§4): sends the consent signals, loads the tags that are configured and allowed, and
 * counts the page view, also by the social pixel. Called on each page with a stored choice, and when one
 * is saved. Before the first tag is allowed, no script, queue or cookie of any tag exists.
 */
export function applyConsent(choice: ConsentChoice): void {
  const ids = JSON.parse(document.body.dataset.trackers ?? '{}') as TrackerIds;
  const tagIds = [
    findUsableId(ids, 'analyticsId', choice),
    findUsableId(ids, 'adsId', choice),
  ].filter((id) => id !== undefined);
  const managerId = findUsableId(ids, 'tagManagerId', choice);
  if (managerId || tagIds.length > 0 || window.dataLayer) sendConsentSignals(choice);
  if (managerId) loadTagManager(managerId);
  loadTags(tagIds);
  const pixelId = findUsableId(ids, 'socialPixelId', choice);
  if (pixelId) sendPixel(pixelId);
  for (const name of findRevokedCookies(choice)) expireCookie(name);
}

/** Sends Consent Mode v2 signals: everything denied before any tag loads (decision 31), then the choice. */
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

/** Loads one script for all tags and configures each; a tag already loaded gets a page view instead. */
function loadTags(ids: readonly string[]): void {
  const [first] = ids;
  if (first && !ids.some((id) => loadedIds.has(id))) loadTagScript(`gtag/js?id=${first}`);
  for (const id of ids) {
    if (loadedIds.has(id)) pushTagCommand('event', 'page_view', { send_to: id });
    else pushTagCommand('config', id);
    loadedIds.add(id);
  }
}

/** Requests the social pixel as an image: no script of a social network runs on the site. */
function sendPixel(id: string): void {
  const pageUrl = encodeURIComponent(location.href);
  new Image().src = `https://www.facebook.com/tr?id=${id}&ev=PageView&noscript=1&dl=${pageUrl}`;
}

/** Pushes a command; the tags recognise commands by their type, the Arguments object. */
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

/** Returns a script URL on the tags' host, trusted by a policy that allows no other host. */
function createTagScriptUrl(path: string): string {
  const types = (window as { trustedTypes?: TagPolicyFactory }).trustedTypes;
  tagPolicy ??= types?.createPolicy('tag', {
    createScriptURL: (scriptPath) => TAG_SCRIPTS_URL + scriptPath,
  });
  return (tagPolicy?.createScriptURL(path) ?? TAG_SCRIPTS_URL + path) as string;
}

let tagPolicy: ReturnType<TagPolicyFactory['createPolicy']> | undefined;

interface TagPolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(path: string): string },
  ): { createScriptURL(path: string): unknown };
}

/** The names of the trackers' cookies, by consent category. */
const TRACKER_COOKIES = {
  analytical: /^_ga|^_gid$/,
  marketing: /^_gcl_/,
  social: /^_fb[pc]$/,
} as const;

/** Returns the names of cookies whose category is not granted. */
const findRevokedCookies = (choice: ConsentChoice): string[] =>
  document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) =>
      (Object.keys(TRACKER_COOKIES) as (keyof typeof TRACKER_COOKIES)[]).some(
        (category) => !choice.includes(category) && TRACKER_COOKIES[category].test(name),
      ),
    );

/** Deletes a cookie on every parent domain of the host: a tag sets it as high as the browser allows. */
function expireCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  // biome-ignore lint/suspicious/noDocumentCookie: a tag's cookie can be deleted in no other way
  for (const domain of ['', ...domains]) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
}
