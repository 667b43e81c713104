import { describe, expect, test } from 'vitest';
import { sanitizePageCss } from '../../../src/domain/site/page-css';
import { fc } from '../../seeded-fast-check';

const sanitizeForPage = (css: string) => sanitizePageCss(css, '.page-7');

describe('a page’s own css', () => {
  const KEPT: [string, string][] = [
    ['h2 { color: #123456 }', '.page-7 h2{color:#123456}'],
    ['h2, .lead { margin: 0 auto; }', '.page-7 h2,.page-7 .lead{margin:0 auto}'],
    ['body { background: #eee }', '.page-7{background:#eee}'],
    ['/* a note */ p { line-height: 1.7 !important }', '.page-7 p{line-height:1.7 !important}'],
    [
      '@media (min-width: 768px) { .module > h2 { font-size: clamp(2rem, 3vw, 4rem) } }',
      '@media (min-width: 768px){.page-7 .module > h2{font-size:clamp(2rem, 3vw, 4rem)}}',
    ],
    [
      '.lead { background: url("/media/hero/dorp.webp") }',
      '.page-7 .lead{background:url("/media/hero/dorp.webp")}',
    ],
    ['p { font-family: "Georgia", serif', '.page-7 p{font-family:"Georgia", serif}'],
  ];
  test.each(KEPT)('%s', (css, expected) => {
    expect(sanitizeForPage(css)).toEqual({ css: expected, rejected: [] });
  });

  const REFUSED: [string, string][] = [
    [
      '@import url(https://elsewhere.example/a.css);',
      '@import url(https://elsewhere.example/a.css)',
    ],
    [
      'p { background: url(https://elsewhere.example/a.png) }',
      'background: url(https://elsewhere.example/a.png)',
    ],
    ['p { background: image-set("a.png" 1x) }', 'background: image-set("a.png" 1x)'],
    ['p { position: fixed }', 'position: fixed'],
    ['p { z-index: 99 }', 'z-index: 99'],
    ['p::before { content: "x" }', 'content: "x"'],
    ['p { color: red\\9 }', 'color: red\\9'],
    ['p { font-family: "a }', 'font-family: "a'],
    ['p { width: calc(1px }', 'width: calc(1px'],
    ['+ footer { color: red }', '+ footer'],
    ['a[href] { color: red }', 'a[href]'],
    ['@font-face { font-family: x }', '@font-face'],
    ['</style><script>alert(1)</script>', '</style><script>alert(1)</script>'],
  ];
  test.each(REFUSED)('never %s', (css, reason) => {
    const { css: safe, rejected } = sanitizeForPage(css);
    expect(safe).toBe('');
    expect(rejected.join()).toContain(reason);
  });

  test('what is refused takes nothing else with it', () => {
    expect(
      sanitizeForPage('p { position: fixed; color: red } @import "a"; h2 { margin: 0 }').css,
    ).toBe('.page-7 p{color:red}.page-7 h2{margin:0}');
  });

  test('too long a stylesheet is refused whole', () => {
    expect(sanitizeForPage('p{color:red}'.repeat(400))).toEqual({
      css: '',
      rejected: ['is longer than 4000 characters'],
    });
  });

  test('whatever is written, braces, quotes and brackets pair and every rule stays in the page', () => {
    const piece = fc.constantFrom(
      ...['{', '}', ';', ':', '(', ')', '"', "'", '\\', '/*', '*/', '@media ', 'body', 'p', ','],
      ...['color', 'red', 'url(', '</style>', '\n', ' ', '@import', 'position:fixed', ':has('],
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), (pieces) => {
        const { css } = sanitizeForPage(pieces.join(''));
        expect(css).not.toMatch(/[<\\@](?!media )|url\((?!["']?\/media\/)|\/\*|\n/);
        const rules = css.replace(/"[^"]*"|'[^']*'/g, '').replace(/@media [^{]*\{/g, '');
        for (const [, selector] of rules.matchAll(/([^{}]+)\{/g))
          expect(selector).toMatch(/^\.page-7/);
        for (const [open, close] of ['{}', '()'])
          expect(css.split(open ?? '').length).toBe(css.split(close ?? '').length);
      }),
      { numRuns: 2000 },
    );
  });
});
