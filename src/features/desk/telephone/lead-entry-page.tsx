import type { RequestContext } from '../../../platform/request-context';
import type { FormPresentation } from '../../forms/kit/submit/handler';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { PlainFormView } from '../../forms/kit/view/plain-form-view';
import { CallerSearch } from './caller-search';
import type { KnownLead } from './known-caller-store';
import { leadEntryForm } from './lead-entry-form';

/** The page on which staff write down what somebody asks: who it is first, then the question. */
export function LeadEntryPage({
  ctx,
  who,
  property,
  known,
  refused,
  presentation,
}: {
  ctx: RequestContext;
  who: string;
  property: string;
  known: readonly KnownLead[] | undefined;
  refused: RefusedForm | undefined;
  presentation: FormPresentation;
}) {
  const { t, href } = ctx;
  const action = href.page('/desk/leads/new/');
  const key = String(refused?.values.key || crypto.randomUUID());
  return (
    <div className="desk-page">
      <div className="desk-head">
        <h1>{t('DESK_LEAD_NEW')}</h1>
        <a href={href.page('/desk/leads/')}>{t('DESK_LEADS')}</a>
      </div>
      <p className="desk-quiet">{t('DESK_LEAD_ENTRY_TEXT')}</p>
      <CallerSearch {...{ ctx, action, who, property, known, refused }} />
      <PlainFormView
        {...{ ctx, action, refused, presentation, form: leadEntryForm, hidden: { key } }}
        className="form--dense"
      />
    </div>
  );
}
