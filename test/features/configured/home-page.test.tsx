import { describe, expect, test } from 'vitest';
import { countOccurrences, createMenuPage, createPageFetcher } from '../../menu-pages';
import { addFormPages } from '../../platform/snapshot/snapshot-with-forms';

describe('the banner of another page', () => {
  const valley = { url: '/media/hero/vallei.webp' };

  test('has its own picture, never the home page’s', async () => {
    const fetchPage = await createPageFetcher(
      [createMenuPage('about', { showPageBanner: true, image: { url: '/media/hero/bos.webp' } })],
      (files) => {
        files['site/configuration.json'].header.banner = { type: 'image', image: valley };
      },
    );
    const { html } = await fetchPage('/nl/about/');
    expect(html).toContain('/media/hero/bos');
    expect(html).not.toContain('vallei');
  });

  test('is a plain colour without a picture', async () => {
    const fetchPage = await createPageFetcher(
      [createMenuPage('about', { showPageBanner: true })],
      (files) => {
        files['site/configuration.json'].header.banner = { type: 'image', image: valley };
      },
    );
    const { html } = await fetchPage('/nl/about/');
    expect(html).toContain('banner--color');
    expect(html).not.toContain('<img');
  });
});

describe('the home page', () => {
  const home = createMenuPage('home', { title: {}, path: { nl: 'home', fr: 'home' } });
  const createHomeFetcher = (searchBlock: object, banner: object = { type: 'none' }) =>
    createPageFetcher([home], (files) => {
      addFormPages(files);
      files['site/configuration.json'].searchBlock = searchBlock;
      files['site/configuration.json'].header.banner = banner;
    });

  test.each([true, 'true'])('shows the search block’s title when its flag is %j', async (flag) => {
    const fetchPage = await createHomeFetcher({ title: { nl: 'Thuis', public: flag } });
    expect((await fetchPage('/nl/')).html).toContain('<h1>Thuis</h1>');
  });

  test.each([false, 'false', undefined])('hides it when its flag is %j', async (flag) => {
    const fetchPage = await createHomeFetcher({ title: { nl: 'Thuis', public: flag } });
    const { html } = await fetchPage('/nl/');
    expect(html).not.toContain('Thuis');
    expect(countOccurrences(html, '<h1')).toBe(1);
  });

  test('has the counts of sale and rent in its description', async () => {
    const fetchPage = await createHomeFetcher({
      description: { nl: '{FOR_SALE_TOTAL} te koop, {FOR_RENT_TOTAL} te huur', public: true },
    });
    expect((await fetchPage('/nl/')).html).toContain('1 te koop, 1 te huur');
  });

  test('has counts on the buttons only if configured', async () => {
    const withCounts = await createHomeFetcher({ showCountProperty: true });
    expect((await withCounts('/nl/')).html).toContain('(1)');
    const withoutCounts = await createHomeFetcher({ showCountProperty: 'false' });
    expect((await withoutCounts('/nl/')).html).not.toContain('(1)');
  });

  test.each(['image', 'gallery', 'video', 'properties', 'projects'])(
    'a banner of type %s has its picture',
    async (type) => {
      const fetchPage = await createHomeFetcher(
        {},
        { type, image: { url: '/media/hero/vallei.webp' } },
      );
      expect((await fetchPage('/nl/')).html).toContain('/media/hero/vallei');
    },
  );

  test.each([
    ['image', false],
    ['gallery', true],
  ])('a banner of type %s: styles for pictures that take turns, %s', async (type, hasSlides) => {
    const [image, other] = ['/media/hero/vallei.webp', '/media/hero/bos.webp'].map((url) => ({
      url,
    }));
    const gallery = { images: [image, other] };
    const fetchPage = await createHomeFetcher({}, { type, image, gallery });
    expect((await fetchPage('/nl/')).document.includes('.slides__list{')).toBe(hasSlides);
  });

  test('a home page that does not begin with a picture and cards has the styles of its content at once', async () => {
    const { document } = await (await createHomeFetcher({}))('/nl/');
    expect(document).toMatch(/<style>(?:(?!<\/style>).)*\.prose\{/s);
  });

  test('shows both reasons to come back', async () => {
    const { html } = await (await createHomeFetcher({}))('/nl/');
    expect(countOccurrences(html, '<section class="reason"')).toBe(2);
  });
});
