import { beforeAll, describe, expect, test } from 'vitest';
import properties from '../../../data/catalogue/properties.json';
import details from '../../../data/catalogue/property-details.json';
import { HOME_SITUATIONS } from '../../../src/domain/costs/situation';
import { htmlToText } from '../../../src/domain/format/html-to-text';
import { openDesk, resetStaff } from '../desk/desk-requests';
import type { TestBrowser } from '../sign-in/account-requests';
import { fetchDemonstration } from './demonstration';

const IDS = [...new Set(properties.map(({ ID }) => ID))];
const PATHS = {
  nl: {
    lists: ['te-koop', 'te-huur'],
    favourites: 'favorieten',
    pack: 'bezoekpakket',
    desk: 'aanbod',
    feed: 'feed',
  },
  fr: {
    lists: ['a-vendre', 'a-louer'],
    favourites: 'favoris',
    pack: 'carnet-de-visites',
    desk: 'offre',
    feed: 'flux',
  },
} as const;

let desk: TestBrowser;
beforeAll(async () => {
  await resetStaff();
  desk = await openDesk(fetchDemonstration);
});

async function read(path: string, fetch: (path: string) => Promise<Response> = fetchDemonstration) {
  const response = await fetch(path);
  const moved = response.headers.get('Location');
  if (response.status === 301 && moved) return read(moved, fetch);
  expect(response.status, path).toBe(200);
  return (await response.text())
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('\u00a0', ' ');
}

/** The first part of a page that a pattern names, as words. */
const findWords = (html: string, pattern: RegExp): string =>
  (pattern.exec(html)?.[1] ?? '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The articles of a list or of the favourites, by reference. */
const readCards = (html: string) =>
  new Map(
    [...html.matchAll(/<article class="card.*?<\/article>/gs)].map(([card]) => [
      Number(/[Rr](?:é|e)f\. (\d+)/.exec(card)?.[1]),
      {
        price: findWords(card, /card__price">(.*?)<span class="card__reference/s),
        total: findWords(card, /card__all-in">(.*?)<\/p>/s),
      },
    ]),
  );

async function readList(path: string) {
  const cards: ReturnType<typeof readCards> = new Map();
  for (let page = 1, last = 1; page <= last; page++) {
    const html = await read(`${path}&units=1&page=${page}`);
    last = Math.max(last, ...[...html.matchAll(/[?&;]page=(\d+)/g)].map(([, n]) => Number(n)));
    const [list = ''] = html.split('class="all-in-notes"');
    for (const [id, card] of readCards(list)) cards.set(id, card);
  }
  return cards;
}

const TOWNS = [...new Set(properties.map(({ City, Zip }) => `${City}|${Zip}`))];

/** The first lines of the entries of all feeds by town: a feed ends after fifty. */
async function readFeedLines(language: 'nl' | 'fr'): Promise<Map<number, string>> {
  const lines = new Map<number, string>();
  for (const town of TOWNS)
    for (const goal of [0, 1]) {
      const feed = await read(
        `/${language}/${PATHS[language].feed}/?goal=${goal}&city=${encodeURIComponent(town)}`,
      );
      for (const [, id, line = ''] of feed.matchAll(/property\/(\d+)\/<\/id>.*?<summary>(.*?)\n/gs))
        lines.set(Number(id), line);
    }
  return lines;
}

describe.each(['nl', 'fr'] as const)('every listing of the demonstration, in %s', (language) => {
  const { lists, favourites, pack, desk: offer } = PATHS[language];
  const pages = new Map<number, string>();
  const cards: ReturnType<typeof readCards> = new Map();
  beforeAll(async () => {
    for (const id of IDS) pages.set(id, await read(`/${language}/${lists[0]}/x/y/${id}/`));
    for (const list of lists)
      for (const [id, card] of await readList(`/${language}/${list}/?sort=price`))
        cards.set(id, card);
    expect([IDS.length > 100, cards.size > 100]).toEqual([true, true]);
  }, 120_000);

  test('is told to search engines and in shared links by whole sentences with whole numbers', () => {
    for (const [id, html] of pages) {
      const record = details.find((detail) => detail.ID === id && detail.language === language);
      const whole = htmlToText(record?.Description ?? '').replace(/\s+/g, ' ');
      const told = [
        /<meta name="description" content="([^"]*)"/,
        /<meta property="og:description" content="([^"]*)"/,
        /"description":"((?:[^"\\]|\\.)*)"/,
      ].map((pattern) =>
        htmlToText((pattern.exec(html)?.[1] ?? '').replaceAll('\\u002F', '/')).replace(/\s+/g, ' '),
      );
      for (const text of told) {
        expect([id, text]).toEqual([id, expect.stringMatching(/[.!?…»’]$/u)]);
        // The line of a unit stands before the text that it shares with its building.
        const sentences = text.replace(/\.\.\.$/, '').replace(/^.*?, r[ée]f\. \d+\. /, '');
        const at = whole.indexOf(sentences);
        const after = whole.slice(at + sentences.length, at + sentences.length + 1);
        expect([id, at >= 0, sentences, /^\s?$/.test(after)]).toEqual([id, true, sentences, true]);
      }
    }
  });

  test('has one price on page, card, brochure, pack, feed, window card and poster', async () => {
    const feeds = await readFeedLines(language);
    for (const [id, html] of pages) {
      const card = cards.get(id);
      const shown = findWords(html, /title-card__(?:price|state)">(.*?)<\/p>/s);
      // What is sold or let shows no price.
      if (!card) {
        expect([id, shown.includes('€')]).toEqual([id, false]);
        continue;
      }
      const printed = findWords(html, /brochure__price"><p[^>]*>(.*?)<\/p>/s);
      const [stop = '', ...sheets] = [
        findWords(
          await read(`/${language}/${pack}/?ids=${id}`),
          /<p class="pack__price">(.*?)<\/p>/s,
        ),
        ...(await Promise.all(
          ['card', 'poster'].map(async (kind) =>
            findWords(
              await read(`/${language}/desk/${offer}/${id}/${kind}/`, desk.get),
              /desk-sheet__price">(.*?)<\/p>/s,
            ),
          ),
        )),
      ];
      expect([id, printed, feeds.get(id), ...sheets]).toEqual([id, shown, stop, stop, stop]);
      const plain = (text: string) => text.replace(/[,\s]+/g, ' ');
      expect([id, plain(stop), plain(stop).startsWith(plain(shown))]).toEqual([
        id,
        plain(stop),
        true,
      ]);
      expect([id, plain(card.price)]).toEqual([id, plain(stop)]);
    }
  }, 120_000);

  test.each(HOME_SITUATIONS)(
    'has one total as %s, or one reason, on card, favourites and brochure',
    async (plan) => {
      const forSale = await readList(`/${language}/${lists[0]}/?as=${plan}`);
      const ids = [...forSale.keys()];
      for (let from = 0; from < ids.length; from += 24) {
        const some = ids.slice(from, from + 24).join(',');
        const kept = readCards(await read(`/${language}/${favourites}/?ids=${some}&as=${plan}`));
        for (const [id, { total }] of kept) {
          expect([id, total]).toEqual([id, forSale.get(id)?.total]);
          const sheet = pages.get(id)?.split('class="brochure"')[1] ?? '';
          const amount = /€ [\d.]+/.exec(total)?.[0] ?? total;
          expect([id, amount, sheet.includes(`<dd>${amount}</dd>`)]).toEqual([id, amount, true]);
        }
      }
    },
    60_000,
  );
});
