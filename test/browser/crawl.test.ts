import { readFile } from 'node:fs/promises';
import { beforeAll, expect, inject, test } from 'vitest';
import type { PropertySummary } from '../../src/domain/catalogue/property-summary';
import { formatNumber } from '../../src/domain/format/number';
import { LANGUAGES } from '../../src/domain/language/language';
import { crawlSite } from './crawl-site';
import { findDistinctPages } from './distinct-pages';
import { listHtmlFaults, withoutStyles } from './html-faults';

let pages: Map<string, string>;
let brokenLinks: string[];
beforeAll(async () => {
  ({ pages, brokenLinks } = await crawlSite(inject('origin')));
}, 300_000);

test('a crawler that follows every link from both home pages finds no broken link', () => {
  expect(brokenLinks).toEqual([]);
  const documents = [...pages.keys()];
  expect(documents.filter((path) => path.startsWith('/nl/')).length).toBeGreaterThan(150);
  expect(documents.filter((path) => path.startsWith('/fr/')).length).toBeGreaterThan(150);
  for (const [path, html] of pages) {
    expect(html.match(/<h1[\s>]/g), `${path} has one h1`).toHaveLength(1);
    // As a word: a form's signed key is any letters, these among them.
    expect(html, `${path} shows no undefined value`).not.toMatch(/undefined|\[object |\bNaN\b/);
  }
});

test('what a page paints whole is in it, on every page the header, on a property its first screen', () => {
  for (const [path, html] of pages) {
    const whole = [...html.matchAll(/<link rel="expect" href="#([^"]+)" blocking="render"/g)].map(
      ([, id]) => id,
    );
    // An element that never came would hold the first paint back until the end of the page.
    for (const id of whole) expect(html, path).toContain(`id="${id}"`);
    expect(whole, path).toContain('header');
    if (html.includes('class="offer"')) expect(whole, path).toContain('offer');
    if (html.includes('id="key-facts"')) expect(whole, path).toContain('key-facts');
    if (html.includes('class="listing__top"')) expect(whole, path).toContain('results');
    if (/class="(?:hero|banner) /.test(html)) expect(whole, path).toContain('banner');
  }
});

test('no page loads anything from another host: agreeing is for the script to ask', () => {
  const loads = /<(?:img|script|iframe|source|video|link rel="(?:stylesheet|preload)")\s[^>]*>/g;
  for (const [path, html] of pages)
    for (const [tag] of html.matchAll(loads)) {
      const foreign = /\s(?:src|srcset|href|imagesrcset|poster)="(?:[^"]*,\s*)?(?:https?:)?\/\//i;
      expect(tag, path).not.toMatch(foreign);
    }
});

test('no page of a property shows its unpublished address or price', async () => {
  const properties: PropertySummary[] = JSON.parse(
    await readFile('data/catalogue/properties.json', 'utf8'),
  );
  let looked = 0;
  for (const { ID, language, ...property } of properties) {
    const own = [...pages].filter(
      ([path]) => path.startsWith(`/${language}/`) && path.endsWith(`/${ID}/`),
    );
    for (const [path, page] of own) {
      const html = page.slice(page.indexOf('<main'));
      if (!property.PublishAddress && property.Street) {
        expect(html.includes(property.Street), `${path} tells its street`).toBe(false);
        looked++;
      }
      if (!property.PublishPrice && property.Price > 0) {
        const price = formatNumber(property.Price);
        expect(html.includes(price), `${path} tells its price`).toBe(false);
        expect(html.includes(String(property.Price)), `${path} tells its price`).toBe(false);
        looked++;
      }
    }
  }
  expect(looked).toBeGreaterThan(20);
});

test('every page is valid HTML', async () => {
  const complaints: string[] = [];
  for (const [path, html] of findDistinctPages(pages)) {
    complaints.push(...(await listHtmlFaults(html)).map((fault) => `${path} ${fault}`));
  }
  expect(complaints.slice(0, 20)).toEqual([]);
});

test('on every page ids are unique, references lead to one, and each & is written as an entity', () => {
  for (const [path, html] of pages) {
    const ids = new Set<string>();
    const idsUsedTwice: string[] = [];
    for (const [, id = ''] of html.matchAll(/\sid="([^"]*)"/g)) {
      if (ids.has(id)) idsUsedTwice.push(id);
      ids.add(id);
    }
    expect(idsUsedTwice, `${path}: ids used twice`).toEqual([]);
    const references = [
      ...html.matchAll(/\s(?:for|aria-(?:labelledby|describedby|controls))="([^"]+)"/g),
    ].flatMap(([, names = '']) => names.split(' '));
    expect(
      references.filter((id) => !ids.has(id)),
      `${path}: references to nothing`,
    ).toEqual([]);
    const text = withoutStyles(html).replace(/<script[\s\S]*?<\/script>/g, '');
    expect(text.match(/&(?!#\d+;|#x[\da-f]+;|\w+;).{20}/gi), `${path}: bare &`).toBeNull();
  }
});

test('every path of the route map and of the catalogue answers, or leads to where it does', async () => {
  const json = async (file: string) => JSON.parse(await readFile(`data/${file}`, 'utf8'));
  const routes: Record<string, string>[] = await json('site/routes.json');
  const properties: { ID: number }[] = await json('catalogue/properties.json');
  const projects: { ID: number }[] = await json('catalogue/projects.json');
  const paths = new Set<string>([
    ...routes
      .flatMap((route) => [route.original, ...LANGUAGES.map((language) => route[language])])
      .filter((path) => path !== undefined),
    ...properties.map(({ ID }) => `/property/${ID}/`),
    ...projects.flatMap(({ ID }) => [`/project/${ID}/`, `/project/?id=${ID}`]),
  ]);
  const failures: string[] = [];
  for (const path of paths) {
    const status = await findLastStatus(path);
    // 302 leads to another host.
    if (status !== 200 && status !== 302) failures.push(`${status} ${path}`);
  }
  expect(failures).toEqual([]);
});

/** Follows redirects within the site to their last status; where the crawler was, it is known. */
async function findLastStatus(path: string): Promise<number> {
  let url = new URL(path, inject('origin'));
  let status = 0;
  for (let hops = 0; hops < 4; hops++) {
    if (pages.has(url.pathname + url.search)) return 200;
    const response = await fetch(url, { method: 'HEAD', redirect: 'manual' });
    status = response.status;
    const location = response.headers.get('Location');
    if (!location || new URL(location, url).origin !== url.origin) break;
    url = new URL(location, url);
  }
  return status;
}
