import * as v from 'valibot';
import type { CatalogueLanguage } from '../../language/language';
import type { Property } from '../property';
import { PropertyPicture } from '../property-parts';

const { Kind, Width, Height, Own } = PropertyPicture.entries;

/** A picture that the office added: what its record says of it. */
const AddedPicture = v.strictObject({
  ...{ kind: v.unwrap(Kind), width: Width, height: Height },
  descriptions: v.unwrap(Own),
});

/** The pictures of a listing in the office's order, by address, which of them it leaves out, and which it added. */
export const PictureOrder = v.pipe(
  v.array(
    v.strictObject({ url: v.string(), hidden: v.boolean(), added: v.optional(AddedPicture) }),
  ),
  v.maxLength(200),
);
export type PictureOrder = v.InferOutput<typeof PictureOrder>;

export const readPictureOrder = ({ Pictures }: Pick<Property, 'Pictures'>): PictureOrder =>
  Pictures.map(({ Url, Hidden = false, Own, Kind, Width, Height }) => ({
    ...{ url: Url, hidden: Hidden },
    ...(Own && { added: { kind: Kind, width: Width, height: Height, descriptions: Own } }),
  }));

/**
 * Returns the pictures of a record in another order, with those that the office added; those that the order does not name
 * come last. The first photograph that is shown is the picture of lists, if the one before was among them or there was
 * none.
 */
export function orderPictures(
  {
    Pictures,
    XLargePictureItem,
    SmallPictureItem,
    language,
  }: Pick<Property, 'Pictures' | 'XLargePictureItem' | 'SmallPictureItem' | 'language'>,
  order: PictureOrder,
): Pick<Property, 'Pictures' | 'XLargePictureItem' | 'SmallPictureItem'> {
  const byUrl = new Map(Pictures.map(({ Hidden, ...picture }) => [picture.Url, picture]));
  const ordered = order.flatMap(({ url, hidden, added }) => {
    const picture = byUrl.get(url) ?? (added && createPicture(url, added, language));
    byUrl.delete(url);
    return picture ? [{ ...picture, ...(hidden && { Hidden: true }) }] : [];
  });
  const all = [...ordered, ...byUrl.values()];
  const first = all.find((picture) => picture.Kind === 'photo' && !('Hidden' in picture));
  const listed = XLargePictureItem ?? SmallPictureItem;
  const isListed = !listed || Pictures.some(({ Url }) => Url === listed.Url);
  if (!first || !isListed || first.Url === XLargePictureItem?.Url)
    return { Pictures: all, XLargePictureItem, SmallPictureItem };
  return { Pictures: all, XLargePictureItem: { Url: first.Url }, SmallPictureItem: undefined };
}

const createPicture = (
  Url: string,
  { kind, width, height, descriptions }: v.InferOutput<typeof AddedPicture>,
  language: CatalogueLanguage,
): PropertyPicture => ({
  ...{ Url, Width: width, Height: height, Description: descriptions[language], Kind: kind },
  Own: descriptions,
});

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
    return order.with(position, { ...picture, hidden: move === 'picture-hide' });
  const steps = { 'picture-first': -position, 'picture-up': -by, 'picture-down': by };
  const target = Math.min(order.length - 1, Math.max(0, position + steps[move]));
  return order.toSpliced(position, 1).toSpliced(target, 0, picture);
}
