import { expect, test } from 'vitest';
import type { SnapshotFiles } from '../../fixtures';
import { createTestSite } from '../../fixtures';
import { createMenuPage } from '../../menu-pages';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

const HOSTS = { storage: 'storage.example', cdn: 'cdn.example' };
const createStoredPicture = (name: string) => ({ url: `https://storage.example/${name}.png` });

/** Creates the small snapshot with a picture on the storage host in every place of the layout. */
function createFilesWithStoredPictures(): SnapshotFiles {
  const files = createSmallSnapshot();
  const configuration = files['site/configuration.json'];
  configuration.images = HOSTS;
  configuration.header.logo.image = createStoredPicture('logo');
  configuration.header.banner = { type: 'image', image: createStoredPicture('hero') };
  configuration.searchBlock.logoConfig = { image: createStoredPicture('search') };
  configuration.footer.bottom = [{ image: [createStoredPicture('footer')] }];
  configuration.seo = { nl: { image: createStoredPicture('seo') } };
  files['site/menu.json'].push(
    createMenuPage('home', {}, { id: 1 }),
    createMenuPage('about', {
      showPageBanner: true,
      logo: createStoredPicture('banner'),
      image: createStoredPicture('page'),
    }),
  );
  return files;
}

test.each([
  ['/nl/', ['logo', 'hero', 'search', 'footer', 'seo']],
  ['/nl/about/', ['logo', 'banner', 'page', 'footer']],
])('%s shows pictures of the storage host from the CDN', async (path, names) => {
  const fetchPage = await createTestSite({ embedded: createFilesWithStoredPictures() });
  const html = await (await fetchPage(path)).text();
  expect(html).not.toContain('storage.example');
  for (const name of names) expect(html).toContain(`https://cdn.example/${name}.png`);
});

test('pictures of the snapshot are named at their bucket, which the policy allows (decision 162)', async () => {
  const name = `${'e5'.repeat(16)}.1200`;
  const files = createFilesWithStoredPictures();
  const configuration = files['site/configuration.json'];
  configuration.images = { pictures: 'pictures.example' };
  configuration.header.banner.image = { url: `/media/pictures/${name}.webp` };
  const fetchPage = await createTestSite({ embedded: files });
  const response = await fetchPage('/nl/');
  const html = await response.text();
  expect(html).toContain(`https://pictures.example/pictures/${name}-800.webp 800w`);
  expect(html).not.toMatch(/\/media\/pictures\/[^"]*\.webp/);
  const policy = response.headers.get('Content-Security-Policy');
  expect(policy).toMatch(/img-src [^;]*https:\/\/pictures\.example/);
});
