import { expect, test } from 'vitest';
import { findProblems } from './checked-files';

const FILM = '/media/film.mp4';
const STILL = '/media/hero/dorp.webp';
const NO_STILL = 'is empty: visitors see a plain colour until the video plays, so name one';

/** The settings of a banner with a video, by the names of the home page, and what the check says of them. */
const CASES: [string, object, string[]][] = [
  ['with a still', { video: FILM, videoPoster: STILL }, []],
  ['over the picture of its banner', { video: FILM, image: { url: STILL } }, []],
  ['without a still', { video: FILM }, [`videoPoster ${NO_STILL}`]],
  [
    'that is no video, for phones',
    { video: FILM, videoPoster: STILL, videoMobile: '/media/film.txt' },
    [
      'videoMobile is /media/film.txt, which does not play here: name a file (mp4, webm) of this site',
    ],
  ],
  [
    'of another site without a still',
    { video: 'https://video.example/film' },
    [
      'video is https://video.example/film, which does not play here: name a poster, and it becomes a link',
    ],
  ],
  ['of another site with a still', { video: 'https://video.example/film', videoPoster: STILL }, []],
  [
    'that is no video',
    { video: '/media/film.txt', videoPoster: STILL },
    ['video is /media/film.txt, which does not play here: name a file (mp4, webm) of this site'],
  ],
];

test.each(CASES)('a video %s, on the home page', (_, banner, said) => {
  const { errors, warnings } = findProblems((files) => {
    files['site/configuration.json'].header.banner = { type: 'video', ...banner };
  });
  expect(errors).toEqual([]);
  expect(warnings).toEqual(said.map((text) => `configuration header.banner.${text}`));
});

test.each(CASES)(
  'a video %s, on another page',
  (_, { image, ...banner }: { image?: object }, said) => {
    const { errors, warnings } = findProblems((files) => {
      const { params } = files['site/menu.json'][0];
      Object.assign(params, { showPageBanner: true, bannerType: 'video', ...(image && { image }) });
      for (const [name, value] of Object.entries(banner))
        params[`banner${name.replace(/^v/, 'V')}`] = value;
    });
    expect(errors).toEqual([]);
    expect(warnings).toEqual(said.map((text) => `menu 3 params.banner${text.replace(/^v/, 'V')}`));
  },
);

test('a video for phones alone is named', () => {
  const { warnings } = findProblems((files) => {
    files['site/configuration.json'].header.banner = { type: 'video', videoMobile: FILM };
  });
  expect(warnings).toContain(
    'configuration header.banner.videoMobile is not shown: name a video for wide screens too',
  );
});
