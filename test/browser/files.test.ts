import { readdir } from 'node:fs/promises';
import { expect, inject, test } from 'vitest';
import { findObservatoryFaults } from '../platform/mozilla-observatory';

/** One of each kind that the platform sends by itself (public/_headers), and what is none. */
test('the site’s own files come with the headers of its pages', async () => {
  const [script = '', style = ''] = ['js', 'css'].map((end) =>
    assets.find((file) => file.endsWith(`.${end}`)),
  );
  const paths = [
    `/assets/${script}`,
    `/assets/${style}`,
    '/fonts/figtree.woff2',
    '/images/epc/flanders/a.png',
    '/speculation-rules.json',
  ];
  for (const path of paths) {
    const { status, headers } = await fetch(inject('origin') + path);
    expect([path, status, findObservatoryFaults(headers)]).toEqual([path, 200, []]);
  }
  const missing = await fetch(`${inject('origin')}/assets/none.js`);
  expect([missing.status, findObservatoryFaults(missing.headers)]).toEqual([404, []]);
});

test('a picture may be shown by webmail, and is else as strict as a page', async () => {
  const { status, headers } = await fetch(`${inject('origin')}/media/hero/bos-600.webp`);
  expect([status, findObservatoryFaults(headers)]).toEqual([200, ['CORP']]);
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
});

const assets = await readdir('dist/client/assets');
