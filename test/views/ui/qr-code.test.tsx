import decodeQr from 'qr/decode.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from '../../../src/views/ui/qr-code';
import { fc } from '../../seeded-fast-check';

const PIXELS = 4;

/** Draws the dashes of a code's path as a picture, with its quiet zone, and reads it as a phone would. */
function scan(html: string): string {
  const [, border, side] = /viewBox="-(\d+) -\1 (\d+) \2"/.exec(html)?.map(Number) ?? [];
  if (!border || !side) throw new Error('no square with a quiet zone');
  const width = side * PIXELS;
  const data = new Uint8Array(width * width * 4).fill(255);
  const darken = (column: number, row: number) => {
    for (let y = row * PIXELS; y < (row + 1) * PIXELS; y++)
      for (let x = column * PIXELS; x < (column + 1) * PIXELS; x++)
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  };
  for (const [, y, dashes = ''] of html.matchAll(/M0 (\d+)\.5([^M"]*)/g)) {
    let x = 0;
    for (const [, kind, run] of dashes.matchAll(/([hm])(\d+)/g)) {
      const end = x + Number(run);
      for (; x < end; x++) if (kind === 'h') darken(x + border, Number(y) + border);
    }
  }
  return decodeQr({ width, height: width, data });
}

const anyAddress = fc
  .tuple(
    fc.webUrl({ withQueryParameters: true }),
    fc.constantFrom('nl/te-koop', 'fr/a-vendre', 'en/to-rent', 'de/zu-verkaufen'),
    fc.integer({ min: 1, max: 4_294_967_295 }),
  )
  .map(([origin, section, id]) => `${origin}/${section}/${id}/`);

test('a code is read as its text by a reader, with a quiet zone of four modules around it', () => {
  fc.assert(
    fc.property(anyAddress, (text) => {
      const html = renderToStaticMarkup(<QrCode text={text} />);
      expect(html).toContain('viewBox="-4 -4 ');
      expect(scan(html)).toBe(text);
    }),
    { numRuns: 30 },
  );
});
