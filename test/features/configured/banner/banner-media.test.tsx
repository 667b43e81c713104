import { describe, expect, test } from 'vitest';
import { createBannerPicture, fetchHomeBanner } from './banner-pages';

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

  test('one that is empty is replaced by the picture', async () => {
    const html = await fetchHomeBanner({
      type: 'video',
      video: '',
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
