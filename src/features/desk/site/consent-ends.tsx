import type { SoldHome } from '../../../domain/site/sold-home';
import type { RequestContext } from '../../../platform/request-context';
import { ActionForm } from '../../forms/kit/view/action-form';
import { SEEN_WITHIN } from '../seen-within';
import { consentForm } from './document-forms';

/** What an owner or a buyer may take back of a home that the archive tells of; nothing of one that is not published. */
export function ConsentEnds({
  ctx,
  action,
  live,
}: {
  ctx: RequestContext;
  action: string;
  live: SoldHome | undefined;
}) {
  if (!live) return null;
  const buttons = consentForm.buttons.filter(
    ({ value }) => value !== 'end-price' || live.price !== undefined,
  );
  return (
    <section className="desk-section">
      <div className="desk-section__head">
        <h2>{ctx.t('DESK_SOLD_ENDS')}</h2>
      </div>
      <p>{ctx.t('DESK_SOLD_ENDS_TEXT', SEEN_WITHIN)}</p>
      <ActionForm
        {...{ ctx, action, buttons, form: consentForm, hidden: { sure: '' } }}
        className="desk-line"
      />
    </section>
  );
}
