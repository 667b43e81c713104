import { expect, test } from 'vitest';
import { valuationForm } from '../../../src/features/forms/valuation/form';
import { demandRegisterForm } from '../../../src/features/saved-searches/form';
import { TEXTS } from '../../domain/language/all-texts';

const NUMBERS = {
  nl: ['een', 'twee', 'drie', 'vier', 'vijf'],
  fr: ['une', 'deux', 'trois', 'quatre', 'cinq'],
  en: ['one', 'two', 'three', 'four', 'five'],
  de: ['ein', 'zwei', 'drei', 'vier', 'fünf'],
} as const;
const STEP = {
  nl: /(\p{L}+) korte stappen/u,
  fr: /(\p{L}+) étapes courtes/u,
  en: /(\p{L}+) short steps/u,
  de: /(\p{L}+) kurze Schritte/u,
} as const;

const COUNTED = [
  ['HOME_VALUATION_STEP_1_TITLE', valuationForm],
  ['VALUATION_TEXT', valuationForm],
  ['VALUATION_TEXT_UNPROMISED', valuationForm],
  ['SAVED_SEARCH_TEXT', demandRegisterForm],
] as const;

test.each(COUNTED)('%s counts the steps of its form', (key, { steps }) => {
  for (const language of ['nl', 'fr', 'en', 'de'] as const) {
    const [, number = ''] = STEP[language].exec(TEXTS[language][key] ?? '') ?? [];
    expect([language, number.toLowerCase()]).toEqual([
      language,
      NUMBERS[language][steps.length - 1],
    ]);
  }
});
