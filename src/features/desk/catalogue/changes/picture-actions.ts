import type { PictureOrder } from '../../../../domain/catalogue/overrides/picture-order';
import type { PictureAction } from './listing-forms';

/** Returns the pictures of a listing after one was moved, hidden or shown; undefined if that one is not among them. */
export function movePicture(
  order: PictureOrder,
  url: string,
  action: PictureAction,
): PictureOrder | undefined {
  const position = order.findIndex((picture) => picture.url === url);
  const picture = order[position];
  if (!picture) return undefined;
  if (action === 'picture-hide' || action === 'picture-show')
    return order.with(position, { url, hidden: action === 'picture-hide' });
  const steps = { 'picture-first': -position, 'picture-up': -1, 'picture-down': 1 };
  const target = Math.min(order.length - 1, Math.max(0, position + steps[action]));
  return order.toSpliced(position, 1).toSpliced(target, 0, picture);
}
