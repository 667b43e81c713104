import type { Property } from '../../domain/catalogue/property';
import { formatLongDate, formatTimeOfDay } from '../../domain/format/brussels-time';
import { findAgent } from '../../domain/site/agent';
import type { RequestContext } from '../../platform/request-context';
import type { RefusedForm } from '../forms/kit/submit/read-form';
import { PlainFormView } from '../forms/kit/view/plain-form-view';
import { AccountNotice } from '../sign-in/account-notice';
import { getPortalPath } from './portal-shell';
import { PropertyPageHead } from './property-head';
import { questionForm } from './question-form';

export interface QuestionState {
  refused?: RefusedForm | undefined;
  isSent: boolean;
  /** When the visit is that does not suit the owner: the question begins with it. */
  visit?: number | undefined;
  /** Identifies one question: sent twice it is stored once. */
  ticket: string;
}

/** Asks the agent a question about the owner's property. */
export function QuestionPage({
  ctx,
  property,
  owned,
  state,
}: {
  ctx: RequestContext;
  property: Property;
  owned: readonly number[];
  state: QuestionState;
}) {
  const { t, snapshot } = ctx;
  const { refused, isSent, ticket, visit } = state;
  const name =
    findAgent(ctx.snapshot.site.team, property)?.name ?? snapshot.site.configuration.agency.name;
  return (
    <div className="account-page">
      <PropertyPageHead {...{ ctx, property, owned }} title={t('OWNER_ASK_AGENT')} />
      {isSent && <AccountNotice isDone>{t('OWNER_QUESTION_SENT', { name })}</AccountNotice>}
      <p className="portal-question">{t('OWNER_QUESTION_TEXT', { name })}</p>
      <PlainFormView
        {...{ ctx, refused, form: questionForm, hidden: { ticket } }}
        {...(visit && { presentation: { initialValues: { question: beginQuestion(ctx, visit) } } })}
        action={getPortalPath(ctx, property.ID, 'question')}
        className="portal-question"
      />
    </div>
  );
}

const beginQuestion = ({ t, language }: RequestContext, visit: number): string =>
  t('OWNER_QUESTION_VISIT', {
    date: formatLongDate(visit, language),
    time: t('OWNER_AT_TIME', { time: formatTimeOfDay(visit, language) }),
  });
