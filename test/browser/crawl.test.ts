import { expect, inject, test } from 'vitest';

/** Follows every link of ours from both home pages, as a crawler without script would. */
async function crawl(origin: string): Promise<{ pages: Map<string, string>; broken: string[] }> {
  const pages = new Map<string, string>();
  const broken: string[] = [];
  const seen = new Set(['/nl/', '/fr/']);
  let wave = [...seen].map((path) => ({ path, from: 'the start' }));
  while (wave.length > 0) {
    const found: typeof wave = [];
    const work = [...wave];
    const follow = async () => {
      for (let link = work.pop(); link; link = work.pop()) {
        const response = await fetch(origin + link.path, { redirect: 'manual' });
        const moved = response.headers.get('Location');
        const leaves = moved && new URL(moved, origin).origin !== origin;
        if (response.status >= 400)
          broken.push(`${response.status} ${link.path} from ${link.from}`);
        const body = await response.text();
        const html = response.headers.get('Content-Type')?.startsWith('text/html') ? body : '';
        if (response.status === 200 && html) pages.set(link.path, html);
        const next = moved && !leaves ? [moved] : linksOf(html);
        for (const href of next) {
          const url = new URL(href.replaceAll('&amp;', '&'), origin + link.path);
          const path = url.pathname + url.search;
          if (url.origin !== origin || seen.has(path)) continue;
          seen.add(path);
          found.push({ path, from: link.path });
        }
      }
    };
    await Promise.all(Array.from({ length: 8 }, follow));
    wave = found;
  }
  return { pages, broken };
}

const linksOf = (html: string) =>
  [...html.matchAll(/<(?:a|link|img|script)\s[^>]*?(?:href|src)="([^"]+)"/g)]
    .map(([, href = '']) => href)
    .filter((href) => !/^(mailto:|tel:|#|data:)/.test(href));

test('a crawler that follows every link from both home pages finds no broken one', async () => {
  const { pages, broken } = await crawl(inject('origin'));
  expect(broken).toEqual([]);
  const documents = [...pages.keys()];
  expect(documents.filter((path) => path.startsWith('/nl/')).length).toBeGreaterThan(150);
  expect(documents.filter((path) => path.startsWith('/fr/')).length).toBeGreaterThan(150);
  for (const [path, html] of pages) {
    expect(html.match(/<h1[\s>]/g), `${path} has one h1`).toHaveLength(1);
    expect(html, `${path} shows no undefined value`).not.toMatch(/undefined|\[object |NaN/);
  }
});
