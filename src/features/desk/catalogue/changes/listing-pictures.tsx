import type { PictureOrder } from '../../../../domain/catalogue/overrides/picture-order';
import type { RequestContext } from '../../../../platform/request-context';
import type { RefusedForm } from '../../../forms/kit/submit/read-form';
import { ActionForm } from '../../../forms/kit/view/action-form';
import { AddPicture } from './add-picture';
import { markFields } from './change-listing-store';
import { FieldNote } from './field-note';
import type { OpenListing } from './open-listing-store';
import { readField } from './open-listing-store';
import { picturesForm } from './picture-forms';

/** The pictures of a listing in their order; each is moved, left out or shown again by its buttons. */
export function ListingPictures({
  ctx,
  listing,
  action,
  refused,
}: {
  ctx: RequestContext;
  listing: OpenListing;
  action: string;
  refused: RefusedForm | undefined;
}) {
  const { t } = ctx;
  const order = readField(listing, 'pictures').value as PictureOrder;
  const seen = markFields(listing, [{ field: 'pictures' }]);
  const { Pictures } = listing.own[ctx.catalogueLanguage];
  const getName = (url: string, position: number) =>
    Pictures.find(({ Url }) => Url === url)?.Description ||
    t('DESK_LISTING_PICTURE', { number: position + 1 });
  return (
    <section id="pictures">
      <h3>{t('DESK_LISTING_PICTURES')}</h3>
      <ol className="desk-rows listing-pictures" data-rows="">
        {order.map(({ url, hidden, added }, position) => (
          <li
            key={url}
            id={buildPictureId(position)}
            className={hidden ? 'listing-pictures__hidden' : undefined}
          >
            <img src={url} alt="" width={120} height={90} loading="lazy" decoding="async" />
            <ActionForm
              {...{ ctx, action, form: picturesForm, hidden: { picture: url, seen, by: 1 } }}
              className="desk-line"
              about={getName(url, position)}
              buttons={picturesForm.buttons.filter(({ value }) =>
                isOffered(value, position, order.length, hidden),
              )}
            >
              <span>
                {getName(url, position)}
                {added && <em className="desk-quiet"> {t('DESK_LISTING_PICTURE_OWN')}</em>}
                {hidden && <em className="desk-quiet"> {t('DESK_LISTING_PICTURE_HIDDEN')}</em>}
              </span>
            </ActionForm>
          </li>
        ))}
      </ol>
      <FieldNote {...{ ctx, listing, action }} field="pictures" />
      <AddPicture {...{ ctx, action, refused }} />
    </section>
  );
}

/** Names the row of a picture in addresses. */
export const buildPictureId = (position: number): string => `picture-${position + 1}`;

function isOffered(action: string, position: number, count: number, hidden: boolean): boolean {
  if (action === 'picture-hide') return !hidden;
  if (action === 'picture-show') return hidden;
  if (action === 'picture-first') return position > 1;
  return action === 'picture-up' ? position > 0 : position < count - 1;
}
