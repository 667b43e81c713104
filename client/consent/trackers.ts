import type { Choice } from '../../src/domain/consent/choice';
import { signalsOf } from '../../src/domain/consent/consent-mode';
import type { TrackerIds } from '../../src/domain/consent/trackers';
import { usableId } from '../../src/domain/consent/trackers';

declare global {
  interface Window {
    /** What the tags read: Consent Mode's signals before anything else. */
    dataLayer?: unknown[];
  }
}

const TAGS = 'https://www.googletagmanager.com/';

/** What was loaded on this page already, by identifier. */
const loaded = new Set<string>();

/**
 * Follows a choice (§4): tells the tags what is granted, loads those it lets be used and that are
 * configured, fires the page view and the social pixel. Called on each page with a kept choice, and
 * when one is saved. Until the first tag is granted nothing of any of them exists.
 */
export function track(choice: Choice): void {
  const ids = JSON.parse(document.body.dataset.trackers ?? '{}') as TrackerIds;
  const measured = [usableId(ids, 'analyticsId', choice), usableId(ids, 'adsId', choice)].filter(
    (id) => id !== undefined,
  );
  const manager = usableId(ids, 'tagManagerId', choice);
  if (manager || measured.length > 0 || window.dataLayer) signal(choice);
  if (manager) loadManager(manager);
  loadTags(measured);
  const pixel = usableId(ids, 'socialPixelId', choice);
  if (pixel) firePixel(pixel);
  for (const name of leftBehind(choice)) expire(name);
}

/** Consent Mode v2: everything denied before any tag is there (decision 31), then what was chosen. */
function signal(choice: Choice): void {
  if (!window.dataLayer) {
    window.dataLayer = [];
    tag('consent', 'default', signalsOf([]));
    tag('js', new Date());
  }
  tag('consent', 'update', signalsOf(choice));
}

function loadManager(id: string): void {
  if (loaded.has(id)) return;
  loaded.add(id);
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(`gtm.js?id=${id}`);
}

/** One script serves all of them; each tells of the page as it is configured, and again when it was there. */
function loadTags(ids: readonly string[]): void {
  const [first] = ids;
  if (first && !ids.some((id) => loaded.has(id))) loadScript(`gtag/js?id=${first}`);
  for (const id of ids) {
    if (loaded.has(id)) tag('event', 'page_view', { send_to: id });
    else tag('config', id);
    loaded.add(id);
  }
}

/** The pixel is what its name says, a picture: no script of a social network runs on our pages. */
function firePixel(id: string): void {
  const address = encodeURIComponent(location.href);
  new Image().src = `https://www.facebook.com/tr?id=${id}&ev=PageView&noscript=1&dl=${address}`;
}

/** Tags tell a command from other data by its being an Arguments object. */
function tag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would not be read as a command
  window.dataLayer?.push(arguments);
}

function loadScript(path: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = addressOf(path);
  document.head.appendChild(script);
}

/** The one policy of ours that names a script: it makes addresses of the tags' own host and of no other. */
function addressOf(path: string): string {
  const types = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  policy ??= types?.createPolicy('tag', { createScriptURL: (given) => TAGS + given });
  return (policy?.createScriptURL(path) ?? TAGS + path) as string;
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(given: string): string },
  ): { createScriptURL(given: string): unknown };
}

/** The cookies by which trackers know somebody again, by the category they need. */
const COOKIES = { analytical: /^_ga|^_gid$/, marketing: /^_gcl_/, social: /^_fb[pc]$/ } as const;

/** Cookies of categories that are not granted any more. */
const leftBehind = (choice: Choice): string[] =>
  document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) =>
      (Object.keys(COOKIES) as (keyof typeof COOKIES)[]).some(
        (category) => !choice.includes(category) && COOKIES[category].test(name),
      ),
    );

/** A tag sets its cookies as high in the name of the site as it may: each of its names is asked. */
function expire(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, place) => `; Domain=${labels.slice(place).join('.')}`);
  // biome-ignore lint/suspicious/noDocumentCookie: what a tag set there has to be taken back there
  for (const domain of ['', ...domains]) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
}
