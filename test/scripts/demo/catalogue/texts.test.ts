import { describe, expect, it } from 'vitest';
import { dutch, french, listFailures, properties } from './demo-catalogue';

describe('the texts', () => {
  it.each(['nl', 'fr'] as const)('have a headline of their own, short enough (%s)', (lang) => {
    const titles = properties
      .filter(({ language }) => language === lang)
      .map(({ TypeDescription }) => TypeDescription);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => title.length > 64)).toEqual([]);
  });

  it.each(['nl', 'fr'] as const)('have a description of their own (%s)', (lang) => {
    const texts = properties
      .filter(({ language }) => language === lang)
      .map(({ Description }) => Description);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('have as many paragraphs in French as in Dutch', () => {
    const paragraphs = (text = '') => text.split('\n\n').length;
    expect(
      listFailures(
        dutch,
        ({ ID, Description }) =>
          paragraphs(Description) === paragraphs(french.get(ID)?.Description),
      ),
    ).toEqual([]);
  });

  it('name the same figures in French as in Dutch', () => {
    const figures = (text = '') => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).sort().join(' ');
    expect(
      listFailures(
        dutch,
        ({ ID, Description }) => figures(Description) === figures(french.get(ID)?.Description),
      ),
    ).toEqual([]);
  });

  it('put a no-break space before : ; ? ! in French', () => {
    expect(
      listFailures(
        properties.filter(({ language }) => language === 'fr'),
        (property) => !/ [:;?!]/.test(JSON.stringify(property)),
      ),
    ).toEqual([]);
  });

  it('elide the French article before a vowel, and say ‘gelijkvloers’ in Dutch', () => {
    expect(
      listFailures(properties, ({ language, Description = '', TypeDescription }) =>
        language === 'fr'
          ? !/\b(le|du|de) (est|ouest)\b/.test(Description)
          : !/begane grond/i.test(Description + TypeDescription),
      ),
    ).toEqual([]);
  });

  it('are cut after a sentence, never inside a number', () => {
    expect(
      listFailures(
        properties,
        ({ ShortDescription = '', Description = '' }) =>
          Description.startsWith(ShortDescription) &&
          /^(?:\s|$)/.test(Description.slice(ShortDescription.length)),
      ),
    ).toEqual([]);
  });

  it('name no more bedrooms than the facts', () => {
    const words = ['een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen'];
    const homes = dutch.filter(({ WebID, Goal }) => WebID <= 2 && Goal === 0);
    const differing = homes.filter(({ Description = '', NumberOfBedRooms = 0 }) => {
      const counts = [...Description.matchAll(/(\p{L}+) slaapkamers/giu)]
        .map(([, word]) => words.indexOf((word ?? '').toLowerCase()) + 1)
        .filter(Boolean);
      return counts.some((count) => count > NumberOfBedRooms);
    });
    expect(differing.map(({ ID }) => ID)).toEqual([]);
  });
});

describe('an address that is not published', () => {
  it('is in no text, picture or document of its record', () => {
    const hidden = properties.filter(({ PublishAddress }) => !PublishAddress);
    expect(hidden.length).toBeGreaterThan(10);
    expect(
      listFailures(
        hidden,
        ({ Street, HouseNumber: _, ...rest }) => !JSON.stringify(rest).includes(Street),
      ),
    ).toEqual([]);
  });
});
