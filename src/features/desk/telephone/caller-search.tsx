import type { RequestContext } from '../../../platform/request-context';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { PlainFormView } from '../../forms/kit/view/plain-form-view';
import { callerForm } from './caller-fields';
import { KnownCaller } from './known-caller';
import type { KnownLead } from './known-caller-store';

/** Looks for who calls, and shows what they have going. */
export const CallerSearch = ({
  ctx,
  action,
  who,
  property,
  known,
  refused,
}: {
  ctx: RequestContext;
  action: string;
  who: string;
  /** The property that was chosen already, which looking keeps; '' for none. */
  property: string;
  known: readonly KnownLead[] | undefined;
  refused: RefusedForm | undefined;
}) => (
  <>
    <PlainFormView
      {...{ ctx, action, refused, form: callerForm, hidden: { property } }}
      className="form--dense form--line"
      presentation={{ initialValues: { who } }}
    />
    <KnownCaller ctx={ctx} leads={known} />
  </>
);
