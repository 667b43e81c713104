import { describe, expect, test } from 'vitest';
import { findFiles } from '../product-code';

/** A call that fetches a text, with up to two brackets inside. */
const CALL = String.raw`\bt\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;

/**
 * A sentence is whole in the texts: its marks and brackets differ by language ('Prix :' in French), and nobody can
 * translate what the code completes. A label before its value gets its colon from addColon.
 */
const COMPLETED: readonly { what: string; pattern: RegExp; kept?: Record<string, string> }[] = [
  { what: 'a mark after a text', pattern: new RegExp(`${CALL}\\}\\s*[.:;!?)\\]»”’]`) },
  { what: 'a bracket before a text', pattern: /[([«‘“]\$?\{(?:ctx\.)?t\(/ },
  { what: 'a mark between two texts', pattern: /[.:;!?]\s+\$\{(?:ctx\.)?t\(/ },
  { what: 'a mark after an element', pattern: /<\/[a-z]\w*>[.:!?\]»”’]/ },
  { what: 'a mark after an expression', pattern: /^[ \t]*\{(?!\/).*\)\}[.:!?](?:\s|<|\{|$)/m },
  {
    what: 'texts joined by a mark',
    pattern: /\.join\((['"`])[.;:!?]\s\1\)/,
    kept: { 'src/features/desk/site/typed-values.ts': 'days and hours, as they are typed' },
  },
];

describe('what the code adds to a text', () => {
  test.each(COMPLETED.map(({ what, pattern, kept = {} }) => [what, pattern, kept] as const))(
    'is not %s',
    (_, pattern, kept) => {
      const files = findFiles(pattern).filter((file) => /^(?:src|client)\//.test(file));
      expect(files).toEqual(Object.keys(kept));
    },
  );

  test.each([
    ["<p>{t('PROPERTY_SOLD')}.</p>", true],
    ["<p>{t('VISITS_FULL', { count: x(1) })}. {t('VISIT_FULL_HINT')}</p>", true],
    ["<span> ({t('FORM_STEP_DONE')})</span>", true],
    ['<a href={url}>{phone}</a>.', true],
    ["{[record, field].filter(Boolean).join(', ')}: {message}", true],
    ["[title, text].join('. ')", true],
    ["<p>{t('PROPERTY_SOLD')}</p>", false],
    ["<p>{addColon(t('OPEN_DAY'), language)} {title}</p>", false],
  ])('is seen in the code: %s', (line, isCompleted) => {
    expect(COMPLETED.some(({ pattern }) => pattern.test(line))).toBe(isCompleted);
  });
});
