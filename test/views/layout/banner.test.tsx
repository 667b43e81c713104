import { describe, expect, test } from 'vitest';
import type { SnapshotFiles } from '../../fixtures';
import { createMenuPage, createPageFetcher } from '../../menu-pages';

const createBannerPicture = (name: string) => ({ url: `/media/hero/${name}.webp` });
const homeMenuPage = createMenuPage('home', { title: {}, path: { nl: 'home', fr: 'home' } });

const fetchHomeBanner = async (banner: object, change?: (files: SnapshotFiles) => void) => {
  const fetchPage = await createPageFetcher([homeMenuPage], (files) => {
    files['site/configuration.json'].header.banner = banner;
    change?.(files);
  });
  return (await fetchPage('/nl/')).html;
};

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

describe('a gallery', () => {
  const images = [
    createBannerPicture('een'),
    createBannerPicture('twee'),
    createBannerPicture('drie'),
  ];

  test('loads its first picture at once and the others lazily', async () => {
    const html = await fetchHomeBanner({ type: 'gallery', gallery: { images } });
    const pictures = [...html.matchAll(/<img class="banner-picture"[^>]*>/g)].map(([img]) => img);
    expect(pictures).toHaveLength(3);
    expect(pictures.map((img) => img.includes('loading="lazy"'))).toEqual([false, true, true]);
  });

  test('plays with the defaults of §9, and has a pause button', async () => {
    const html = await fetchHomeBanner({ type: 'gallery', gallery: { images } });
    expect(html).toContain('data-fade-ms="500"');
    expect(html).toContain('data-lazy-ahead="2"');
    expect(html).toContain('data-loop=""');
    expect(html).toContain('data-play=""');
  });

  test('without autoplay has no pause button', async () => {
    const config = { autoplay: 'false', fade: false, loop: false };
    const html = await fetchHomeBanner({ type: 'gallery', gallery: { images, config } });
    expect(html).not.toMatch(/data-(fade|loop|rest|play)=/);
  });

  test('with one picture is shown as a picture', async () => {
    const html = await fetchHomeBanner({
      type: 'gallery',
      gallery: { images: [createBannerPicture('een')] },
    });
    expect(html).toContain('hero--image');
  });
});

describe('a video', () => {
  const film = '/media/hero/vallei.mp4';

  test('is a muted loop over its poster, started by the script', async () => {
    const html = await fetchHomeBanner({
      type: 'video',
      video: film,
      videoPoster: createBannerPicture('still').url,
    });
    expect(html).toMatch(/<video[^>]*preload="none"/);
    expect(html).toMatch(/<video[^>]*muted=""[^>]*loop=""/);
    expect(html).not.toContain('autoplay');
    expect(html).toContain('/media/hero/still');
  });

  test('has another video and poster on a phone', async () => {
    const html = await fetchHomeBanner({
      type: 'video',
      video: { url: film, mimetype: 'video/mp4' },
      videoPoster: createBannerPicture('still').url,
      videoMobile: '/media/hero/klein.mp4',
      videoMobilePoster: '/media/hero/klein.webp',
    });
    expect(html).toContain('<source src="/media/hero/klein.mp4" media="(width &lt; 768px)"/>');
    expect(html).toContain('<source media="(width &lt; 768px)" srcSet="/media/hero/klein.webp"/>');
    expect(html).toContain('<source src="/media/hero/vallei.mp4" type="video/mp4"/>');
  });

  test.each(['https://www.youtube.com/watch?v=abcdefghijk', 'https://elsewhere.example/film.mp4'])(
    '%s is never loaded: a link opens it',
    async (video) => {
      const html = await fetchHomeBanner({
        type: 'video',
        video,
        image: createBannerPicture('vallei'),
      });
      expect(html).not.toMatch(/<(iframe|video)/);
      expect(html).toContain(`href="${video}"`);
      expect(html).toContain('/media/hero/vallei');
    },
  );

  test.each(['', 'ftp://video.example/a.mp4'])('%j is replaced by the picture', async (video) => {
    const html = await fetchHomeBanner({
      type: 'video',
      video,
      image: createBannerPicture('vallei'),
    });
    expect(html).toContain('hero--image');
    expect(html).not.toContain('alert');
  });
});

describe('property slides', () => {
  test('show properties for sale with headline and price', async () => {
    const html = await fetchHomeBanner(
      { type: 'properties', image: createBannerPicture('vallei') },
      (files) => {
        for (const property of files['catalogue/properties.json'])
          Object.assign(property, { XLargePictureItem: { Url: '/media/houses/een/gevel.webp' } });
      },
    );
    expect(html).toContain('hero--properties');
    expect(html).toContain('Villa met zicht');
    expect(html).not.toContain('Lichte studio');
    expect(html).toMatch(/class="slides__price[^>]*>[^<]*[€P]/);
  });

  test.each(['properties', 'projects'])('without %s the picture is shown (§4)', async (type) => {
    const html = await fetchHomeBanner({ type, image: createBannerPicture('vallei') }, (files) => {
      files['catalogue/projects.json'] = [];
    });
    expect(html).toContain('hero--image');
    expect(html).toContain('/media/hero/vallei');
  });
});

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
