import type { RequestContext } from '../../../platform/request-context';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { ActionForm, FormAlert } from '../../forms/kit/view/action-form';
import { DoneNote } from '../done-note';
import { formatDeskTime } from '../format-desk-time';
import { VisitsHead } from '../visits/visits-head';
import { calendarForm } from './calendar-form';
import type { StoredCalendar } from './calendars-store';

/** The private address of one's own visits: made, replaced, revoked; how programs of calendars take it. */
export function CalendarPage({
  ctx,
  calendar,
  address,
  isOfTeam,
  note,
  refused,
}: {
  ctx: RequestContext;
  calendar: StoredCalendar | undefined;
  /** The address, on the page that follows its making alone: only its hash is kept. */
  address: string | undefined;
  /** Whether somebody of the team has the address of the account, so that visits are theirs. */
  isOfTeam: boolean;
  note: string | undefined;
  refused: RefusedForm | undefined;
}) {
  const { t, href, language } = ctx;
  const buttons = calendarForm.buttons.filter(
    ({ value }) => (value === 'make') !== Boolean(calendar),
  );
  return (
    <div className="desk-page desk-calendar">
      <VisitsHead ctx={ctx} current="/desk/calendar/" />
      <FormAlert {...{ ctx, refused }} />
      <DoneNote>{note}</DoneNote>
      <p>{t('DESK_CALENDAR_TEXT')}</p>
      {!isOfTeam && <p className="desk-fault">{t('DESK_CALENDAR_NOT_OF_TEAM')}</p>}
      {address && (
        <section className="desk-section">
          <div className="desk-section__head">
            <h2>{t('DESK_CALENDAR_ADDRESS')}</h2>
          </div>
          <p>
            <code className="desk-calendar__address">{address}</code>
          </p>
          <p>
            <a className="button button--forest" href={address.replace(/^https?:/, 'webcal:')}>
              {t('DESK_CALENDAR_OPEN')}
            </a>
          </p>
          <ul>
            <li>{t('DESK_CALENDAR_APPLE')}</li>
            <li>{t('DESK_CALENDAR_GOOGLE')}</li>
            <li>{t('DESK_CALENDAR_OUTLOOK')}</li>
          </ul>
        </section>
      )}
      {calendar && (
        <p className="desk-quiet">
          {t('DESK_CALENDAR_MADE', { time: formatDeskTime(calendar.createdAt, language) })}{' '}
          {calendar.usedAt === null
            ? t('DESK_CALENDAR_UNREAD')
            : t('DESK_CALENDAR_READ', { time: formatDeskTime(calendar.usedAt, language) })}
        </p>
      )}
      <ActionForm
        {...{ ctx, buttons, form: calendarForm, action: href.page('/desk/calendar/') }}
        hidden={{ sure: '' }}
      />
    </div>
  );
}
