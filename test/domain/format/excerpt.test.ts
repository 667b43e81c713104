import { describe, expect, test } from 'vitest';
import { createExcerpt, truncateHeadline } from '../../../src/domain/format/excerpt';
import { htmlToText } from '../../../src/domain/format/html-to-text';
import { fc } from '../../seeded-fast-check';

describe('an excerpt', () => {
  test.each([
    ['a text that fits stays whole', 'Ruim huis', 20, 'Ruim huis'],
    ['a text of exactly the limit stays whole', '1234567890', 10, '1234567890'],
    ['a cut falls back to a space beyond 80 %', 'abcdefghi jklm', 10, 'abcdefghi...'],
    ['a space at 80 % is not beyond it', 'abcdefgh ijkl', 10, 'abcdefgh i...'],
    ['a space before 80 % is left alone', 'abc defghijklm', 10, 'abc defghi...'],
    ['a text without spaces is cut at the limit', 'a'.repeat(12), 10, `${'a'.repeat(10)}...`],
    ['a character of two units is not cut in half', '🏡🏡🏡🏡', 3, '🏡🏡🏡...'],
    [
      'HTML is converted to text',
      '<p>Ruim&nbsp;huis</p><p>met tuin</p>',
      30,
      'Ruim\u00a0huis met tuin',
    ],
    ['an empty text stays empty', '', 10, ''],
  ])('%s', (_, text, limit, short) => {
    expect(createExcerpt(text, limit)).toBe(short);
  });

  test('has 250 characters by default', () => {
    expect(createExcerpt('a'.repeat(250))).toBe('a'.repeat(250));
    expect(createExcerpt('a'.repeat(251))).toBe(`${'a'.repeat(250)}...`);
  });

  test('is never longer than its limit and the dots', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 1, max: 40 }),
        (text, limit) => {
          expect([...createExcerpt(text, limit)].length).toBeLessThanOrEqual(limit + 3);
        },
      ),
    );
  });
});

describe('a headline', () => {
  test('of a hundred characters stays whole', () => {
    expect(truncateHeadline('a'.repeat(100))).toBe('a'.repeat(100));
  });
  test('of more than a hundred characters is cut', () => {
    expect(truncateHeadline('a'.repeat(101))).toBe(`${'a'.repeat(100)}...`);
  });
  test('keeps no space before the dots', () => {
    expect(truncateHeadline('Ruim huis', 5)).toBe('Ruim...');
  });
});

test('a description is not cut between the thousands of a number', () => {
  const text = `${'Een huis dat wacht '.repeat(12)}voor 145 000 euro en meer`;
  for (let limit = 228; limit < 250; limit++)
    expect([limit, createExcerpt(text, limit)]).toEqual([
      limit,
      expect.not.stringMatching(/145\.\.\.$/),
    ]);
});

describe('the text of HTML', () => {
  test.each([
    ['Chalet <strong>au&nbsp;bord</strong> de l&#39;Ourthe', "Chalet au\u00a0bord de l'Ourthe"],
    ['r&eacute;nov&eacute;, &agrave; c&ocirc;t&eacute;', 'rénové, à côté'],
    ['120 m&sup2; &amp; tuin &#x20AC; 5', '120 m² & tuin € 5'],
    ['een<br>twee<br/>drie', 'een twee drie'],
    ['<ul><li>a</li><li>b</li></ul>', 'a b'],
    ['weg<script>alert(1)</script><!-- <b> -->hier', 'weg hier'],
    ['EPC < 100 en > 50', 'EPC < 100 en > 50'],
    ['&lt;b&gt; &amp;amp;', '<b> &amp;'],
    ['&unknown; &constructor; &#0; &#xD800;', '&unknown; &constructor; &#0; &#xD800;'],
    ['  veel \n\n wit  ', 'veel wit'],
  ])('%s', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });
});
