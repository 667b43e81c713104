import type { Breakage } from '../breakage';

const IMPORT = 'scripts/staff/snapshot/import';
const TESTS = 'test/scripts/staff/snapshot/import';

/** Guarantees of imports: no file of a stranger is read as something else, and no value as another. */
export const IMPORT_BREAKAGES: readonly Breakage[] = [
  {
    name: 'equal pictures do not disturb each other',
    guarantee: 'The same picture under several names is stored once, and no listing loses it.',
    file: 'scripts/staff/snapshot/picture-files.ts',
    before: 'const part = `${path}.${randomUUID()}.part`;',
    after: 'const part = `${path}.part`;',
    tests: [`${TESTS}/named-pictures.test.ts`],
  },
  {
    name: 'a range is no number',
    guarantee: "'179-179' is read by the rule of the map only.",
    file: `${IMPORT}/convert-value.ts`,
    before: 'low.value === high.value ? low',
    after: 'low.value <= high.value ? low',
    tests: [`${TESTS}/values.test.ts`],
  },
  {
    name: 'a trimming is a word',
    guarantee: 'What a map strips is never taken out of another word.',
    file: `${IMPORT}/values/trim-value.ts`,
    before: "!(/\\p{L}/u.test(sign.at(side) ?? '') && /\\p{L}/u.test(beside ?? ''));",
    after: 'sign.at(side) !== undefined || beside === undefined;',
    tests: [`${TESTS}/values.test.ts`],
  },
  {
    name: 'what no listing has is left out',
    guarantee: 'A year of the far future or 77 bedrooms reach no page.',
    file: `${IMPORT}/values/plausible.ts`,
    before: '(highest !== undefined && value > highest)',
    after: '(highest !== undefined && value > Infinity)',
    tests: [`${TESTS}/implausible.test.ts`],
  },
];
