import { describe, expect, test } from 'vitest';
import type { Language } from '../../../src/domain/language/language';
import { getTranslator, type TextKey } from '../../../src/domain/language/texts';
import { KEYS, listPlaceholders, TEXTS } from './all-texts';

test('a singular has its plural, with the same values', () => {
  const singulars = KEYS.filter((key) => key.endsWith('_ONE'));
  expect(singulars.length).toBeGreaterThan(0);
  for (const singular of singulars) {
    const plural = singular.slice(0, -'_ONE'.length);
    expect(listPlaceholders(TEXTS.nl[singular] ?? ''), singular).toContain('{count}');
    expect(listPlaceholders(TEXTS.nl[plural] ?? ''), singular).toEqual(
      listPlaceholders(TEXTS.nl[singular] ?? ''),
    );
  }
});

describe('a text with values', () => {
  test.each<[Language, TextKey, Record<string, string | number>, string]>([
    ['nl', 'PAGE_OF', { page: 1, pages: 3, count: 67 }, 'Pagina 1 van 3 [67 panden]'],
    ['nl', 'PAGE_OF', { page: 1, pages: 1, count: 1 }, 'Pagina 1 van 1 [1 pand]'],
    ['fr', 'PROPERTIES_FOR_SALE', { count: 0 }, '0 bien à vendre'],
    ['nl', 'PROPERTIES_FOR_SALE', { count: 0 }, '0 panden te koop'],
    ['en', 'PICTURE_NAMED', { n: 2, count: 24, name: 'Kitchen' }, 'Picture 2 of 24: Kitchen'],
    ['en', 'RENTAL_CONFIRM_PERSONS', { 0: 4 }, 'The maximum number of persons is 4.'],
  ])('in %s, %s with %o reads %s', (language, key, values, text) => {
    expect(getTranslator(language)(key, values)).toBe(text);
  });

  test('keeps a placeholder without a value, so that the gap is visible', () => {
    expect(getTranslator('nl')('REFERENCE_ID', {})).toBe('Ref. {id}');
  });

  test('does not read a value as a pattern', () => {
    expect(getTranslator('nl')('REFERENCE_ID', { id: '$& {id}' })).toBe('Ref. $& {id}');
  });
});
