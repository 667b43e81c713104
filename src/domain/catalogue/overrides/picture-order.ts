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
