import { describe, expect, test } from 'vitest';
import { createMenuPage, createPageFetcher } from '../../../menu-pages';
import { createBannerPicture, fetchHomeBanner } from './banner-pages';

const fetchPageBanner = async (params: object) => {
  const fetchPage = await createPageFetcher(
    [createMenuPage('about', { showPageBanner: true, ...params })],
    (files) => {
      files['site/configuration.json'].header.banner = {
        type: 'gallery',
        image: createBannerPicture('vallei'),
        gallery: { images: [createBannerPicture('vallei'), createBannerPicture('dorp')] },
      };
    },
  );
  return (await fetchPage('/nl/about/')).html;
};

describe('a home banner with an upright picture', () => {
  const banner = {
    type: 'image',
    image: createBannerPicture('vallei'),
    imageMobile: '/media/hero/vallei-staand.webp',
  };

  test('shows it on phones, and the wide one elsewhere', async () => {
    const html = await fetchHomeBanner(banner);
    expect(html).toContain(
      '<source media="(width &lt; 600px)" srcSet="/media/hero/vallei-staand.webp"/>',
    );
    expect(html).toContain('<img class="banner-picture" src="/media/hero/vallei-600.webp"');
  });
});

describe('a home banner without content', () => {
  test('is a plain colour', async () => {
    const html = await fetchHomeBanner({ type: 'image', color: '#1E3A2F' });
    expect(html).toContain('hero--color');
    expect(html).toContain('custom-bg-1e3a2f');
  });

  test.each([
    { type: 'none' },
    { type: 'image', image: createBannerPicture('vallei'), show: 'false' },
  ])('or switched off is not shown, but the search block is: %j', async (banner) => {
    const html = await fetchHomeBanner(banner);
    expect(html).toContain('hero--none');
    expect(html).toContain('class="search-form"');
    expect(html).not.toContain('vallei');
  });
});

describe('the texts of the home banner', () => {
  test('show by their flags, the title as h1 if the search block has none', async () => {
    const html = await fetchHomeBanner({
      type: 'color',
      title: { nl: 'In de vallei', public: 'true' },
      description: { nl: 'Tussen Durbuy en Vielsalm', public: false },
      description2: { nl: 'Sinds 2006', public: true },
    });
    expect(html).toMatch(/<h1[^>]*>In de vallei<\/h1>/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toContain('Tussen Durbuy');
    expect(html).toContain('Sinds 2006');
  });

  test.each([
    [true, true],
    ['false', false],
  ])('the logo with showLogo %j is shown: %j', async (showLogo, isVisible) => {
    const html = await fetchHomeBanner({ type: 'color', showLogo });
    expect(html.includes('class="logo')).toBe(isVisible);
  });
});

describe('the banner of a page', () => {
  test.each(['image', 'gallery', 'video', 'color', 'none'])(
    'never shows the home banner, type %s',
    async (bannerType) => {
      expect(await fetchPageBanner({ bannerType })).not.toMatch(/vallei|dorp/);
    },
  );

  test('has its colour and no paper if it is transparent', async () => {
    const html = await fetchPageBanner({
      bannerType: 'color',
      bannerColor: '#1e3a2f',
      bannerTransparent: 'true',
    });
    expect(html).toMatch(
      /class="banner banner--color banner--clear custom-bg[^"]*custom-bg-1e3a2f"/,
    );
  });

  test('provides the title and text of the page, even without a visible banner', async () => {
    const html = await fetchPageBanner({
      showPageBanner: false,
      bannerTitle: { nl: 'Wat we voor u doen' },
      bannerDescription: { nl: 'Verkopen, kopen, schatten' },
    });
    expect(html).toContain('<h1>Wat we voor u doen</h1>');
    expect(html).toContain('Verkopen, kopen, schatten');
  });
});
