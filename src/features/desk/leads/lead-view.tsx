import { formatLongDate, formatTimeOfDay } from '../../../domain/format/brussels-time';
import { DOT } from '../../../domain/format/dot';
import { LANGUAGE_NAME_KEYS } from '../../../domain/language/language-name';
import type { RequestContext } from '../../../platform/request-context';
import { Icon } from '../../../views/ui/icon';
import { FormAlert } from '../../forms/kit/view/action-form';
import { testimonialForm } from '../../guestbook/form';
import { DoneNote } from '../done-note';
import { EmailText } from '../email-text';
import { formatDeskDay } from '../format-desk-time';
import { MailsOfLead } from '../mails/mails-of-lead';
import { MoreNote } from '../more-note';
import { AnswerDueMark } from './answer-due-mark';
import { formatFormName } from './lead-facts';
import { AssignForm, LeadForms, StateForm } from './lead-forms';
import { LeadTrail } from './lead-trail';
import type { LeadViewProps } from './lead-view-props';
import { formatLeadName } from './leads-list';
import { formatKilobytes } from './reply-papers';
import { describeVisit } from './visit-state';

/** One lead: what came, how far it is, and what staff do with it. */
export function LeadView(props: LeadViewProps) {
  const { ctx, lead, facts, files, refused, listHref } = props;
  const { t } = ctx;
  return (
    <article className="lead-view" id="lead">
      <a className="lead__back" href={listHref}>
        <Icon name="left" />
        {t('DESK_LEADS')}
      </a>
      <h1>{formatLeadName(ctx, lead)}</h1>
      <p className="desk-quiet">
        {formatFormName(ctx, lead.form)}
        {facts.subject && (
          <>
            {DOT}
            <a href={facts.subject.path}>{facts.subject.title}</a>
          </>
        )}
        {!facts.subject &&
          lead.about &&
          `${DOT}${lead.about.title}${DOT}${t('DESK_PROPERTY_GONE')}`}
        {!facts.subject &&
          !lead.about &&
          lead.property !== null &&
          `${DOT}${t('REFERENCE_ID', { id: lead.property })}`}
      </p>
      {lead.property !== null && (
        <p>
          <a href={ctx.href.page(`/desk/catalogue/${lead.property}/`)}>{t('DESK_LISTING_OPEN')}</a>
        </p>
      )}
      {!facts.subject && lead.about && (
        <p className="desk-quiet">
          {[lead.about.address || lead.about.town, lead.about.agent.name].join(DOT)}
        </p>
      )}
      <DoneNote>{props.done}</DoneNote>
      <FormAlert {...{ ctx, refused }} />
      <StateForm {...props} />
      <Facts {...props} />
      {facts.words.map(({ label, text }) => (
        <div key={label} className="lead__words">
          <h2>{label}</h2>
          <p>{text}</p>
        </div>
      ))}
      {lead.form === testimonialForm.name && (
        <p>
          <a
            className="button button--outlined"
            href={ctx.href.page(`/desk/guestbook/${lead.key}/`)}
          >
            {ctx.t('MAIL_STAFF_DECIDE')}
          </a>
        </p>
      )}
      {files.length > 0 && (
        <ul className="lead__files">
          {files.map(({ file, href, name, bytes }) => (
            <li key={file}>
              <Icon name="document" />
              <a href={href}>{name}</a>
              <span className="desk-quiet">{formatFileNote(ctx, bytes)}</span>
            </li>
          ))}
        </ul>
      )}
      <LeadForms {...props} />
      <MailsOfLead ctx={ctx} mails={props.mails} />
      <LeadTrail {...props} />
    </article>
  );
}

const formatFileNote = ({ t }: RequestContext, bytes: number) =>
  `${formatKilobytes(bytes)}${DOT}${t('DESK_FILE_NOTE')}`;

function Facts(props: LeadViewProps) {
  const { ctx, lead, facts, others } = props;
  const { t, href, language } = ctx;
  const visit = describeVisit(ctx, lead);
  return (
    <dl className="desk-facts lead__facts">
      <dt>{t('DESK_RECEIVED')}</dt>
      <dd>
        {formatLongDate(lead.createdAt, language)}, {formatTimeOfDay(lead.createdAt, language)}
        <AnswerDueMark {...{ ctx, lead }} />
      </dd>
      <dt>{t('DESK_ASSIGNEE')}</dt>
      <dd className="lead__assignee">
        <span>{lead.assigneeName ?? '–'}</span>
        <AssignForm {...props} />
      </dd>
      {visit && (
        <>
          <dt>{t('DESK_VISIT')}</dt>
          <dd className={lead.visitState === 'cancelled' ? 'lead__cancelled' : 'lead__visit'}>
            {visit}
          </dd>
        </>
      )}
      {facts.facts.map(([label, value, path]) => [
        <dt key={`${label} term`}>{label}</dt>,
        <dd key={label}>
          <AnswerValue {...{ value, path }} />
        </dd>,
      ])}
      <dt>{t('LANGUAGE')}</dt>
      <dd>{t(LANGUAGE_NAME_KEYS[lead.language])}</dd>
      {others.rows.length > 0 && (
        <>
          <dt>{t('DESK_ALSO_SENT')}</dt>
          <dd>
            {others.rows.map(({ id, form, createdAt }, index) => (
              <span key={id}>
                {index > 0 && DOT}
                <a href={href.page(`/desk/leads/${id}/`)}>
                  {formatFormName(ctx, form)} {formatDeskDay(createdAt, language)}
                </a>
              </span>
            ))}
            <MoreNote ctx={ctx} list={others} />
          </dd>
        </>
      )}
    </dl>
  );
}

/** An answer, a link where it leads to a person. */
function AnswerValue({ value, path }: { value: string | undefined; path: string | undefined }) {
  if (!value || !path) return value;
  return <a href={path}>{path.startsWith('mailto:') ? <EmailText email={value} /> : value}</a>;
}
