import { listPhotographs, type Photograph } from '../pictures/photographs.ts';
import type { DemoProperty } from './demo-listing.ts';
import { getPicturePath, HOUSES } from './houses.ts';
import { getInterior } from './interiors.ts';
import type { House, PictureName } from './picture-sets.ts';

const getFrame = ({ scene, shot }: Photograph) => `${scene}-${shot}`;

/**
 * Refuses listings that show a part of the frame of a banner: the valley of the home page is no plot (decision 37).
 * Rooms are left out: an article may show a kitchen of the homes that it tells about.
 */
export function refuseBannerFrames(listings: readonly DemoProperty[]): void {
  const photographs = listPhotographs();
  const banners = new Set(
    photographs
      .filter(({ file, scene }) => file.startsWith('hero/') && scene !== 'room')
      .map(getFrame),
  );
  const frameByFile = new Map(photographs.map((each) => [each.file, getFrame(each)]));
  const shown = listings.flatMap((listing) => {
    const { pictures }: House = HOUSES[listing.house];
    return (Object.keys(pictures) as PictureName[])
      .map((name) => `houses/${getPicturePath(listing.house, name, getInterior(listing))}`)
      .filter((file) => banners.has(frameByFile.get(file) ?? ''))
      .map((file) => `${listing.id} ${file}`);
  });
  if (shown.length > 0) throw new Error(`listings show a banner: ${shown.join(', ')}`);
}
