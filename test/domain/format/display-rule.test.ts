import { describe, expect, test } from 'vitest';
import { evaluateCondition } from '../../../src/domain/format/condition';
import { isEveryRuleMet } from '../../../src/domain/format/display-rule';
import type { DisplayRule } from '../../../src/domain/site/display-rule';
import { fc } from '../../seeded-fast-check';

const record = {
  Price: 254000,
  Goal: 0,
  City: 'DURBUY',
  Zip: '6940',
  HasPool: true,
  HasLift: false,
  Empty: '',
  Days: ['sa', 'su'],
  None: [],
  PriceMin: 254000,
  DatePosted: '2026-03-05',
  Picture: { Url: '/a.webp' },
};
const createRule = (part: Partial<DisplayRule>): DisplayRule => ({
  field: '',
  logic: '',
  compareWithField: '',
  compareWithValue: '',
  advancedCondition: '',
  ...part,
});

describe('a rule compares its field', () => {
  const cases: [string, string, DisplayRule['compareWithValue'], boolean][] = [
    ['Goal', '==', 0, true],
    ['Goal', 'equals', '0', true],
    ['City', '=', 'DURBUY', true],
    ['City', 'is', 'Durbuy', false],
    ['City', '!=', 'HOTTON', true],
    ['City', 'not equal', 'DURBUY', false],
    ['HasPool', '===', true, true],
    ['HasPool', '==', 'true', true],
    ['HasLift', '==', 'true', false],
    ['Price', '>', 250000, true],
    ['Price', '>=', '254000', true],
    ['Price', 'less_than', 254000, false],
    ['Price', '<=', 254000, true],
    ['Zip', '<', 7000, true],
    ['DatePosted', '>', '2026-01-01', true],
    ['City', 'contains', 'BUY', true],
    ['Days', 'contains', 'sa', true],
    ['Days', 'notContains', 'mo', true],
    ['Empty', 'empty', '', true],
    ['None', 'empty', '', true],
    ['Missing', 'is-empty', '', true],
    ['Price', 'not empty', '', true],
    ['HasPool', 'true', '', true],
    ['HasLift', 'isFalse', '', true],
    ['Picture.Url', 'contains', 'webp', true],
    ['City', '<', 5, false],
    ['Missing', '<', 5, false],
    ['Picture', '!=', 'x', false],
    ['constructor', 'not empty', '', false],
    ['City', 'resembles', 'DURBUY', false],
    ['City', 'constructor', 'DURBUY', false],
    ['', '==', '', false],
  ];
  test.each(cases)('%s %s %j: %s', (field, logic, compareWithValue, holds) => {
    expect(isEveryRuleMet([createRule({ field, logic, compareWithValue })], record)).toBe(holds);
  });

  test('with another field', () => {
    const equal = createRule({ field: 'Price', logic: '==', compareWithField: 'PriceMin' });
    expect(isEveryRuleMet([equal], record)).toBe(true);
    expect(isEveryRuleMet([{ ...equal, compareWithField: 'Zip' }], record)).toBe(false);
  });
});

describe('an advanced condition on the field Price', () => {
  test.each([
    ['!field > 250000', true],
    ['!field>=254000&&!field<300000', true],
    ['!field == 1 || !field == 254000', true],
    ['!field < 1 && true || true', true],
    ['true || true && false', true],
    ['(true || true) && false', false],
    ["!City == 'DURBUY'", true],
    ['!City === "HOTTON"', false],
    ['!HasPool', true],
    ['!!HasPool', false],
    ['!(!field > 300000)', true],
    ['!Goal == 0 && !!HasLift', true],
    ['!Missing == null', true],
    ['!Goal > -1', true],
    ['!field !== 254000', false],
    ['254000 == !field', true],
  ])('%s: %s', (advancedCondition, holds) => {
    expect(isEveryRuleMet([createRule({ field: 'Price', advancedCondition })], record)).toBe(holds);
  });

  test.each([
    '!field >',
    '> 5',
    '(!field > 5',
    '!field > 5)',
    'field > 5',
    '!field > 5 5',
    '!field = 254000',
    '!field + 1 > 5',
    'alert(1)',
    '!field.constructor.name == "x" ||',
    "'open",
    '1.2.3 > 1',
    'process.exit()',
    '!',
    '()',
    `${'('.repeat(400)}true`,
    `true${' '.repeat(1000)}`,
    `${'true&&'.repeat(1e5)}true`,
  ])('which cannot be evaluated does not hold: %#', (advancedCondition) => {
    expect(isEveryRuleMet([createRule({ field: 'Price', advancedCondition })], record)).toBe(false);
  });

  test('any expression evaluates to a boolean or throws a SyntaxError', () => {
    const words = fc.constantFrom(
      '!field',
      '!',
      '(',
      ')',
      '&&',
      '||',
      '==',
      '<',
      '5',
      "'a'",
      'true',
      ' ',
      'x',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 60 }), (parts) => {
        try {
          expect(typeof evaluateCondition(parts.join(''), () => 5)).toBe('boolean');
        } catch (error) {
          expect(error).toBeInstanceOf(SyntaxError);
        }
      }),
    );
  });
});

describe('rules together', () => {
  const holds = createRule({ field: 'Goal', logic: '==', compareWithValue: 0 });
  const fails = createRule({ field: 'Goal', logic: '==', compareWithValue: 1 });
  test.each([
    ['none', [], true],
    ['all hold', [holds, holds], true],
    ['one does not', [holds, fails], false],
    ['one has no comparison', [holds, createRule({ field: 'Goal' })], false],
    [
      'a comparison and a condition must both hold',
      [{ ...holds, advancedCondition: '!field > 5' }],
      false,
    ],
  ])('%s', (_, rules, shows) => {
    expect(isEveryRuleMet(rules, record)).toBe(shows);
  });
});
