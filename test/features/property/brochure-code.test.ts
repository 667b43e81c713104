import { expect, test } from 'vitest';
import { createTestSite } from '../../fixtures';
import { createProjectSnapshot } from '../../platform/snapshot/project-snapshot';
import { scanQrCode } from '../../views/ui/scan-qr-code';
import { createFilesWithVilla, VILLA, VILLA_FR } from './villa-page';

test.each([VILLA, VILLA_FR])(
  'the code in the brochure of %s is a picture that leads back',
  async (path) => {
    const fetchPage = await createTestSite({ embedded: createFilesWithVilla({}, {}) });
    const html = await (await fetchPage(path)).text();
    const address = /<img src="([^"]*\?property=84213)" alt="" width="120"/.exec(html)?.[1] ?? '';
    const picture = await fetchPage(address);
    expect(picture.headers.get('Content-Type')).toBe('image/svg+xml');
    const { pathname } = new URL(scanQrCode(await picture.text()));
    expect((await fetchPage(pathname)).headers.get('Location')).toBe(path);
    for (const other of ['84214', '<svg>', ''])
      expect((await fetchPage(address.replace('84213', other))).status).toBe(404);
  },
);

test.each([
  '/nl/projecten/durbuy/residentie-les-berges/12/',
  '/fr/projects/durbuy/residence-les-berges/12/',
])('the code in the brochure of the project %s leads back', async (path) => {
  const fetchPage = await createTestSite({ embedded: createProjectSnapshot() });
  const html = await (await fetchPage(path)).text();
  const address = /<img src="([^"]*\?project=12)" alt="" width="120"/.exec(html)?.[1] ?? '';
  const picture = await (await fetchPage(address)).text();
  expect(new URL(scanQrCode(picture)).pathname).toBe(path);
  expect((await fetchPage(address.replace('12', '99'))).status).toBe(404);
});
