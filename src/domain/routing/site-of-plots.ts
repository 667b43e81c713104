import type { HrefBuilder } from './href';

/** Whether a site has a list of building plots, and no other: it speaks of no houses. */
export const isSiteOfPlots = (href: Pick<HrefBuilder, 'find'>): boolean =>
  href.find('/Bouwgrond/') !== undefined &&
  !['/for-sale/', '/for-rent/', '/Projects/'].some((list) => href.find(list));
