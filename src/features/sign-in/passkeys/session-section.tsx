import { formatLongDate, formatTimeOfDay } from '../../../domain/format/brussels-time';
import type { ListedSession } from '../../../platform/accounts/sessions-store';
import type { RequestContext } from '../../../platform/request-context';
import { ActionForm } from '../../forms/kit/view/action-form';
import { endSessionForm } from './passkey-forms';

/** Where a person is signed in; each session but this one can be ended. */
export function SessionSection({
  ctx,
  action,
  sessions,
}: {
  ctx: RequestContext;
  action: string;
  sessions: readonly ListedSession[];
}) {
  const { t, language } = ctx;
  return (
    <section className="sign-ins">
      <h2>{t('SESSIONS_TITLE')}</h2>
      <ul>
        {sessions.map(({ id, browser, createdAt, isHere }) => {
          const name = browser || t('SESSION_UNKNOWN');
          const [date, time] = [
            formatLongDate(createdAt, language),
            formatTimeOfDay(createdAt, language),
          ];
          return (
            <li key={id}>
              <span>
                <strong>{name}</strong> {t('SESSION_SINCE', { date, time })}
              </span>
              {isHere ? (
                <span className="tag">{t('SESSION_HERE')}</span>
              ) : (
                <ActionForm
                  {...{ ctx, action, form: endSessionForm, hidden: { session: id } }}
                  about={name}
                  buttonClassName="button button--outlined button--small"
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
