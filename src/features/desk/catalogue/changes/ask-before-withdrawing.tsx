import type { Context } from 'hono';
import type { App } from '../../../../env';
import { AskPage } from '../../ask-page';
import { renderDeskPage } from '../../render-desk-page';
import { CatalogueHead } from '../catalogue-head';
import { CommitmentList } from '../commitment-list';
import { loadCommitments } from '../commitments-store';
import { withdrawForm } from './listing-forms';
import type { OpenListing } from './open-listing-store';

/** Says what withdrawing a listing does, and what people still expect of it. */
export async function askBeforeWithdrawing(
  c: Context<App>,
  listing: OpenListing,
): Promise<Response> {
  const { ctx } = c.var;
  const action = ctx.href.page(`/desk/catalogue/${listing.id}/`);
  const commitments = await loadCommitments(
    c.env.DB,
    [{ kind: 'property', id: listing.id }],
    Date.now(),
  );
  const name = listing.own[ctx.catalogueLanguage].TypeDescription;
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_LISTING_WITHDRAW'), entry: '/desk/catalogue/' },
    <AskPage
      {...{ ctx, action, form: withdrawForm, hidden: { sure: 'yes' }, back: action }}
      buttons={withdrawForm.buttons.filter(({ value }) => value === 'withdraw')}
      head={<CatalogueHead ctx={ctx} current="/desk/catalogue/" />}
      question={ctx.t('DESK_LISTING_ASK_WITHDRAW', { name })}
      about={
        <>
          <p>{ctx.t('DESK_LISTING_ASK_WITHDRAW_TEXT')}</p>
          <CommitmentList {...{ ctx, commitments }} title={ctx.t('DESK_OPEN_LEAVING')} />
        </>
      }
    />,
  );
}
