import { describe, expect, test } from 'vitest';
import {
  buildSocialVideoEmbedUrl,
  buildVideoEmbedUrl,
  findTourProvider,
  getEmbedHosts,
  getProviderName,
  isVideoFile,
  parseVideoId,
} from '../../../src/domain/format/media-url';

const VIDEO_ID = 'dQw4w9WgXcQ';

describe('a video on the platform', () => {
  test.each([
    `https://www.youtube.com/watch?v=${VIDEO_ID}`,
    `https://www.youtube.com/watch?list=x&v=${VIDEO_ID}&t=10s`,
    `http://youtube.com/watch?v=${VIDEO_ID}`,
    `www.youtube.com/watch?v=${VIDEO_ID}`,
    `https://m.youtube.com/watch?v=${VIDEO_ID}`,
    `https://youtu.be/${VIDEO_ID}?t=3`,
    `https://www.youtube.com/embed/${VIDEO_ID}`,
    `https://www.youtube-nocookie.com/embed/${VIDEO_ID}?rel=0`,
    `https://www.youtube.com/shorts/${VIDEO_ID}`,
    `https://www.youtube.com/live/${VIDEO_ID}/`,
    `https://www.youtube.com/v/${VIDEO_ID}`,
    ` https://youtu.be/${VIDEO_ID}/ `,
  ])('%s', (url) => {
    expect(parseVideoId(url)).toBe(VIDEO_ID);
  });

  test.each([
    'https://youtu.be/dQw4w9WgXc',
    'https://youtu.be/dQw4w9WgXcQQ',
    'https://www.youtube.com/watch?v=',
    'https://www.youtube.com/watch',
    `https://www.youtube.com/channel/${VIDEO_ID}`,
    `https://evil-youtube.com/watch?v=${VIDEO_ID}`,
    `https://youtube.com.evil.example/watch?v=${VIDEO_ID}`,
    `javascript:alert("${VIDEO_ID}")`,
    'https://youtu.be/dQw4w9"gXcQ',
    VIDEO_ID,
    '',
  ])('%s is no such video', (url) => {
    expect(parseVideoId(url)).toBeUndefined();
    expect(buildVideoEmbedUrl(url)).toBeUndefined();
  });

  test('plays on the host without cookies', () => {
    expect(buildVideoEmbedUrl(`https://youtu.be/${VIDEO_ID}`)).toBe(
      `https://www.youtube-nocookie.com/embed/${VIDEO_ID}`,
    );
  });
});

describe('a video file of the site', () => {
  test.each(['.mp4', '.mov', '.wmv', '.avi', '.flv', '.webm', '.MP4', '.mp4?v=2', '.webm#t=3'])(
    'ends in %s',
    (ending) => {
      expect(isVideoFile(`/media/film${ending}`)).toBe(true);
    },
  );
  test.each(['/media/film.jpg', '/film.mp4.html', '/film?name=x.mp4', '/mp4', ''])(
    'is not %s',
    (url) => {
      expect(isVideoFile(url)).toBe(false);
    },
  );
});

describe('a social video', () => {
  test.each([
    [
      'https://www.facebook.com/huisvallee/videos/1234567890/',
      'huisvallee%2Fvideos%2F1234567890%2F',
    ],
    [
      'https://facebook.com/huisvallee/videos/een-rondgang/1234567890?ref=x',
      'een-rondgang%2F1234567890',
    ],
    ['https://fb.watch/aB3-x_9/', 'fb.watch%2FaB3-x_9%2F'],
  ])('%s plays in the network’s frame', (url, part) => {
    const embed = buildSocialVideoEmbedUrl(url);
    expect(embed).toMatch(
      /^https:\/\/www\.facebook\.com\/plugins\/video\.php\?href=https%3A%2F%2F/,
    );
    expect(embed).toContain(part);
  });
  test.each([
    'https://www.facebook.com/huisvallee/photos/1234567890/',
    'https://www.facebook.com/huisvallee/videos/',
    'https://www.facebook.com/huisvallee/videos/abc',
    'https://fb.watch/',
    'http://fb.watch/aB3x9/',
    'https://evilfacebook.com/x/videos/1',
    'https://facebook.com.evil.example/x/videos/1',
    '',
  ])('%s is no such video', (url) => {
    expect(buildSocialVideoEmbedUrl(url)).toBeUndefined();
  });
});

describe('a virtual tour', () => {
  const hosts = {
    tour3d: ['matterport.com'],
    tour: ['.tours.example', ''],
    visualisation: ['render.example'],
  };
  test.each([
    ['https://my.matterport.com/show/?m=1', 'tour3d'],
    ['https://matterport.com/show', 'tour3d'],
    ['https://MY.MATTERPORT.COM/show', 'tour3d'],
    ['my.matterport.com/show', 'tour3d'],
    ['https://a.tours.example/1', 'tour'],
    ['https://render.example/1', 'visualisation'],
  ])('%s is at the provider of a %s', (url, provider) => {
    expect(findTourProvider(url, hosts)).toBe(provider);
  });
  test.each([
    'http://my.matterport.com/show',
    'https://evil-matterport.com/',
    'https://matterport.com.evil.example/',
    'https://evil.example/matterport.com',
    'https://matterport.com@evil.example/',
    'https://user@matterport.com/',
    'https://matterport.com:8443/',
    'javascript://matterport.com/%0aalert(1)',
    'https://example.com/',
    '',
  ])('%s is at no provider', (url) => {
    expect(findTourProvider(url, hosts)).toBeUndefined();
  });
});

describe('a provider', () => {
  test.each([
    ['https://youtu.be/abcdefghijk', 'YouTube'],
    ['https://www.youtube-nocookie.com/embed/abcdefghijk', 'YouTube'],
    ['https://fb.watch/abc', 'Facebook'],
    ['https://my.matterport.com/show/?m=1', 'Matterport'],
    ['kuula.co/share/1', 'Kuula'],
  ])('of %s is named %s', (url, name) => {
    expect(getProviderName(url)).toBe(name);
  });

  test('is allowed by each configured host suffix that is valid', () => {
    const hosts = {
      tour3d: ['.Matterport.com'],
      tour: ['evil.example; script-src *'],
      visualisation: [''],
    };
    expect(getEmbedHosts(hosts)).toEqual([
      'https://www.youtube-nocookie.com',
      'https://www.facebook.com',
      'https://matterport.com',
      'https://*.matterport.com',
    ]);
  });
});
