import decodeQr from 'qr/decode.js';

const PIXELS = 4;

/** Draws the dashes of a code's path as a picture, with its quiet zone, and reads it as a phone would. */
export function scanQrCode(html: string): string {
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
