import { expect, test } from 'vitest';
import { findFiles } from '../product-code';

/** Only the readers of typed values parse what people type (decision 109), read from the source. */
const READERS = 'src/domain/typed-values/';

/** Reads words that begin with an amount, which its readers refuse. */
const IN_QUESTIONS = [
  'src/features/search/question/tokenize.ts',
  'amounts among the words of a question, with k and ranges (decision 105)',
] as const;

const PARSERS: readonly {
  what: string;
  pattern: RegExp;
  kept?: readonly (readonly [file: string, reason: string])[];
}[] = [
  {
    what: 'signs and spaces that are taken out of a text',
    pattern: /\.replace(?:All)?\(\s*\/\[[^\]]*(?:\\s|\\D|\^\\d|[.,'])[^\]]*\][+*]?\/[a-z]*,\s*''/,
    kept: [
      ['src/domain/format/display-rule.ts', 'names of rules in the configuration'],
      ['src/features/visits/icalendar.ts', 'addresses in a calendar file'],
      ['src/platform/snapshot/build/check/refused-texts.ts', 'markup that hides a script'],
    ],
  },
  {
    what: 'a comma that becomes a point',
    pattern: /\.replace(?:All)?\(\s*(?:','|\/,\/g?)\s*,\s*'\.'/,
    kept: [
      [
        'src/domain/language/catalogue-words.ts',
        'figures of the catalogue, as English writes them',
      ],
      IN_QUESTIONS,
    ],
  },
  {
    what: 'digits alone',
    pattern: /\.replace(?:All)?\(\s*\/\\D[+*]?\/g/,
    kept: [
      ['src/domain/format/phone.ts', 'the link of what is no telephone number: 112'],
      IN_QUESTIONS,
    ],
  },
  {
    what: 'a number before anything else',
    pattern: /\bparseFloat\(/,
    kept: [
      ['client/map/frame/ring-labels.ts', 'a size in a stylesheet'],
      ['src/domain/site/setting-schemas.ts', 'a size in pixels in the configuration'],
    ],
  },
  {
    what: 'groups of three digits',
    pattern: /\\d\{1,3\}\([^)]*\\d\{3\}|\(\?=\\d\{3\}/,
    kept: [IN_QUESTIONS],
  },
  { what: 'an e-mail address', pattern: /\bv\.(?:rfcE|e)mail\(|\/\^?[^/\n]*\{1,64\}[^/\n]*@/ },
  { what: 'an order of the parts of a date', pattern: /\[-\/\.\]|\[\/\.-\]|\[\.\/-\]/ },
];

test.each(PARSERS)('$what: read by no other file', ({ pattern, kept = [] }) => {
  expect(findFiles(pattern).filter((file) => !file.startsWith(READERS))).toEqual(
    kept.map(([file]) => file),
  );
});

test('the readers hold what others may not', () => {
  const files = PARSERS.flatMap(({ pattern }) => findFiles(pattern));
  expect(files.filter((file) => file.startsWith(READERS)).length).toBeGreaterThan(3);
});
