import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Html } from '../../../src/views/ui/html';
import { createTestContext } from '../../fixtures';

test.each([
  ['<img src="x" onerror="steal()">Na', 'Na'],
  ['<p onclick="steal()">Na</p>', '<p>Na</p>'],
  ['<a href="javascript:steal()">Na</a>', '<a>Na</a>'],
  ['<a href="data:text/html,steal">Na</a>', '<a>Na</a>'],
  // An address that is encoded already is not encoded again.
  [
    '<a href="https://ex.example/a%20b?%E2%82%AC">Na</a>',
    '<a href="https://ex.example/a%20b?%E2%82%AC" target="_blank" rel="noopener">Na</a>',
  ],
  ['<p>Voor</p><script>steal()</script><p>Na</p>', '<p>Voor</p><p>Na</p>'],
  ['<p>Voor</p><script>steal()', '<p>Voor</p>steal()'],
  ['<p>Voor</p></iframe><p>Na</p>', '<p>Voor</p><p>Na</p>'],
  [
    '<p>Het dak is [removed] volgens het verslag</p>',
    '<p>Het dak is [removed] volgens het verslag</p>',
  ],
])('%o is shown as %o, without a word of the sanitizer', async (nl, shown) => {
  const ctx = await createTestContext('/nl/');
  expect(renderToStaticMarkup(<Html ctx={ctx} html={{ nl }} />)).toBe(`<div>${shown}</div>`);
});
