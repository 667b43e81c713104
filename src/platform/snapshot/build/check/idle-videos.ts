import { findBannerVideo } from '../../../../domain/site/banner-video';
import type { Configuration } from '../../../../domain/site/configuration/configuration';
import { flattenMenu, hasPageBanner, isPublished } from '../../../../domain/site/menu';
import { CONFIGURATION_FILE, MENU_FILE } from './file-names';
import type { IdleField, SnapshotRule } from './finding';
import { createWarningFinding } from './finding';

type VideoSource = Parameters<typeof findBannerVideo>[0];

/** Warns of videos of banners that nobody sees, and of those without a picture to see until they play. */
export const IDLE_VIDEO_RULE: SnapshotRule = {
  requiredFiles: [CONFIGURATION_FILE, MENU_FILE],
  *check({ source }) {
    const { header, images } = source[CONFIGURATION_FILE];
    const { banner } = header;
    if (banner.show && banner.type === 'video')
      for (const [field, message] of findIdleVideo(
        { ...banner, posterMobile: banner.videoMobilePoster },
        images,
      ))
        yield createWarningFinding(
          ...([CONFIGURATION_FILE, 'configuration', `header.banner.${field}`] as const),
          message,
        );
    for (const page of flattenMenu(source[MENU_FILE]).filter(isPublished)) {
      const { params } = page;
      if (!hasPageBanner(page) || params.redirect || params.bannerType !== 'video') continue;
      const video = {
        ...{
          image: params.image,
          video: params.bannerVideo,
          videoPoster: params.bannerVideoPoster,
        },
        videoMobile: params.bannerVideoMobile,
        posterMobile: params.bannerVideoMobilePoster,
      };
      for (const [field, message] of findIdleVideo(video, images))
        yield createWarningFinding(
          ...([MENU_FILE, `menu ${page.id}`, `params.${nameOfPage(field)}`] as const),
          message,
        );
    }
  },
};

/** 'videoPoster' is `bannerVideoPoster` on a page. */
const nameOfPage = (field: string) => `banner${field.replace(/^v/, 'V')}`;

function* findIdleVideo(source: VideoSource, hosts: Configuration['images']): Iterable<IdleField> {
  const { video, videoMobile, image, videoPoster } = source;
  const getUrl = (one: VideoSource['video']) => (typeof one === 'string' ? one : one.url);
  if (!getUrl(video)) {
    if (getUrl(videoMobile))
      yield ['videoMobile', 'is not shown: name a video for wide screens too'];
    return;
  }
  const found = findBannerVideo(source, hosts);
  if (!found) {
    const isAbroad = !videoPoster && !image && /^https?:/i.test(getUrl(video));
    yield [
      'video',
      `is ${getUrl(video)}, which does not play here: ${isAbroad ? 'name a poster, and it becomes a link' : 'name a file (mp4, webm) of this site'}`,
    ];
    return;
  }
  if (!found.poster)
    yield [
      'videoPoster',
      'is empty: visitors see a plain colour until the video plays, so name one',
    ];
  if (getUrl(videoMobile) && !found.files.some(({ onPhone }) => onPhone))
    yield [
      'videoMobile',
      `is ${getUrl(videoMobile)}, which does not play here: name a file (mp4, webm) of this site`,
    ];
}
