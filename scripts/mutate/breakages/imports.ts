import type { Breakage } from '../breakage';

const IMPORT = 'scripts/staff/snapshot/import';
const TESTS = 'test/scripts/staff/snapshot/import';

/** Guarantees of imports: an export that lost something damages no catalogue, and no value is read as another. */
export const IMPORT_BREAKAGES: readonly Breakage[] = [
  {
    name: 'an export that lost its prices is refused',
    guarantee:
      'No catalogue without prices, pictures or texts is published because an export failed.',
    file: `${IMPORT}/content-guard.ts`,
    before: 'if (!isGuarded || !isAccident || expected - now <= bound * expected) return [];',
    after: 'if (isGuarded || isAccident || bound > 0) return [];',
    tests: [`${TESTS}/guards.test.ts`],
  },
  {
    name: 'prices in cents are refused',
    guarantee: 'A field that holds something else in most listings is noticed.',
    file: `${IMPORT}/content-guard.ts`,
    before: 'count < MIN_CHANGED || count <= compared.length * MAX_CHANGED',
    after: 'count >= 0',
    tests: [`${TESTS}/guards.test.ts`],
  },
  {
    name: 'one page of an answer is not the whole',
    guarantee: 'Homes on the other pages of an answer stay online.',
    file: `${IMPORT}/guard-import.ts`,
    before: 'Number(text) === found',
    after: 'Number(text) >= found',
    tests: [`${TESTS}/guards.test.ts`],
  },
  {
    name: 'a faulty record does not take its listing offline',
    guarantee: 'A price in words hides no home that was online yesterday.',
    file: `${IMPORT}/kept-records.ts`,
    before: 'if (!isOver) kinds[kind].push(toKept(refused, readValues()));',
    after: '',
    tests: [`${TESTS}/kept-records.test.ts`],
  },
  {
    name: 'a credential stays with its host',
    guarantee: 'A server that redirects does not hand the password of the software to another.',
    file: `${IMPORT}/remote-file.ts`,
    before: 'url.host === host ? limits : foreign',
    after: 'foreign ? limits : foreign',
    tests: [`${TESTS}/busy-server.test.ts`],
  },
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
