import { describe, expect, test } from 'vitest';
import {
  embedHosts,
  isVideoFile,
  providerName,
  socialVideoEmbed,
  tourProvider,
  videoEmbed,
  videoId,
  videoThumbnail,
} from '../../../src/domain/format/media-url';

const ID = 'dQw4w9WgXcQ';

describe('a video on the platform', () => {
  test.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/watch?list=x&v=${ID}&t=10s`,
    `http://youtube.com/watch?v=${ID}`,
    `www.youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}?t=3`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}?rel=0`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/live/${ID}/`,
    `https://www.youtube.com/v/${ID}`,
    ` https://youtu.be/${ID}/ `,
  ])('%s', (url) => {
    expect(videoId(url)).toBe(ID);
  });

  test.each([
    'https://youtu.be/dQw4w9WgXc',
    'https://youtu.be/dQw4w9WgXcQQ',
    'https://www.youtube.com/watch?v=',
    'https://www.youtube.com/watch',
    `https://www.youtube.com/channel/${ID}`,
    `https://evil-youtube.com/watch?v=${ID}`,
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `javascript:alert("${ID}")`,
    'https://youtu.be/dQw4w9"gXcQ',
    ID,
    '',
  ])('%s is none', (url) => {
    expect(videoId(url)).toBeUndefined();
    expect(videoThumbnail(url)).toBeUndefined();
    expect(videoEmbed(url)).toBeUndefined();
  });

  test('has a still picture in three qualities, the high one by default', () => {
    const url = `https://youtu.be/${ID}`;
    expect(videoThumbnail(url)).toBe(`https://i.ytimg.com/vi/${ID}/hqdefault.jpg`);
    expect(videoThumbnail(url, 'high')).toBe(`https://i.ytimg.com/vi/${ID}/hqdefault.jpg`);
    expect(videoThumbnail(url, 'medium')).toBe(`https://i.ytimg.com/vi/${ID}/mqdefault.jpg`);
    expect(videoThumbnail(url, 'low')).toBe(`https://i.ytimg.com/vi/${ID}/default.jpg`);
  });

  test('plays on the host without cookies', () => {
    expect(videoEmbed(`https://youtu.be/${ID}`)).toBe(
      `https://www.youtube-nocookie.com/embed/${ID}`,
    );
  });
});

describe('a film of our own', () => {
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
    const embed = socialVideoEmbed(url);
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
  ])('%s is none', (url) => {
    expect(socialVideoEmbed(url)).toBeUndefined();
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
    expect(tourProvider(url, hosts)).toBe(provider);
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
  ])('%s is at none', (url) => {
    expect(tourProvider(url, hosts)).toBeUndefined();
  });
});

describe('a provider', () => {
  test.each([
    ['https://youtu.be/abcdefghijk', 'YouTube'],
    ['https://www.youtube-nocookie.com/embed/abcdefghijk', 'YouTube'],
    ['https://fb.watch/abc', 'Facebook'],
    ['https://my.matterport.com/show/?m=1', 'Matterport'],
    ['kuula.co/share/1', 'Kuula'],
  ])('of %s is told as %s', (url, name) => {
    expect(providerName(url)).toBe(name);
  });

  test('is named in the policy by the configured ends of its host, whatever an editor typed', () => {
    const hosts = {
      tour3d: ['.Matterport.com'],
      tour: ['evil.example; script-src *'],
      visualisation: [''],
    };
    expect(embedHosts(hosts)).toEqual([
      'https://www.youtube-nocookie.com',
      'https://www.facebook.com',
      'https://matterport.com',
      'https://*.matterport.com',
    ]);
  });
});
