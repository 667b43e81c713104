import { describe, expect, test } from 'vitest';
import type { CostRuleName, RuleRegion } from '../../../../src/domain/costs/cost-rule';
import { datesOn, findCostRules } from '../../../../src/domain/costs/cost-rules';
import { CONTENT_LANGUAGES, extractVisibleText, listAllPages, parseSiteFile } from './site-files';

/** The day of the texts: rates that change later ask to read them again. */
const DAY = '2026-11-28';

const findPercents = (name: CostRuleName, region: RuleRegion, day = DAY): number[] =>
  findCostRules(name, region, datesOn(day)).flatMap((rule) =>
    'percent' in rule ? [rule.percent] : [],
  );

/** The rates of Wallonia and of Belgium that prose may name, as the rules have them. */
const RULE_PERCENTS = [
  ...findPercents('standard-duty', 'wallonia'),
  ...findPercents('only-home-duty', 'wallonia'),
  ...findPercents('construction-vat', 'belgium'),
  ...findPercents('sale-advance', 'belgium'),
  ...findPercents('lodging-vat', 'belgium'),
  ...findPercents('lodging-vat', 'belgium', '2026-02-28'),
];

/** Rates that no computation uses, and whose they are. */
const OTHER_PERCENTS: Record<string, number[]> = {
  'the fees of the agency, VAT included': [3.63, 8.47, 121],
  'the tax on a gain (docs/claims.md, facts of law)': [16.5],
  'the property tax of Wallonia, and the increase of a second home': [1.25, 40],
};

const TEXTS = [
  ...parseSiteFile('site/articles.json').map(({ id, body }) => ({ name: `article ${id}`, body })),
  ...listAllPages(parseSiteFile('site/menu.json')).map(({ id, params }) => ({
    name: `page ${id}`,
    body: params.content,
  })),
].flatMap(({ name, body }) =>
  CONTENT_LANGUAGES.map((language) => ({
    name,
    language,
    text: extractVisibleText(body[language] ?? '').replace(/\s+/g, ' '),
  })),
);

test('every percentage in an article or a page is of a rule that holds, or of the agency', () => {
  const known = [...RULE_PERCENTS, ...Object.values(OTHER_PERCENTS).flat()];
  const unknown = TEXTS.flatMap(({ name, language, text }) =>
    [...text.matchAll(/(\d+(?:,\d+)?) %/g)]
      .filter(([, percent = '']) => !known.includes(Number(percent.replace(',', '.'))))
      .map(([percent]) => `${name} ${language}: ${percent}`),
  );
  expect(unknown).toEqual([]);
});

describe('the VAT of lodging', () => {
  const [before] = findPercents('lodging-vat', 'belgium', '2026-02-28');
  const [since] = findPercents('lodging-vat', 'belgium', '2026-03-01');

  test.each([
    ['nl', `geldt sinds 1 maart 2026 een btw van ${since} %, voordien ${before} %`],
    ['fr', `depuis le 1er mars 2026, la TVA sur l’hébergement meublé`],
  ])('is told with its day (%s)', (language, sentence) => {
    const article = TEXTS.find(
      ({ name, language: other }) => name === 'article 906' && other === language,
    );
    expect(article?.text).toContain(sentence);
  });

  test('is the same in the listings that sell lodging', async () => {
    const { dutch } = await import('../catalogue/demo-catalogue');
    const told = dutch.filter(({ Description = '' }) => /btw van \d+.% ?/.test(Description));
    expect(told.length).toBeGreaterThanOrEqual(3);
    for (const { Description = '' } of told)
      expect(Description.replace(/\s/g, ' ')).toContain(
        `sinds 1 maart 2026 een btw van ${since} %`,
      );
  });
});

test('fees to consumers are told with VAT, never without', () => {
  const without = TEXTS.filter(({ text }) =>
    /(?:ereloon|huur|honoraires|loyers?)[^.]*(?:zonder btw|plus btw|hors TVA|plus TVA)/i.test(text),
  );
  expect(without.map(({ name, language }) => `${name} ${language}`)).toEqual([]);
});
