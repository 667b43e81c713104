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
  const [, way = ''] = /d="M0 \.5([^"]*)"/.exec(html) ?? [];
  const dashes = /stroke-dasharray="([^"]*)"/.exec(html)?.[1]?.split(' ').map(Number) ?? [];
  let [dash = 0] = dashes;
  for (let [turn, x, y, step] = [0, 0, 0, 0], rest = way; rest; ) {
    const [move = '', kind, length] = /^([hv])(-?\d+)/.exec(rest) ?? [];
    rest = rest.slice(move.length);
    for (step = 0; step < Math.abs(Number(length)); step++) {
      if (kind === 'v') y++;
      else {
        const column = Number(length) < 0 ? x - 1 : x;
        if (turn % 2 === 0) darken(column + border, y + border);
        x += Math.sign(Number(length));
      }
      dash--;
      if (dash === 0) [turn, dash] = [turn + 1, dashes[turn + 1] ?? Number.NaN];
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
