import { renderToStaticMarkup } from 'react-dom/server';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { QrCode } from '../../../src/views/ui/qr-code';

const ADDRESS = 'https://www.huis-vallee.example/nl/te-koop/durbuy/villa/84213/';

/** Parses the dashes of a path into the modules that it draws, row by row. */
function parseDrawnModules(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, y, dashes = ''] of path.matchAll(/M0 (\d+)\.5([^M]*)/g)) {
    let x = 0;
    for (const [, kind, run] of dashes.matchAll(/([hm])(\d+)/g)) {
      if (kind === 'h') modules[Number(y)]?.fill(true, x, x + Number(run));
      x += Number(run);
    }
  }
  return modules;
}

test('a QR code contains exactly the modules of its text, with a quiet zone around them', () => {
  const { data, size } = encode(ADDRESS, { ecc: 'L', border: 0 });
  const html = renderToStaticMarkup(<QrCode text={ADDRESS} />);
  const path = / d="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(parseDrawnModules(path, size)).toEqual(data);
  expect(html).toContain(`viewBox="-4 -4 ${size + 8} ${size + 8}"`);
});
