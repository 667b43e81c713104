import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/domain/language/language';
import {
  formatAmountInWords,
  isAmountInWords,
} from '../../../src/features/forms/make-offer/amount-in-words';
import { fc } from '../../seeded-fast-check';

describe('an amount in words', () => {
  test.each([
    ['nl', 285_000, 'tweehonderdvijfentachtigduizend euro'],
    ['nl', 285_000, 'Tweehonderd vijf-en-tachtig duizend euro'],
    ['nl', 101_080, 'éénhonderdénéénduizend tachtig'],
    ['nl', 1100, 'elfhonderd euro'],
    ['nl', 1100, 'duizend honderd euro'],
    ['nl', 1_200_000, 'één miljoen tweehonderdduizend'],
    ['fr', 275_000, 'deux cent septante-cinq mille euros'],
    ['fr', 275_000, 'deux cent soixante-quinze mille euros'],
    ['fr', 280_000, 'deux cents quatre vingts mille'],
    ['fr', 191_000, 'Cent nonante et un mille euros'],
    ['en', 285_000, 'two hundred eighty-five thousand euros'],
    ['en', 100_000, 'a hundred thousand euro'],
    ['de', 285_000, 'zweihundertfünfundachtzigtausend Euro'],
    ['de', 100_000, 'hunderttausend Euro'],
  ] as const)('in %s, %i may be written “%s”', (language, amount, words) => {
    expect(isAmountInWords(words, amount, language)).toBe(true);
  });

  test.each([
    ['nl', 285_000, 'tweehonderdvijfennegentigduizend euro'],
    ['nl', 285_000, 'deux cent quatre-vingt-cinq mille euros'],
    ['nl', 285_000, '285.000'],
    ['nl', 285_000, ''],
    ['fr', 285_000, 'deux cent quatre-vingt-cinq euros'],
    ['de', 201_000, 'zweihunderttausend Euro'],
  ] as const)('in %s, %i may not be written “%s”', (language, amount, words) => {
    expect(isAmountInWords(words, amount, language)).toBe(false);
  });

  const amount = fc.integer({ min: 1, max: 99_999_999 });

  test.each(LANGUAGES)('in %s, every amount matches its own words', (language) => {
    fc.assert(
      fc.property(amount, (value) =>
        isAmountInWords(formatAmountInWords(value, language), value, language),
      ),
    );
  });

  test.each(LANGUAGES)('in %s, no amount matches the words of another', (language) => {
    fc.assert(
      fc.property(
        amount,
        amount,
        (value, other) =>
          value === other ||
          !isAmountInWords(formatAmountInWords(other, language), value, language),
      ),
    );
  });
});
