import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from '../../../src/views/ui/qr-code';
import { fc } from '../../seeded-fast-check';
import { scanQrCode } from './scan-qr-code';

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
      expect(scanQrCode(html)).toBe(text);
    }),
    { numRuns: 30 },
  );
});
