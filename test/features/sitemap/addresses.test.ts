import { beforeAll, expect, test } from 'vitest';
import { htmlToText } from '../../../src/domain/format/html-to-text';
import { loadDemonstration, openSharedSite } from '../../platform/sharing/shared-site';
import { readStructuredData } from '../../structured-data/read-data';
import { findFaults } from '../../structured-data/vocabulary';

const ORIGIN = 'http://localhost:8787';
const LIMIT = 300;

/** What a page of the sample says of itself to search engines and to programs that show links. */
interface Head {
  canonical: string | undefined;
  alternates: Record<string, string>;
  noindex: boolean;
  /** Its structured data, parsed, and what of it the vocabulary of schema.org does not know. */
  types: readonly unknown[];
  faults: readonly string[];
  /** The tags of its link preview, by their names. */
  preview: Readonly<Record<string, string>>;
}

const heads = new Map<string, Head>();
let sitemap: Map<string, string>;

beforeAll(async () => {
  await loadDemonstration();
  const site = await openSharedSite();
  const read = async (path: string) => (await site(path)).text();
  const files = [...(await read('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)];
  const lists = await Promise.all(files.map(([, url = '']) => read(new URL(url).pathname)));
  sitemap = new Map(
    lists
      .flatMap((xml) => [...xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/gs)])
      .map(([, url = '', rest = '']) => [htmlToText(url), rest]),
  );
  for (const url of sampleAddresses([...sitemap.entries()])) {
    const response = await site(new URL(url).pathname);
    if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
    heads.set(url, readHead(await response.text()));
  }
}, 120_000);

/** Takes pages evenly from the whole sitemap, each in all of its languages, until there are enough addresses. */
function sampleAddresses(entries: readonly (readonly [url: string, rest: string])[]): string[] {
  const pages = [
    ...Map.groupBy(
      entries,
      ([url, rest]) => /hreflang="x-default" href="([^"]+)"/.exec(rest)?.[1] ?? url,
    ).values(),
  ];
  const step = entries.length / LIMIT;
  const sampled = pages.filter(
    (_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step),
  );
  return sampled.flatMap((page) => page.map(([url]) => url)).slice(0, LIMIT);
}

function readHead(html: string): Head {
  const head = html.slice(0, html.indexOf('</head>'));
  const alternates = [
    ...head.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/g),
  ].map(([, language = '', url = '']) => [language, htmlToText(url)]);
  const data = readStructuredData(html);
  const preview = [
    ...head.matchAll(
      /<meta (?:property|name)="(og:[\w:]+|twitter:[\w:]+|description)" content="([^"]*)"/g,
    ),
  ].map(([, name = '', content = '']) => [name, htmlToText(content)]);
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1];
  return {
    canonical: canonical && htmlToText(canonical),
    alternates: Object.fromEntries(alternates),
    types: data.map((node) => node['@type']),
    faults: data.flatMap((node) => findFaults(node)),
    preview: Object.fromEntries(preview),
    noindex: /name="robots" content="[^"]*noindex/.test(head),
  };
}

test('three hundred addresses of the sitemap are canonical and may be indexed', () => {
  expect(heads.size).toBe(LIMIT);
  const others = [...heads].filter(
    ([url, { canonical, noindex }]) => noindex || decodeURI(canonical ?? '') !== decodeURI(url),
  );
  expect(others).toEqual([]);
});

test('each names itself and its other languages, and these name it', () => {
  const faults = [...heads].flatMap(([url, { alternates }]) => {
    const { 'x-default': fallback, ...languages } = alternates;
    if (Object.keys(languages).length === 0) return [];
    const own = Object.values(languages).includes(url) ? [] : [`${url} does not name itself`];
    const oneSided = Object.values(languages).filter((other) => {
      const back = heads.get(other);
      return back && !Object.values(back.alternates).includes(url);
    });
    return [...own, ...oneSided.map((other) => `${other} does not name ${url}`)].concat(
      fallback === languages.nl ? [] : [`${url}: x-default`],
    );
  });
  expect(faults).toEqual([]);
});

test('each states what it is, in the words of schema.org and no others', () => {
  const faults = [...heads].flatMap(([url, head]) =>
    head.types.length > 0 ? head.faults.map((fault) => `${url}: ${fault}`) : [`${url}: nothing`],
  );
  expect(faults).toEqual([]);
  const types = new Set([...heads.values()].flatMap((head) => head.types));
  // Open days of the demonstration come and go: test/features/open-days.test.ts has days of its own.
  types.delete('Event');
  expect(types).toEqual(
    new Set([
      ...['BreadcrumbList', 'ItemList', 'RealEstateListing', 'RealEstateAgent'],
      ...['Article', 'NewsArticle', 'FAQPage'],
    ]),
  );
});

const WORD = /\p{L}{3}/u;
const CARD = /^http:\/\/localhost:8787\/media\/pictures\/[^?]+\.jpg/;

test('each is shown as a link with title, words and a described picture of one size', () => {
  const faults = [...heads].flatMap(([url, { canonical, preview }]) => {
    const read = (name: string) => preview[name] ?? '';
    const holds = {
      'og:url': read('og:url') === canonical,
      'og:title': WORD.test(read('og:title')),
      'og:description': read('og:description') === read('description'),
      'og:image': CARD.test(read('og:image')),
      'og:image:width': read('og:image:width') === '1200',
      'og:image:height': read('og:image:height') === '630',
      'og:image:alt': WORD.test(read('og:image:alt')),
      'twitter:card': read('twitter:card') === 'summary_large_image',
      // X shows the picture of others where it is told of none.
      'twitter:image': ['', read('og:image')].includes(read('twitter:image')),
    };
    return Object.entries(holds).flatMap(([name, isRight]) =>
      isRight ? [] : [`${url}: ${name} is '${read(name)}'`],
    );
  });
  expect(faults).toEqual([]);
});

test('the sitemap names the same languages as the pages', () => {
  const different = [...heads].filter(([url, { alternates }]) => {
    const listed = [
      ...(sitemap.get(url) ?? '').matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g),
    ].map(([, language = '', href = '']) => [language, htmlToText(href)]);
    const expected = Object.entries(alternates);
    return expected.length > 0 && JSON.stringify(listed) !== JSON.stringify(expected);
  });
  expect(different.map(([url]) => url)).toEqual([]);
});

test('a property has a date of its last change and a picture, an article of the press its date', () => {
  const entries = [...sitemap];
  const properties = entries.filter(([url]) => /\/\d{5}\/$/.test(url));
  expect(properties.length).toBeGreaterThan(100);
  expect(properties.filter(([, rest]) => !/<lastmod>\d{4}-\d\d-\d\dT/.test(rest))).toEqual([]);
  expect(properties.filter(([, rest]) => rest.includes('<image:loc>')).length).toBeGreaterThan(100);
  const press = entries.filter(([url]) => url.endsWith('/na-het-water/'));
  expect(press.map(([, rest]) => /<lastmod>(.*?)</.exec(rest)?.[1])).toEqual(['2025-07-11']);
});

test('all addresses are of this site', () => {
  expect([...sitemap.keys()].filter((url) => !url.startsWith(`${ORIGIN}/`))).toEqual([]);
});
