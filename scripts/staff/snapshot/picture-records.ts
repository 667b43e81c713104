import type { SnapshotPicture } from './picture-files';

/** Returns how a record of the site names a picture of the snapshot. */
export const toMedia = ({ name, width, height }: SnapshotPicture, originalname: string) => ({
  filename: `${name}.webp`,
  originalname,
  url: `/media/pictures/${name}.webp`,
  mimetype: 'image/webp',
  destination: '/media/pictures/',
  width,
  height,
});

/** Returns how a listing names a picture of the snapshot. */
export const toListingPicture = ({ name, width, height }: SnapshotPicture) => ({
  Url: `/media/pictures/${name}.webp`,
  Width: width,
  Height: height,
});
