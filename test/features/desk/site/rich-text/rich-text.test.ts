import { describe, expect, test } from 'vitest';
import { toBlocks, toDocument } from '../../../../../client/desk/rich-text/document';
import articles from '../../../../../data/site/articles.json';
import configuration from '../../../../../data/site/configuration.json';
import menu from '../../../../../data/site/menu.json';
import team from '../../../../../data/site/team.json';
import { toHtml, toNotation } from '../../../../../src/features/desk/site/plain-notation';
import { readPasted } from '../../../../../src/features/desk/site/rich-text/read-html';
import {
  isTypedHtml,
  readNotation,
} from '../../../../../src/features/desk/site/rich-text/read-notation';
import type {
  RichBlock,
  RichRun,
} from '../../../../../src/features/desk/site/rich-text/rich-block';
import { tidyBlocks } from '../../../../../src/features/desk/site/rich-text/rich-block';
import { writeHtml } from '../../../../../src/features/desk/site/rich-text/write-html';
import { writeNotation } from '../../../../../src/features/desk/site/rich-text/write-notation';
import { fc } from '../../../../seeded-fast-check';

const words = fc
  .array(
    fc.constantFrom(
      ...[
        'huis',
        ' ',
        '  ',
        '\u00A0',
        '*',
        '**',
        '***',
        '\\',
        '#',
        '## ',
        '- ',
        '1. ',
        '> ',
        '<p>',
      ],
      ...['[x](/y/)', '[', ']', '(', ')', '&amp;', '&', '"', '.', 'é', '🏡', '\n', '<!--'],
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(''));

const run: fc.Arbitrary<RichRun> = fc.record({
  text: words,
  bold: fc.boolean(),
  italic: fc.boolean(),
  link: fc.constantFrom('', '', '/nl/contact/', 'https://a.example/?b=*c*&d', 'tel:+3286'),
});

const documents: fc.Arbitrary<RichBlock[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom(
        ...(['paragraph', 'heading2', 'heading3', 'bullets', 'numbers', 'quote'] as const),
      ),
      lines: fc.array(fc.array(run, { maxLength: 5 }), { maxLength: 4 }),
    }),
    { maxLength: 4 },
  )
  .map(tidyBlocks);

describe('rich text', () => {
  test('the notation gives back every document', () => {
    fc.assert(
      fc.property(documents, (blocks) => {
        const typed = writeNotation(blocks);
        expect(readNotation(typed)).toEqual(blocks);
        expect(isTypedHtml(typed)).toBe(false);
        expect(toHtml(typed)).toBe(writeHtml(blocks));
      }),
      { numRuns: 1000 },
    );
  });

  test('the editor gives back every document, and the notation that is typed into it', () => {
    fc.assert(
      fc.property(documents, (blocks) => {
        expect(toBlocks(toDocument(blocks))).toEqual(blocks);
        expect(writeNotation(toBlocks(toDocument(readNotation(writeNotation(blocks)))))).toBe(
          writeNotation(blocks),
        );
      }),
    );
  });

  test('HTML gives back every document that it shows as it was', () => {
    fc.assert(
      fc.property(documents, (blocks) => {
        const html = writeHtml(blocks);
        const squeeze = (text: string) => text.replaceAll(/ +/g, ' ');
        expect(squeeze(toHtml(toNotation(html)))).toBe(squeeze(html));
      }),
    );
  });

  test('whatever is typed is read, and what it says is written the same again', () => {
    fc.assert(
      fc.property(fc.string(), words, (one, other) => {
        const blocks = tidyBlocks(readNotation(`${one}\n${other}`));
        expect(readNotation(writeNotation(blocks))).toEqual(blocks);
      }),
    );
  });

  test('each text of the site shows the same HTML after it went through notation and editor', () => {
    const texts = listHtml([articles, menu, team, configuration]);
    const held = texts.filter((html) => !isTypedHtml(toNotation(html)));
    expect(held.length).toBeGreaterThan(100);
    for (const html of texts) expect(toHtml(toNotation(html))).toBe(html);
    for (const html of held) {
      const blocks = toBlocks(toDocument(readNotation(toNotation(html))));
      expect(toHtml(writeNotation(blocks))).toBe(html);
    }
    // What the set does not know stays HTML, and the field stays a text area.
    const raw = texts.filter((html) => isTypedHtml(toNotation(html)));
    expect(raw.filter((html) => !/<table|<li><p>/.test(html))).toEqual([]);
  });
});

/** Lists every text of records that holds HTML, in all languages. */
const listHtml = (value: unknown): string[] =>
  typeof value === 'string'
    ? /<(?:p|h2|h3|ul|ol|blockquote)>/.test(value)
      ? [value]
      : []
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(listHtml)
      : [];

describe('what is pasted', () => {
  const read = (html: string) => writeHtml(readPasted(html));

  test.each([
    ['<h1>Titel</h1><div>Een <b>huis</b></div>', '<h2>Titel</h2><p>Een <strong>huis</strong></p>'],
    ['<p>een<br>twee</p>', '<p>een<br>twee</p>'],
    [
      "<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>vet</b> en <i style='mso-bidi-font-style:normal'>schuin</i><o:p></o:p></p>",
      '<p><strong>vet</strong> en <em>schuin</em></p>',
    ],
    [
      '<b style="font-weight:normal"><span style="font-weight:700">vet</span> en <span style="font-style:italic">schuin</span></b>',
      '<p><strong>vet</strong> en <em>schuin</em></p>',
    ],
    [
      '<ul><li><p>een</p></li><li>twee<ul><li>drie</li></ul></li></ul>',
      '<ul><li>een</li><li>twee</li><li>drie</li></ul>',
    ],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', '<p>a b</p><p>c</p>'],
    ['<a href="https://a.example/x(1)">x</a>', '<p><a href="https://a.example/x%281%29">x</a></p>'],
    ['caf&eacute; &#8364;&nbsp;3 &onbekend;', '<p>café €\u00A03 &amp;onbekend;</p>'],
    [
      '<blockquote><p>a</p><p>b</p></blockquote>c',
      '<blockquote><p>a<br>b</p></blockquote><p>c</p>',
    ],
    [
      '<p class=MsoListParagraph><!--[if !supportLists]--><span>·&nbsp;</span><!--[endif]-->een</p>\n<p class="MsoListParagraph"><![if !supportLists]>·<![endif]>twee</p><p class=MsoNormal>drie<o:p></o:p></p>',
      '<ul><li>een</li><li>twee</li></ul><p>drie</p>',
    ],
  ])('keeps the set of %s', (html, kept) => {
    expect(read(html)).toBe(kept);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<style>p{}</style>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<!--<p>x</p>-->',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  ])('leaves nothing of %s but letters', (html) => {
    expect(read(html)).not.toMatch(/<(?!\/?p>)/);
  });

  test.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    '//a.example/',
    '&#106;avascript:x',
  ])('keeps the words of a link to %s without the link', (address) => {
    expect(read(`<a href="${address}">woorden</a>`)).toBe('<p>woorden</p>');
  });
});
