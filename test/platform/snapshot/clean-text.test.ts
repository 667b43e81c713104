import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isSimpleHtml,
  splitBlocks,
  toPlainParagraphs,
} from '../../../src/domain/format/html-blocks';
import { cleanByKind } from '../../../src/platform/snapshot/build/clean-text';

describe('a plain text', () => {
  test.each([
    ['Hoeve &amp; schuur', 'Hoeve & schuur'],
    ['B&eacute;n&eacute;dicte&#39;s <b>huis</b>', "Bénédicte's huis"],
    ['<p>Ruim</p>', 'Ruim'],
    ['Een<br>twee', 'Een twee'],
    ['Een &amp; twee\ndrie', 'Een & twee\ndrie'],
    ['Huis <script>steal()</script>met tuin', 'Huis met tuin'],
    // What only looks like a tag or an entity stays.
    ['minder dan < 3 km & meer', 'minder dan < 3 km & meer'],
    ['R&D', 'R&D'],
  ])('%j is %j', (text, clean) => {
    expect(cleanByKind(text, 'plain').text).toBe(clean);
  });
});

describe('a text of the catalogue', () => {
  test.each([
    ['Ruim huis.\n\nMet tuin.', 'Ruim huis.\n\nMet tuin.'],
    ['Rustig &amp; groen\nVlakbij', 'Rustig & groen\nVlakbij'],
    [
      '<p>Eerste alinea met <strong>vet</strong>.</p><ul><li>een</li></ul>',
      '<p>Eerste alinea met <strong>vet</strong>.</p><ul><li>een</li></ul>',
    ],
    ['Rustig<br>Vlakbij', '<p>Rustig<br>Vlakbij</p>'],
    ['Rustig<br><br>Vlakbij', '<p>Rustig</p><p>Vlakbij</p>'],
    ['Een <b>huis</b>\nmet tuin\n\nTe koop', '<p>Een <b>huis</b><br>met tuin</p><p>Te koop</p>'],
    ['<div>Een</div><div>Twee</div>', '<p>Een</p><p>Twee</p>'],
    ['<h1>Kop</h1>tekst', '<h2>Kop</h2><p>tekst</p>'],
    ['<p><b>open', '<p><b>open</b></p>'],
    ['<ul><li>een<li>twee</ul></strong>', '<ul><li>een</li><li>twee</li></ul>'],
    ['<p>&nbsp;</p><p>Tekst</p>', '<p>Tekst</p>'],
    // Escaped twice, as exports do.
    ['&lt;p&gt;Ruim&lt;/p&gt;', '<p>Ruim</p>'],
  ])('%j is %j', (text, clean) => {
    expect(cleanByKind(text, 'prose').text).toBe(clean);
  });

  test('is plain by paragraph where tags cannot be', () => {
    expect(toPlainParagraphs('<p>Een<br>twee</p><ul><li>a &amp; b</li><li>c</li></ul>')).toEqual([
      'Een\ntwee',
      '- a & b\n- c',
    ]);
  });
});

const pieces = fc
  .array(
    fc.constantFrom(
      ...['<p>', '</p>', '<b>', '</b>', '<ul>', '</ul>', '<li>', '<br>', '<h2>', '</h2>', '<div>'],
      ...[
        '</div>',
        '<table>',
        '</td>',
        '<a href="/x/">',
        '</a>',
        'huis',
        ' ',
        '\n\n',
        '&amp;',
        '<',
      ],
      ...['<img onerror=x>', '<script>x()</script>', '<!-- x -->', '<p class="x">', '<hr>'],
    ),
  )
  .map((parts) => parts.join(''));

test('whatever is written, what is stored is whole, and storing it again changes nothing', () => {
  fc.assert(
    fc.property(pieces, (text) => {
      for (const kind of ['html', 'prose'] as const) {
        const { text: once } = cleanByKind(text, kind);
        expect(once).not.toMatch(/<(?:script|img|div)|onerror|class=/);
        expect(cleanByKind(once, kind).text).toBe(once);
        if (kind === 'prose' && isSimpleHtml(once)) expect(splitBlocks(once).join('')).toBe(once);
      }
    }),
  );
});
