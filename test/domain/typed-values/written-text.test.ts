import { expect, test } from 'vitest';
import { cleanLine, cleanLines } from '../../../src/domain/typed-values/written-text';

test.each([
  ['\u200b', ''],
  [' \u00a0\u2800 ', ''],
  ['a\u0000b\u000bc\nd', 'a b c d'],
  ['huis \u202etum', 'huis tum'],
  ['Ren\ufffd Claes', 'Ren  Claes'],
  ['\ufffd', ''],
  ['مرحبا بالعالم', 'مرحبا بالعالم'],
  ['👩\u200d🌾 en 🏡\ufe0f', '👩\u200d🌾 en 🏡\ufe0f'],
  ['zon\u00adnig', 'zon\u00adnig'],
])('the line %j is %j', (typed, expected) => {
  expect(cleanLine(typed)).toBe(expected);
});

test.each([
  ['een\u000btwee\r\ndrie\u2028vier', 'een\ntwee\ndrie\nvier'],
  ['een\u2029twee', 'een\n\ntwee'],
  ['een\u0000\u0008\ttwee', 'een\ttwee'],
  ['\u200b\n\u200b', ''],
  ['caf\ufffd\nop de hoek', 'caf\nop de hoek'],
])('the lines %j are %j', (typed, expected) => {
  expect(cleanLines(typed)).toBe(expected);
});
