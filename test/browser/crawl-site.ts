import { decodeHTML } from 'entities';

/** The picture that counts a view without a script: one for every page, all of them the same. */
const VIEW_COUNTER = '/page-views/';

/** Follows every link of ours from both home pages, as a crawler without script would. */
export async function crawlSite(
  origin: string,
): Promise<{ pages: Map<string, string>; brokenLinks: string[] }> {
  const pages = new Map<string, string>();
  const brokenLinks: string[] = [];
  const seen = new Set(['/nl/', '/fr/']);
  let wave = [...seen].map((path) => ({ path, from: 'the start' }));
  while (wave.length > 0) {
    const found: typeof wave = [];
    const work = [...wave];
    const follow = async () => {
      for (let link = work.pop(); link; link = work.pop()) {
        const response = await fetch(origin + link.path, {
          // Of a picture it is enough that it is there.
          method: link.path.startsWith('/media/') ? 'HEAD' : 'GET',
          redirect: 'manual',
          // To compress 1,400 pages and to unpack them takes a fourth of the time.
          headers: { 'Accept-Encoding': 'identity' },
        });
        const moved = response.headers.get('Location');
        const leaves = moved && new URL(moved, origin).origin !== origin;
        if (response.status >= 400)
          brokenLinks.push(`${response.status} ${link.path} from ${link.from}`);
        const body = await response.text();
        const html = response.headers.get('Content-Type')?.startsWith('text/html') ? body : '';
        if (response.status === 200 && html) pages.set(link.path, html);
        const next = moved && !leaves ? [moved] : findLinks(html);
        for (const href of next) {
          const url = new URL(decodeHTML(href), origin + link.path);
          const path = url.pathname + url.search;
          const known = url.pathname === VIEW_COUNTER ? VIEW_COUNTER : path;
          if (url.origin !== origin || seen.has(known)) continue;
          seen.add(known);
          found.push({ path, from: link.path });
        }
      }
    };
    await Promise.all(Array.from({ length: 8 }, follow));
    wave = found;
  }
  return { pages, brokenLinks };
}

/** Orders, views and wishes of a list ask not to be followed: there is no end to them. */
const findLinks = (html: string) =>
  [...html.matchAll(/<(?:a|link|img|script)\s[^>]*?(?:href|src)="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !tag.includes('rel="nofollow"'))
    .map(([, href = '']) => href)
    .filter((href) => !/^(mailto:|tel:|#|data:)/.test(href));
