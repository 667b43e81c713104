import type { ReactNode } from 'react';
import { formatLongDate, formatTimeOfDay } from '../../domain/format/brussels-time';
import type { TextKey } from '../../domain/language/texts';
import { Breadcrumb } from '../../views/layout/breadcrumb';
import { FactList } from '../../views/ui/fact-list';
import { ContactAside } from '../forms/kit/view/contact-aside';
import { SubjectView } from '../forms/kit/view/subject-view';
import type { AppointmentDetails } from './appointment-details';
import {
  formatAppointmentAddress,
  formatAppointmentTimes,
  getAppointmentHost,
} from './appointment-details';
import type { SlotAvailability } from './slot';

interface AppointmentPageProps {
  details: AppointmentDetails;
  now: number;
  /** Hours it can be moved to. */
  otherSlots: readonly SlotAvailability[];
  message: TextKey | undefined;
  isError: boolean;
}

/** One appointment and what its visitor can still do about it. */
export function AppointmentPage(props: AppointmentPageProps) {
  const { details, now, message, isError } = props;
  const { ctx, appointment, slot, subject } = details;
  const { t } = ctx;
  const isPast = slot !== null && slot.starts <= now;
  const Ways = isPast ? PastSection : STATE_SECTIONS[appointment.state];
  return (
    <div className="page form-page">
      <Breadcrumb
        ctx={ctx}
        steps={[
          ...(subject ? [{ name: subject.title, path: subject.path }] : []),
          { name: t('APPOINTMENT_YOURS') },
        ]}
      />
      <div className="form-page__columns">
        <div className="appointment">
          <h1>{t('APPOINTMENT_YOURS')}</h1>
          {message && (
            <p className={isError ? 'appointment__problem' : 'appointment__done'} role="status">
              {t(message, formatAppointmentTimes(details))}
            </p>
          )}
          {subject && <SubjectView ctx={ctx} subject={subject} />}
          <Ways {...props} />
        </div>
        <aside className="form-page__aside">
          <ContactAside ctx={ctx} subject={subject} />
        </aside>
      </div>
    </div>
  );
}

const STATE_SECTIONS: Record<
  AppointmentDetails['appointment']['state'],
  (props: AppointmentPageProps) => ReactNode
> = {
  confirmed: ConfirmedSection,
  offered: OfferedSection,
  waiting: WaitingSection,
  cancelled: CancelledSection,
};

function ConfirmedSection({ details, now, otherSlots }: AppointmentPageProps) {
  const { ctx, slot, manageUrl } = details;
  const { t, snapshot } = ctx;
  return (
    <>
      <AppointmentFactList told={details} />
      <p>
        <a
          className="button button--outlined"
          href={`${toPathAndQuery(manageUrl)}&as=ics`}
          download=""
        >
          {t('APPOINTMENT_CALENDAR')}
        </a>
      </p>
      <section>
        <h2>{t('APPOINTMENT_MOVE')}</h2>
        {slot && slot.closes > now ? (
          <MoveForm details={details} otherSlots={otherSlots} />
        ) : (
          <p>
            {t('APPOINTMENT_MOVE_CLOSED', {
              phone: snapshot.site.configuration.agency.phone,
            })}
          </p>
        )}
      </section>
      <section>
        <h2>{t('APPOINTMENT_CANCEL')}</h2>
        <p>{t('APPOINTMENT_CANCEL_TEXT')}</p>
        <AppointmentActionForm told={details} action="cancel" label="APPOINTMENT_CANCEL" />
      </section>
    </>
  );
}

function MoveForm({ details, otherSlots }: Pick<AppointmentPageProps, 'details' | 'otherSlots'>) {
  const { t, language } = details.ctx;
  if (otherSlots.length === 0) return <p>{t('APPOINTMENTS_FULL')}</p>;
  const days = Map.groupBy(otherSlots, ({ starts }) => formatLongDate(starts, language));
  return (
    <>
      <p>{t('APPOINTMENT_MOVE_TEXT')}</p>
      <AppointmentActionForm
        told={details}
        action="move"
        label="APPOINTMENT_MOVE"
        button="button--forest"
      >
        <label className="field__label" htmlFor="slot">
          {t('APPOINTMENT_WHEN')}
        </label>
        <select className="field__input" id="slot" name="slot" required>
          <option value="">{t('FORM_CHOOSE')}</option>
          {[...days].map(([day, slots]) => (
            <optgroup key={day} label={day}>
              {slots.map(({ id, starts }) => (
                <option key={id} value={id}>
                  {`${day}, ${formatTimeOfDay(starts, language)}`}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </AppointmentActionForm>
    </>
  );
}

function OfferedSection({ details }: AppointmentPageProps) {
  const { ctx, appointment } = details;
  const { t, language } = ctx;
  const until = appointment.lapses ?? 0;
  return (
    <>
      <p className="lead">
        {t('APPOINTMENT_OFFERED', {
          date: formatLongDate(until, language),
          time: formatTimeOfDay(until, language),
        })}
      </p>
      <AppointmentFactList told={details} />
      <div className="form__buttons">
        <AppointmentActionForm
          told={details}
          action="accept"
          label="APPOINTMENT_ACCEPT"
          button="button--ember"
        />
        <AppointmentActionForm told={details} action="cancel" label="APPOINTMENT_REFUSE" />
      </div>
    </>
  );
}

function WaitingSection({ details }: AppointmentPageProps) {
  return (
    <>
      <p className="lead">{details.ctx.t('APPOINTMENT_WAITING')}</p>
      <AppointmentActionForm told={details} action="cancel" label="APPOINTMENT_LEAVE_LIST" />
    </>
  );
}

function CancelledSection({ details, message }: AppointmentPageProps) {
  return (
    <>
      {!message && (
        <p>{details.ctx.t(getCancelledText(details), formatAppointmentTimes(details))}</p>
      )}
      <BookAgainLink told={details} />
    </>
  );
}

/** Who waited had no hour to give up. */
export const getCancelledText = ({ slot }: AppointmentDetails): TextKey =>
  slot ? 'APPOINTMENT_CANCELLED' : 'APPOINTMENT_LEFT_LIST';

function PastSection({ details }: AppointmentPageProps) {
  return (
    <>
      <p>{details.ctx.t('APPOINTMENT_PAST')}</p>
      <AppointmentFactList told={details} />
      <BookAgainLink told={details} />
    </>
  );
}

function BookAgainLink({ told: { ctx, appointment, subject } }: { told: AppointmentDetails }) {
  const { t, href } = ctx;
  if (!subject) return null;
  return (
    <p>
      <a
        className="button button--forest"
        href={href.page('/contact-appointment/', { property: appointment.property })}
      >
        {t('APPOINTMENT_AGAIN')}
      </a>
    </p>
  );
}

function AppointmentFactList({ told }: { told: AppointmentDetails }) {
  const { t } = told.ctx;
  const { date, time } = formatAppointmentTimes(told);
  return (
    <FactList
      rows={[
        { term: t('APPOINTMENT_DAY'), value: date },
        { term: t('APPOINTMENT_TIME'), value: time },
        { term: t('APPOINTMENT_PLACE'), value: formatAppointmentAddress(told) },
        { term: t('APPOINTMENT_WITH'), value: getAppointmentHost(told).name },
      ].filter(({ value }) => value !== '')}
    />
  );
}

/** One thing to do, as a form of its own: it works without script. */
function AppointmentActionForm({
  told,
  action,
  label,
  button = 'button--outlined',
  children,
}: {
  told: AppointmentDetails;
  action: 'move' | 'accept' | 'cancel';
  label: TextKey;
  button?: string;
  children?: ReactNode;
}) {
  return (
    <form className="appointment__change" method="post" action={toPathAndQuery(told.manageUrl)}>
      {children}
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="sequence" value={told.appointment.sequence} />
      <button className={`button ${button}`} type="submit">
        {told.ctx.t(label)}
      </button>
    </form>
  );
}

const toPathAndQuery = (link: string): string => {
  const { pathname, search } = new URL(link);
  return pathname + search;
};
