import type { Context } from 'hono';
import type { App } from '../../../../env';
import { AskPage } from '../../ask-page';
import { renderDeskPage } from '../../render-desk-page';
import { CatalogueHead } from '../catalogue-head';
import { formatFieldValue } from './format-value';
import { priceForm } from './listing-forms';
import type { OpenListing } from './open-listing-store';

/** How many times a price becomes another one at most without a question: a lost digit makes it ten. */
const MAX_STEP = 2;

/** Whether a price is so far from the present one that it may be a slip of the hand. */
export const isFarPrice = ({ own }: OpenListing, price: number): boolean => {
  const { Price: present = 0 } = own.nl;
  return present > 0 && Math.max(price / present, present / price) > MAX_STEP;
};

/** Asks about a price far from the present one before visitors and followers are told it. */
export function askFarPrice(
  c: Context<App>,
  listing: OpenListing,
  { price, seen }: { price: number; seen: string },
): Promise<Response> {
  const { ctx } = c.var;
  const action = ctx.href.page(`/desk/catalogue/${listing.id}/`);
  const format = (value: unknown) => formatFieldValue(ctx, listing, 'price', value);
  const name = listing.own[ctx.catalogueLanguage].TypeDescription;
  const values = { from: format(listing.own.nl.Price), to: format(price), name };
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_LISTING_PRICE'), entry: '/desk/catalogue/' },
    <AskPage
      {...{ ctx, action, back: `${action}#price` }}
      form={{ ...priceForm, parts: [] }}
      hidden={{ price: String(price).replace('.', ','), seen, sure: 'yes' }}
      head={<CatalogueHead ctx={ctx} current="/desk/catalogue/" />}
      question={ctx.t('DESK_LISTING_ASK_PRICE', values)}
      about={<p>{ctx.t('DESK_LISTING_ASK_PRICE_TEXT')}</p>}
    />,
  );
}
