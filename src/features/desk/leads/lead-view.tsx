import { formatLongDate, formatTimeOfDay } from '../../../domain/format/brussels-time';
import { LANGUAGE_NAME_KEYS } from '../../../domain/language/language-name';
import type { RequestContext } from '../../../platform/request-context';
import { Icon } from '../../../views/ui/icon';
import { testimonialForm } from '../../guestbook/form';
import { formatDeskDay } from '../format-desk-time';
import { LEAD_STATE_TEXTS, LEAD_STATES } from './lead';
import { formatFormName } from './lead-facts';
import { LeadForms } from './lead-forms';
import { LeadTrail } from './lead-trail';
import type { LeadViewProps } from './lead-view-props';
import { formatLeadName } from './leads-list';
import { describeVisit } from './visit-state';

/** One lead: what came, how far it is, and what staff do with it. */
export function LeadView(props: LeadViewProps) {
  const { ctx, lead, facts, files, problem, listHref } = props;
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
            {' · '}
            <a href={facts.subject.path}>{facts.subject.title}</a>
          </>
        )}
        {!facts.subject &&
          lead.property !== null &&
          ` · ${t('REFERENCE_ID', { id: lead.property })}`}
      </p>
      {problem && (
        // biome-ignore lint/a11y/noAutofocus: after a refused change, reading starts at the message
        <div className="error-summary" role="alert" tabIndex={-1} autoFocus>
          <p className="error-summary__sentence">{problem.message}</p>
        </div>
      )}
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
      <LeadTrail {...props} />
    </article>
  );
}

const formatFileNote = ({ t }: RequestContext, bytes: number) =>
  `${Math.max(1, Math.ceil(bytes / 1024))}\u00a0kB · ${t('DESK_FILE_NOTE')}`;

function StateForm({ ctx: { t }, lead, action }: LeadViewProps) {
  return (
    <form method="post" action={action} className="segments" aria-label={t('DESK_STATE')}>
      <input type="hidden" name="seen" value={lead.changes} />
      {LEAD_STATES.map((state) => (
        <button
          key={state}
          type="submit"
          name="action"
          value={state}
          aria-pressed={state === lead.state}
        >
          {t(LEAD_STATE_TEXTS[state])}
        </button>
      ))}
    </form>
  );
}

function Facts({ ctx, lead, facts, others, staff, action }: LeadViewProps) {
  const { t, href, language } = ctx;
  const visit = describeVisit(ctx, lead);
  return (
    <dl className="desk-facts lead__facts">
      <dt>{t('DESK_RECEIVED')}</dt>
      <dd>
        {formatLongDate(lead.createdAt, language)}, {formatTimeOfDay(lead.createdAt, language)}
      </dd>
      <dt>{t('DESK_ASSIGNEE')}</dt>
      <dd className="lead__assignee">
        <span>{lead.assigneeName ?? '–'}</span>
        <details>
          <summary>{t('DESK_PASS_ON')}</summary>
          <form method="post" action={action}>
            <input type="hidden" name="seen" value={lead.changes} />
            <select className="desk-input" name="assignee" aria-label={t('DESK_PASS_ON')}>
              {staff
                .filter(({ id, disabledAt }) => id !== lead.assignee && disabledAt === null)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </select>
            <button type="submit" name="action" value="assign" className="button button--outlined">
              {t('DESK_PASS_ON')}
            </button>
          </form>
        </details>
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
        <dd key={label}>{path ? <a href={path}>{value}</a> : value}</dd>,
      ])}
      <dt>{t('LANGUAGE')}</dt>
      <dd>{t(LANGUAGE_NAME_KEYS[lead.language])}</dd>
      {others.length > 0 && (
        <>
          <dt>{t('DESK_ALSO_SENT')}</dt>
          <dd>
            {others.map(({ id, form, createdAt }, index) => (
              <span key={id}>
                {index > 0 && ' · '}
                <a href={href.page(`/desk/leads/${id}/`)}>
                  {formatFormName(ctx, form)} {formatDeskDay(createdAt, language)}
                </a>
              </span>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}
