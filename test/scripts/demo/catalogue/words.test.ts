import { describe, expect, it } from 'vitest';
import GROUPS from '../../../../data/words/catalogue-words.json';
import type { WordField } from '../../../../src/domain/language/catalogue-words';
import { translateWord } from '../../../../src/domain/language/catalogue-words';
import { COST_GROUPS } from '../../../../src/views/facts/cost-groups';
import { FACT_GROUPS } from '../../../../src/views/facts/fact-groups';
import { dutch, french, projects } from './demo-catalogue';

/** Texts that an agent wrote in a field of a menu: no table holds them, and pages mark their language. */
const OWN_WORDS: readonly RegExp[] = [
  /eiland|langs de oever|erfgoed|leefmilieu brussel|niet-asbestveilig/i,
  // Road and place names, the same in every language.
  /^(?:A|E|N|R)\d+(?:, | naar )/,
  /^Provisie voor verwarming/,
  /^(?:Verkavelingsv|V)ergunning /,
];

/** The fields of a page that show a text as the record has it. */
const TEXT_FIELDS = [...FACT_GROUPS, ...COST_GROUPS]
  .flatMap(({ facts }) => facts)
  .filter(({ displayType }) => displayType === 'string')
  .map(({ field }) => field)
  .filter((field) => field !== 'Manager');

const FIELDS = GROUPS.flatMap(({ fields }) => fields).filter((field) => field !== 'Months');

/** Returns the texts of a field, or the names or captions of a list, in the Dutch and the French records. */
function listPairs(field: string): [nl: string, fr: string][] {
  const read = (record: object | undefined): string[] => {
    const value: unknown = Object.entries(record ?? {}).find(([key]) => key === field)?.[1];
    if (typeof value === 'string') return value === '' ? [] : [value];
    return Array.isArray(value) ? value.map(({ Name, Description }) => Name ?? Description) : [];
  };
  const records = [
    ...dutch.map((nl) => [nl, french.get(nl.ID)] as const),
    ...projects
      .filter(({ language }) => language === 'nl')
      .map(
        (nl) =>
          [nl, projects.find(({ ID, language }) => ID === nl.ID && language === 'fr')] as const,
      ),
  ];
  return records.flatMap(([nl, fr]) => {
    const french = read(fr);
    return read(nl).map((text, index): [string, string] => [text, french[index] ?? '']);
  });
}

describe('the words of menus', () => {
  it('hold every word of the demonstration in English and German', () => {
    const missing = FIELDS.flatMap((field) =>
      listPairs(field)
        .map(([text]) => text)
        .filter((text) => !/^\d/.test(text) && !OWN_WORDS.some((own) => own.test(text)))
        .filter((text) => !translateWord(field as WordField, text, 'en'))
        .map((text) => `${field}: ${text}`),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  it('hold what four houses or more say in the same words', () => {
    const missing = TEXT_FIELDS.flatMap((field) => {
      const houses = Map.groupBy(listPairs(field), ([text]) => text);
      return [...houses]
        .filter(([text, pairs]) => pairs.length > 3 && /\p{L}{3}/u.test(text))
        .filter(([text]) => !OWN_WORDS.some((own) => own.test(text)))
        .filter(([text]) => !translateWord(field, text, 'en'))
        .map(([text]) => `${field}: ${text}`);
    });
    expect(missing).toEqual([]);
  });

  it('say in French what the French records say', () => {
    const other = GROUPS.flatMap(({ fields, words }) =>
      fields.flatMap((field) => {
        const french = new Map(words.map(({ nl, fr }) => [nl, fr]));
        return listPairs(field).filter(([nl, fr]) => french.has(nl) && french.get(nl) !== fr);
      }),
    );
    expect(other).toEqual([]);
  });

  it('have all four languages, and each Dutch word once a field', () => {
    for (const { fields, words } of GROUPS) {
      const names = words.map(({ nl }) => nl);
      expect(new Set(names).size, String(fields)).toBe(names.length);
      for (const word of words) {
        expect(Object.values(word).every((text) => text === text.trim() && text !== '')).toBe(true);
        const rests = Object.values(word).map((text) => text.split('…').length);
        expect(new Set(rests).size, word.nl).toBe(1);
      }
    }
  });
});
