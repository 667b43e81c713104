import type { TextKey } from '../../../domain/language/texts';
import { formatDeskTime } from '../format-desk-time';
import { STAFF_ACTIONS } from '../log/staff-action';
import type { TrailRow } from './lead-trail-store';
import type { LeadViewProps } from './lead-view-props';

const MAIL_STATES: Record<NonNullable<TrailRow['mailState']>, TextKey> = {
  queued: 'DESK_MAIL_WAITING',
  sent: 'DESK_MAIL_SENT',
  failed: 'DESK_MAIL_FAILED',
};

/** Lists what happened with a lead, newest first: who, when, notes and answers. */
export function LeadTrail({ ctx, lead, trail }: LeadViewProps) {
  const { t, href, language } = ctx;
  return (
    <ol className="lead__trail">
      {trail.map(({ kind, createdAt, staffName, text, body, mail, mailState }) => (
        <li key={`${kind} ${createdAt} ${text}`}>
          <time>{formatDeskTime(createdAt, language)}</time>
          <div>
            <strong>{staffName ?? t('DESK_SOMEBODY')}</strong>{' '}
            {kind === 'action' && t(describeAction(text))}
            {kind === 'note' && (
              <>
                {t('DESK_TRAIL_NOTE')}
                <p className="lead__note">{text}</p>
              </>
            )}
            {kind === 'reply' && (
              <>
                {t('DESK_TRAIL_REPLY')}{' '}
                {mailState && mail && (
                  <a href={href.page(`/desk/mails/${mail}/`)}>{t(MAIL_STATES[mailState])}</a>
                )}
                <details>
                  <summary>{text}</summary>
                  <p className="lead__note">{body}</p>
                </details>
              </>
            )}
          </div>
        </li>
      ))}
      {!trail.some(isEntry) && (
        <li>
          <time>{formatDeskTime(lead.createdAt, language)}</time>
          <div>{t('DESK_TRAIL_RECEIVED')}</div>
        </li>
      )}
    </ol>
  );
}

/** Whether staff wrote the lead down: it did not come by the site. */
const isEntry = ({ kind, text }: TrailRow) => kind === 'action' && text === 'lead entered';

const describeAction = (action: string): TextKey =>
  Object.hasOwn(STAFF_ACTIONS, action)
    ? STAFF_ACTIONS[action as keyof typeof STAFF_ACTIONS].text
    : 'DESK_LOG_CHANGED';
