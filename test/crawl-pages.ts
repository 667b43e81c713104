import type { createTestSite } from './fixtures';

type Site = Awaited<ReturnType<typeof createTestSite>>;

/** A page of a crawl, after redirects. */
export interface CrawledPage {
  path: string;
  status: number;
  html: string;
  /** The paths of its links to this site. */
  links: readonly string[];
}

/** Fetches the pages that the sitemap names and all that they lead to, each once, at most `limit`. */
export const crawlPages = async (site: Site, limit = 300): Promise<CrawledPage[]> =>
  crawlFrom(site, [...(await readSitemapPaths(site)), '/'], limit);

/** Fetches these pages and all that they lead to, each once, at most `limit`. */
export async function crawlFrom(
  site: Site,
  starts: readonly string[],
  limit: number,
): Promise<CrawledPage[]> {
  const waiting = [...starts];
  const seen = new Set(waiting);
  const pages: CrawledPage[] = [];
  for (const path of waiting) {
    if (pages.length >= limit) break;
    const page = await fetchPage(site, path);
    if (!page) continue;
    pages.push(page);
    for (const link of page.links) {
      if (seen.has(link)) continue;
      seen.add(link);
      waiting.push(link);
    }
  }
  return pages;
}

async function readSitemapPaths(site: Site): Promise<string[]> {
  const readLocations = async (path: string) =>
    [...(await (await site(path)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, url = '']) => new URL(url.replace(/&(?:apos|#39|#x27);/g, "'")).pathname,
    );
  const sitemaps = await readLocations('/sitemap.xml');
  return (await Promise.all(sitemaps.map(readLocations))).flat();
}

/** Fetches a page of HTML; undefined for a file, and for an address that leads elsewhere. */
async function fetchPage(site: Site, path: string): Promise<CrawledPage | undefined> {
  let response = await site(path);
  for (let steps = 0; steps < 5 && response.headers.has('Location'); steps += 1) {
    const target = new URL(response.headers.get('Location') ?? '', 'http://localhost:8787');
    if (target.host !== 'localhost:8787') return undefined;
    response = await site(target.pathname + target.search);
  }
  const html = await response.text();
  if (!response.headers.get('Content-Type')?.startsWith('text/html'))
    return response.status >= 500 ? { path, status: response.status, html, links: [] } : undefined;
  const links = [...html.matchAll(/<a\b[^>]*\shref="(\/[^"]*)/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&').replace(/&(?:apos|#39|#x27);/g, "'"))
    .map((href) => href.replace(/#.*/, ''))
    // The forms about a property, but not each filter of a list.
    .filter(
      (href) => !href.startsWith('//') && /^[^?]*(?:\?(?:property|project)=\d+)?$/.test(href),
    );
  return { path, status: response.status, html, links };
}

/** A text of a page with the language that holds for it and its innermost element. */
export interface TextRun {
  text: string;
  lang: string;
  tag: string;
}

const VOID = /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr|path|use|circle|rect)$/;

/** Reads the texts of a page that a visitor sees, scripts and styles left out. */
export function readTextRuns(html: string): TextRun[] {
  const runs: TextRun[] = [];
  const open: { tag: string; lang: string }[] = [];
  const visible = html.replace(/<(script|style|template)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  for (const [, close, tag = '', attributes = '', text] of visible.matchAll(
    /<(\/?)([a-z][a-z\d-]*)((?:"[^"]*"|[^>])*)>|([^<]+)/gi,
  )) {
    const { lang = '', tag: parent = '' } = open.at(-1) ?? {};
    if (text !== undefined) {
      runs.push({ text, lang, tag: parent });
    } else if (close) {
      const depth = open.findLastIndex((element) => element.tag === tag);
      if (depth >= 0) open.length = depth;
    } else if (!VOID.test(tag) && !attributes.endsWith('/'))
      open.push({ tag, lang: /\slang="(\w\w)/.exec(attributes)?.[1] ?? lang });
  }
  return runs;
}

/** Lists what is wrong with the headings of a page: those without text, and a page without exactly one h1. */
export function findHeadingFaults({ path, html }: CrawledPage): string[] {
  const headings = [...html.matchAll(/<(h[1-6])\b[^>]*>([\s\S]*?)<\/\1>/g)];
  const empty = headings.filter(([, , inner = '']) => !inner.replace(/<[^>]*>/g, '').trim());
  const titles = headings.filter(([, tag]) => tag === 'h1').length;
  return [
    ...empty.map(([heading]) => `${path}: empty ${heading}`),
    ...(titles === 1 ? [] : [`${path}: ${titles} h1`]),
  ];
}
