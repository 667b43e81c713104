import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toHtml, toNotation } from '../../../../src/features/desk/site/plain-notation';

describe('the plain notation', () => {
  test.each([
    ['<p>Een huis.</p>', 'Een huis.'],
    ['<p>Een <strong>huis</strong> in <em>Wéris</em>.</p>', 'Een **huis** in *Wéris*.'],
    [
      '<h2>Kosten</h2><p>Vraag het <a href="/nl/contact/">ons</a>.</p>',
      '## Kosten\n\nVraag het [ons](/nl/contact/).',
    ],
    ['<ul><li>een</li><li>twee</li></ul>', '- een\n- twee'],
    ['<ol><li>een</li><li>twee</li></ol>', '1. een\n2. twee'],
    ['<blockquote><p>Goed.</p></blockquote>', '> Goed.'],
    ['<p>Links<br>rechts</p>', 'Links\nrechts'],
    ['<p>R&amp;D &lt; 3</p>', 'R&D < 3'],
    ['<p>ster * en * ster</p>', String.raw`ster \* en \* ster`],
    ['<p>3 * 4</p>', '3 * 4'],
    ['<p><strong>vet en <em>schuin</em></strong><em>!</em></p>', '**vet en *schuin**!*'],
    ['<p><strong><a href="/nl/">vet</a></strong></p>', '**[vet](/nl/)**'],
    ['<p><a href="/nl/">vet en <em>schuin</em></a></p>', '[vet en *schuin*](/nl/)'],
    ['<p>- geen punt</p>', String.raw`\- geen punt`],
    ['<p>1987. Het jaar</p>', String.raw`1987\. Het jaar`],
    ['<p>&lt;p&gt; begint een alinea</p>', String.raw`\<p> begint een alinea`],
    ['<p>65\u00A0m²</p>', '65\u00A0m²'],
    ['', ''],
  ])('writes %s as it is typed, and back', (html, notation) => {
    expect(toNotation(html)).toBe(notation);
    expect(toHtml(notation)).toBe(html);
  });

  test.each([
    '<table><tr><td>1</td></tr></table>',
    '<p class="x">Een</p>',
    '<p><a href="/a/" target="_blank">x</a></p>',
    '<p><strong> vet</strong></p>',
    '<p>een&nbsp;twee</p>',
    '<ul><li>een<ul><li>twee</li></ul></li></ul>',
  ])('leaves %s as it is', (html) => {
    expect(toNotation(html)).toBe(html);
    expect(toHtml(html)).toBe(html);
  });

  test('holds the same words in another order of elements', () => {
    expect(toNotation('<p><a href="/nl/"><strong>vet</strong></a></p>')).toBe('**[vet](/nl/)**');
  });

  test('loses nothing, whatever was stored: what is shown gives the same HTML again', () => {
    const parts = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '*',
      '**',
      '- ',
      '\n',
      'a',
      ' ',
      '&amp;',
      '<',
      '> ',
      '## ',
      '[x](/y/)',
      '<br>',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 14 }), (tokens) => {
        const html = tokens.join('').trim();
        const squeeze = (text: string) =>
          text.replaceAll(/\s+/g, ' ').replaceAll(/ ?(<\/?(?:p|br)>) ?/g, '$1');
        const shown = toNotation(html);
        if (shown !== html) expect(squeeze(toHtml(shown))).toBe(squeeze(html));
      }),
    );
  });
});
