import { describe, expect, test } from 'vitest';
import {
  collectSafeCss,
  PAGE_CSS_RULE,
} from '../../../../scripts/staff/snapshot/page-css/page-css';
import { sanitizePageCss } from '../../../../scripts/staff/snapshot/page-css/sanitize-page-css';
import { checkSnapshot } from '../../../platform/snapshot/check-snapshot';
import {
  createSmallSnapshot,
  SMALL_SNAPSHOT_DOCUMENTS,
} from '../../../platform/snapshot/small-snapshot';
import { fc } from '../../../seeded-fast-check';

const sanitizeForPage = (css: string) => sanitizePageCss(css, 'page-7');

describe('the css of a page is accepted:', () => {
  const ACCEPTED: [string, string][] = [
    ['h2 { color: #123456 }', '.page-7 h2{color:#123456}'],
    ['h2, .lead { margin: 0 auto; }', '.page-7 h2,.page-7 .lead{margin:0 auto}'],
    ['body { background: #eee }', '.page-7{background:#eee}'],
    ['html, :root, main { color: red }', '.page-7,.page-7,.page-7{color:red}'],
    ['/* a note */ p { line-height: 1.7 !important }', '.page-7 p{line-height:1.7!important}'],
    ['/* } \\ < */ p { color: red }', '.page-7 p{color:red}'],
    [
      '@media (min-width: 768px) { .module > h2 { font-size: clamp(2rem, 3vw, 4rem) } }',
      '@media (min-width:768px){.page-7 .module>h2{font-size:clamp(2rem,3vw,4rem)}}',
    ],
    [
      '@media (max-width: 600px) { p { color: red } }',
      '@media (max-width:600px){.page-7 p{color:red}}',
    ],
    [
      '.lead { background: url("/media/hero/dorp.webp") }',
      '.page-7 .lead{background:url(/media/hero/dorp.webp)}',
    ],
    ['p { font-family: "Georgia", serif', '.page-7 p{font-family:Georgia,serif}'],
    ['@media print { p { color: red }', '@media print{.page-7 p{color:red}}'],
    ['p { width: calc(var(--gap) + 2px) }', '.page-7 p{width:calc(var(--gap) + 2px)}'],
    [
      'p { object-fit: cover; text-wrap: balance }',
      '.page-7 p{object-fit:cover;text-wrap:balance}',
    ],
    ['li:not(.a):nth-child(2n) { color: red }', '.page-7 li:not(.a):nth-child(2n){color:red}'],
    [
      'ul { grid-template-columns: repeat(2, minmax(0, 1fr)) }',
      '.page-7 ul{grid-template-columns:repeat(2,minmax(0,1fr))}',
    ],
    [
      'p { background: linear-gradient(45deg, #123456, #654321) }',
      '.page-7 p{background:linear-gradient(45deg,#123456,#654321)}',
    ],
    ['p {}', ''],
  ];
  test.each(ACCEPTED)('%s', (css, expected) => {
    expect(sanitizeForPage(css)).toEqual({ css: expected, rejected: [] });
  });
});

describe('the css of a page is refused:', () => {
  const REFUSED: [string, string][] = [
    ['@import url(https://elsewhere.example/a.css);', ''],
    ['@font-face { font-family: x }', '@font-face'],
    ['@namespace x "https://elsewhere.example";', ''],
    ['@charset "utf-8";', ''],
    ['@layer reset { p { color: red } }', '@layer reset'],
    ['@supports (color: red) { p { color: red } }', '@supports (color: red)'],
    ['@container (width > 1px) { p { color: red } }', '@container (width > 1px)'],
    ['@keyframes a { from { color: red } }', '@keyframes a'],
    ['@property --a { syntax: "*"; inherits: true }', '@property --a'],
    ['p { background: url(https://elsewhere.example/a.png) }', ''],
    ['p { background: url(//elsewhere.example/a.png) }', ''],
    ['p { background: url(/media/../a.png) }', ''],
    ['p { background: url(data:image/png) }', ''],
    ['p { background: #fff url(/media/a.png), url(//elsewhere.example) }', ''],
    ['p { background-image: image-set("a.png" 1x) }', ''],
    ['p { background: radial-gradient(red, blue) }', ''],
    ['p { cursor: url(/media/a.png), auto }', ''],
    ['p { behavior: url(#a) }', ''],
    ['p { width: expression(alert(1)) }', ''],
    ['p { color: attr(data-color) }', ''],
    ['p { width: env(safe-area-inset-left) }', ''],
    ['p { position: fixed }', ''],
    ['p { POSITION: fixed }', ''],
    ['p { position: sticky !important }', 'position: sticky !important'],
    ['p { inset: 0 }', ''],
    ['p { margin: 0; transform: scale(9) }', 'transform: scale(9)'],
    ['p { z-index: 99 }', ''],
    ['p { --color: red }', ''],
    ['p { -webkit-hyphens: auto }', ''],
    ['p::before { content: "x" }', ''],
    ['p { color: red\\9 }', ''],
    ['p { \\70osition: fixed }', ''],
    ['\\70 { color: red }', '\\70'],
    ['p { font-family: "a }', ''],
    ['p { font-family: "a', 'font-family: "a'],
    ['p { font-family: "a;b" }', 'font-family: "a'],
    ['p { width: calc(1px }', ''],
    ['+ footer { color: red }', '+ footer'],
    ['& + footer { color: red }', '& + footer'],
    ['p { & b { color: red } }', 'p'],
    ['p { color: red; b { color: red } }', 'p'],
    ['a[href] { color: red }', 'a[href]'],
    ['p:not([href]) { color: red }', 'p:not([href])'],
    [':host { color: red }', ':host'],
    ['svg|a { color: red }', 'svg|a'],
    ['} p { color: red }', '} p { color: red }'],
    ['p { { color: red }', 'p { { color: red }'],
    ['</style><script>alert(1)</script>', '</style><script>alert(1)</script>'],
    ['p { font-family: "</style>" }', 'font-family: "</style>"'],
    ['<!-- p { color: red } -->', '<!-- p'],
    ['p', 'p'],
  ];
  test.each(REFUSED)('%s', (css, quote) => {
    const { css: safe, rejected } = sanitizeForPage(css);
    expect(safe.replace(/^\.page-7 p\{margin:0\}$/, '')).toBe('');
    const declaration = /\{ (.*) \}/.exec(css)?.[1];
    expect(rejected.join()).toContain(quote || (declaration ?? css.replace(/;$/, '')));
  });

  test('one refused rule, while the others stay', () => {
    expect(
      sanitizeForPage('p { position: fixed; color: red } @import "a"; h2 { margin: 0 }'),
    ).toEqual({
      css: '.page-7 p{color:red}.page-7 h2{margin:0}',
      rejected: ['position: fixed', '@import "a"'],
    });
  });

  test('one of several declarations of a property, which is quoted', () => {
    expect(
      sanitizeForPage('p { background: #fff; background: url(//elsewhere.example) }').rejected,
    ).toEqual(['background: url(//elsewhere.example)']);
  });

  test('all of it if it is too long', () => {
    expect(sanitizeForPage('p{color:red}'.repeat(400))).toEqual({
      css: '',
      rejected: ['is longer than 4000 characters'],
    });
  });
});

test('any input leaves balanced brackets and rules scoped to the page', () => {
  const piece = fc.constantFrom(
    ...['@media (max-width:9px){p{color:red}}', '(width > 2em)', 'max-height:'],
    ...['{', '}', ';', ':', '(', ')', '"', "'", '\\', '/*', '*/', '@media ', 'body', 'p', ','],
    ...['color', 'red', 'url(', '</style>', '\n', ' ', '@import', 'position:fixed', ':has('],
    ...['&', '[a]', ':root', '@layer', 'p{color:red}', '!important', 'clamp(', '--a', '+', '~'],
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), (pieces) => {
      const { css } = sanitizeForPage(pieces.join(''));
      expect(css).not.toMatch(/[<\\]|@(?!media)|url\((?!["']?\/media\/)|\/\*|\n/);
      const rules = css.replace(/"[^"]*"|'[^']*'/g, '').replace(/@media[^{]*\{/g, '');
      for (const [, selector] of rules.matchAll(/([^{}]+)\{/g))
        expect(selector).toMatch(/^\.page-7/);
      for (const [open, close] of ['{}', '()'])
        expect(css.split(open ?? '').length).toBe(css.split(close ?? '').length);
    }),
    { numRuns: 2000 },
  );
});

describe('a snapshot whose pages have css', () => {
  const checkWithCss = (css: string) => {
    const files = createSmallSnapshot();
    files['site/menu.json'][0].params.css = css;
    return checkSnapshot(
      files,
      new Set(Object.keys(SMALL_SNAPSHOT_DOCUMENTS)),
      [],
      [PAGE_CSS_RULE],
    );
  };

  test('is refused if a statement is not allowed, with the page of each statement', () => {
    const { source, findings } = checkWithCss(
      'p { color: red; background: url(//elsewhere.example/a.png) } h1 { position: fixed }',
    );
    expect(source).toBeUndefined();
    expect(findings.filter(({ level }) => level === 'error')).toMatchObject([
      {
        record: 'menu 3',
        field: 'params.css',
        message: 'may not hold: background: url(//elsewhere.example/a.png)',
      },
      { record: 'menu 3', field: 'params.css', message: 'may not hold: position: fixed' },
    ]);
  });

  test('is loaded with the safe css of each page', () => {
    const { source } = checkWithCss('h1 { color: #123456 }');
    expect(source && collectSafeCss(source['site/menu.json'])).toEqual({
      3: '.page-3 h1{color:#123456}',
    });
  });
});
