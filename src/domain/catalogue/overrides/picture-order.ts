import * as v from 'valibot';
import type { Property } from '../property';

/** The pictures of a listing in the office's order, by address, and which of them it leaves out. */
export const PictureOrder = v.pipe(
  v.array(v.strictObject({ url: v.string(), hidden: v.boolean() })),
  v.maxLength(200),
);
export type PictureOrder = v.InferOutput<typeof PictureOrder>;

export const readPictureOrder = ({ Pictures }: Pick<Property, 'Pictures'>): PictureOrder =>
  Pictures.map(({ Url, Hidden = false }) => ({ url: Url, hidden: Hidden }));

/**
 * Returns the pictures of a record in another order; those that the order does not name come last. The first that is
 * shown is the picture of lists, if the one before was among them.
 */
export function orderPictures(
  { Pictures, XLargePictureItem, SmallPictureItem }: Property,
  order: PictureOrder,
): Pick<Property, 'Pictures' | 'XLargePictureItem' | 'SmallPictureItem'> {
  const byUrl = new Map(Pictures.map(({ Hidden, ...picture }) => [picture.Url, picture]));
  const ordered = order.flatMap(({ url, hidden }) => {
    const picture = byUrl.get(url);
    byUrl.delete(url);
    return picture ? [{ ...picture, ...(hidden && { Hidden: true }) }] : [];
  });
  const all = [...ordered, ...byUrl.values()];
  const [first] = all.filter((picture) => !('Hidden' in picture));
  const isListed = Pictures.some(({ Url }) => Url === XLargePictureItem?.Url);
  if (!first || !isListed || first.Url === XLargePictureItem?.Url)
    return { Pictures: all, XLargePictureItem, SmallPictureItem };
  return { Pictures: all, XLargePictureItem: { Url: first.Url }, SmallPictureItem: undefined };
}

/** What staff do with one picture, as the buttons are called. */
export type PictureMove =
  | 'picture-first'
  | 'picture-up'
  | 'picture-down'
  | 'picture-hide'
  | 'picture-show';

/** Returns the order after a picture was moved, hidden or shown; undefined if it is not among them. Up and down are `by` places. */
export function movePicture(
  order: PictureOrder,
  url: string,
  move: PictureMove,
  by = 1,
): PictureOrder | undefined {
  const position = order.findIndex((picture) => picture.url === url);
  const picture = order[position];
  if (!picture) return undefined;
  if (move === 'picture-hide' || move === 'picture-show')
    return order.with(position, { url, hidden: move === 'picture-hide' });
  const steps = { 'picture-first': -position, 'picture-up': -by, 'picture-down': by };
  const target = Math.min(order.length - 1, Math.max(0, position + steps[move]));
  return order.toSpliced(position, 1).toSpliced(target, 0, picture);
}
