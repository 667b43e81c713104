import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { Lexicon } from '../../../../src/features/search/question/lexicon';
import { openWords } from '../../../../src/features/search/question/packed-lexicon';
import type { QuestionPart } from '../../../../src/features/search/question/question';
import { QUESTION_WORDS, TYPE_WORDS } from '../../../../src/features/search/question/question-data';
import { readQuestion } from '../../../../src/features/search/question/read-question';
import { cleanText, tokenize } from '../../../../src/features/search/question/tokenize';
import { createTestSite } from '../../../fixtures';
import { fc } from '../../../seeded-fast-check';
import questions from './questions.json';

const source = {
  words: openWords(() => true),
  stems: { nl: new Lexicon(), fr: new Lexicon() },
  ...{ language: 'nl' as const, pageLanguage: 'nl' as const },
  hasProperty: (id: number) => id === 84213,
  listAround: () => [],
};
/** Counts how often it is asked for a phrase. */
class CountingLexicon extends Lexicon {
  count = 0;
  override get(key: string) {
    this.count++;
    return super.get(key);
  }
}

const read = (text: string): QuestionPart[] => readQuestion(text, source);

/** Phrases of up to six words, and its halves if it is a compound: each is looked up once. */
const MAX_LOOKUPS = 10;

/** Words of the tables and of visitors in all languages, numbers, and anything. */
const word = fc.oneof(
  fc.constantFrom(...questions.flatMap(([, text = '']) => text.split(' '))),
  fc.constantFrom(...Object.values(QUESTION_WORDS.fillers.filler).flat()),
  fc.nat(999_999).map(String),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '<script>',
    '%00',
    '\u202e',
    '{{7*7}}',
    "' OR 1=1 --",
    '../../',
    '\ud800',
    '３００',
    '٣',
  ),
);
const anyText = fc.oneof(
  fc.array(word, { maxLength: 60 }).map((words) => words.join(' ')),
  fc.string({ unit: 'binary', maxLength: 2000 }),
  fc.array(fc.nat(9), { maxLength: 2000 }).map((digits) => digits.join('')),
  fc
    .array(fc.constantFrom('1 ', '222 ', '333.', ',4', ' 55-', 'k', '€'), { maxLength: 700 })
    .map((all) => all.join('')),
);

describe('any text', () => {
  test('looks for eight words at most; the rest is shown as not read', () => {
    const words = Array.from(
      { length: 20 },
      (_, number) => `woord${'abcdefghijklmnopqrst'[number]}`,
    );
    const parts = read(
      words.map((word, number) => `${word} ${number % 2 ? 'huis' : 'tuin'}`).join(' '),
    );
    expect(parts.filter(({ kind }) => kind === 'words')).toHaveLength(8);
    expect(parts.at(-1)).toMatchObject({ kind: 'unread' });
  });

  test('is read into parts, few enough for a page, that say nothing beyond the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const parts = read(text);
        expect(parts.length).toBeLessThanOrEqual(25);
        expect(parts.filter(({ kind }) => kind === 'words').length).toBeLessThanOrEqual(8);
        const distinct = new Set(parts.map((part) => JSON.stringify(part)));
        expect(distinct.size).toBe(parts.length);
        const clean = cleanText(text);
        for (const part of parts) {
          expect(part.text).not.toBe('');
          if (part.kind === 'words') expect(clean).toContain(part.text);
          if (part.kind === 'property') expect(part.id).toBeGreaterThanOrEqual(1000);
        }
      }),
    );
  });

  test('is looked up in the tables a fixed number of times for each of its words', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const words = new CountingLexicon(openWords(() => true));
        readQuestion(text, { ...source, words });
        expect(words.count).toBeLessThanOrEqual(
          MAX_LOOKUPS * (tokenize(cleanText(text)).length + 1),
        );
      }),
    );
  });

  test('asks for amounts that stand in it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 9_999_999 }), (price) => {
        const [part] = read(`max ${price}`);
        expect(part?.kind === 'criteria' && part.criteria).toEqual({ priceMax: price });
        const [grouped] = read(`vanaf € ${price.toLocaleString('nl-BE')}`);
        expect(grouped?.kind === 'criteria' && grouped.criteria).toEqual({ priceMin: price });
      }),
    );
  });

  test('asks for the other end where a comparison is denied, in any language', () => {
    const { bounds, negations } = QUESTION_WORDS;
    const wrong = (['nl', 'fr', 'en', 'de'] as const).flatMap((language) =>
      (['moreThan', 'lessThan'] as const).flatMap((bound) =>
        bounds[bound][language].flatMap((comparison) =>
          ['', ...negations.not[language]]
            .map((not) => `${not} ${comparison} 250000`.trim())
            .filter((text) => {
              const isHighest = (bound === 'lessThan') === text.startsWith(comparison);
              const [part, ...others] = read(text);
              const criteria = part?.kind === 'criteria' ? part.criteria : {};
              const field = isHighest ? 'priceMax' : 'priceMin';
              return others.length > 0 || criteria[field] !== 250_000;
            }),
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('asks for no shop where one is only near, in any language', () => {
    const shops = (['nl', 'fr', 'en', 'de'] as const).flatMap((language) =>
      QUESTION_WORDS.near.around[language].map((near) => `${near} ${TYPE_WORDS[6]?.[language][0]}`),
    );
    const asked = shops.filter((text) =>
      read(text).some((part) => part.kind === 'criteria' && part.criteria.types),
    );
    expect(asked).toEqual([]);
  });

  test('asks for no lowest price where costs come on top, in any language', () => {
    const { filler } = QUESTION_WORDS.fillers;
    const costs = Object.values(filler).flat();
    const onTop = costs.filter((phrase) => /^(\+|plus) /.test(phrase));
    expect(onTop.length).toBeGreaterThan(20);
    for (const phrase of onTop)
      expect(read(`200.000 ${phrase}`)).toMatchObject([{ criteria: { priceMax: 200_000 } }]);
  });

  test('is read alike in capitals, with other spaces and with wide digits', () => {
    fc.assert(
      fc.property(fc.constantFrom(...questions.map(([, text = '']) => text)), (text) => {
        const kinds = (other: string) => read(other).map(({ text: _, alone: __, ...part }) => part);
        const isLabel = /\b[a-g]\b/i.test(text);
        if (!isLabel) expect(kinds(text.toUpperCase())).toEqual(kinds(text));
        expect(kinds(` ${text.replaceAll(' ', ' \u00a0')}\t`)).toEqual(kinds(text));
        expect(
          kinds(text.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))),
        ).toEqual(kinds(text));
      }),
    );
  });
});

describe('the site', () => {
  let fetchPage: Awaited<ReturnType<typeof createTestSite>>;
  beforeAll(async () => {
    fetchPage = await createTestSite();
    expect(env.DB).toBeDefined();
  });

  test.each([
    ['2 KB of words', 'kasteel woord xyz '.repeat(120)],
    ['2 KB of digits', '1234567890'.repeat(200)],
    ['2 KB of numbers', '123 456 789 '.repeat(170)],
    ['stop words alone', 'de het een in met van the a le la der die das '.repeat(40)],
    [
      'four languages',
      'huis maison house Haus jardin tuin garden Garten max 300k à partir de 100000',
    ],
    ['hostile text', '<img src=x onerror=alert(1)> "\'--; DROP TABLE {{7*7}} \u202e\u0000 %00'],
    ['brackets', '(((((('.repeat(300)],
  ])('%s has an honest answer', async (_, text) => {
    let response = await fetchPage(`/nl/zoeken/?q=${encodeURIComponent(text)}`);
    const target = response.headers.get('Location');
    if (target) response = await fetchPage(target);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<h1>Niets');
    expect(html.length).toBeLessThan(300_000);
  });
});
