import type { ReactNode } from 'react';
import { dayInWords, timeInWords } from '../../domain/format/moment';
import type { TextKey } from '../../domain/language/texts';
import { Breadcrumb } from '../../views/layout/breadcrumb';
import { FactList } from '../../views/ui/fact-list';
import { ReachAside } from '../forms/kit/view/reach-aside';
import { SubjectView } from '../forms/kit/view/subject-view';
import type { FreeSlot } from './appointments-store';
import type { Told } from './told';
import { hostOf, placeOf, timesOf } from './told';

interface AppointmentPageProps {
  told: Told;
  now: number;
  /** Hours it can be moved to. */
  others: readonly FreeSlot[];
  message: TextKey | undefined;
  isProblem: boolean;
}

/** One appointment and what its visitor can still do about it. */
export function AppointmentPage(props: AppointmentPageProps) {
  const { told, now, message, isProblem } = props;
  const { ctx, appointment, slot, subject } = told;
  const { t } = ctx;
  const isPast = slot !== null && slot.starts <= now;
  const Ways = isPast ? Past : WAYS[appointment.state];
  return (
    <div className="page form-page">
      <Breadcrumb
        ctx={ctx}
        steps={[
          ...(subject ? [{ name: subject.line, path: subject.path }] : []),
          { name: t('APPOINTMENT_YOURS') },
        ]}
      />
      <div className="form-page__columns">
        <div className="appointment">
          <h1>{t('APPOINTMENT_YOURS')}</h1>
          {message && (
            <p className={isProblem ? 'appointment__problem' : 'appointment__done'} role="status">
              {t(message, timesOf(told))}
            </p>
          )}
          {subject && <SubjectView ctx={ctx} subject={subject} />}
          <Ways {...props} />
        </div>
        <aside className="form-page__aside">
          <ReachAside ctx={ctx} subject={subject} />
        </aside>
      </div>
    </div>
  );
}

const WAYS: Record<Told['appointment']['state'], (props: AppointmentPageProps) => ReactNode> = {
  confirmed: Confirmed,
  offered: Offered,
  waiting: Waiting,
  cancelled: Cancelled,
};

function Confirmed({ told, now, others }: AppointmentPageProps) {
  const { ctx, slot, link } = told;
  const { t, snapshot } = ctx;
  return (
    <>
      <When told={told} />
      <p>
        <a className="button button--outlined" href={`${pathOf(link)}&as=ics`} download="">
          {t('APPOINTMENT_CALENDAR')}
        </a>
      </p>
      <section>
        <h2>{t('APPOINTMENT_MOVE')}</h2>
        {slot && slot.closes > now ? (
          <Move told={told} others={others} />
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
        <Change told={told} action="cancel" label="APPOINTMENT_CANCEL" />
      </section>
    </>
  );
}

function Move({ told, others }: Pick<AppointmentPageProps, 'told' | 'others'>) {
  const { t, language } = told.ctx;
  if (others.length === 0) return <p>{t('APPOINTMENTS_FULL')}</p>;
  const days = Map.groupBy(others, ({ starts }) => dayInWords(starts, language));
  return (
    <>
      <p>{t('APPOINTMENT_MOVE_TEXT')}</p>
      <Change told={told} action="move" label="APPOINTMENT_MOVE" button="button--forest">
        <label className="field__label" htmlFor="slot">
          {t('APPOINTMENT_WHEN')}
        </label>
        <select className="field__input" id="slot" name="slot" required>
          <option value="">{t('FORM_CHOOSE')}</option>
          {[...days].map(([day, slots]) => (
            <optgroup key={day} label={day}>
              {slots.map(({ id, starts }) => (
                <option key={id} value={id}>
                  {`${day}, ${timeInWords(starts, language)}`}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </Change>
    </>
  );
}

function Offered({ told }: AppointmentPageProps) {
  const { ctx, appointment } = told;
  const { t, language } = ctx;
  const until = appointment.lapses ?? 0;
  return (
    <>
      <p className="lead">
        {t('APPOINTMENT_OFFERED', {
          date: dayInWords(until, language),
          time: timeInWords(until, language),
        })}
      </p>
      <When told={told} />
      <div className="form__buttons">
        <Change told={told} action="accept" label="APPOINTMENT_ACCEPT" button="button--ember" />
        <Change told={told} action="cancel" label="APPOINTMENT_REFUSE" />
      </div>
    </>
  );
}

function Waiting({ told }: AppointmentPageProps) {
  return (
    <>
      <p className="lead">{told.ctx.t('APPOINTMENT_WAITING')}</p>
      <Change told={told} action="cancel" label="APPOINTMENT_LEAVE_LIST" />
    </>
  );
}

function Cancelled({ told, message }: AppointmentPageProps) {
  return (
    <>
      {!message && <p>{told.ctx.t(cancelledText(told), timesOf(told))}</p>}
      <Again told={told} />
    </>
  );
}

/** Who waited had no hour to give up. */
export const cancelledText = ({ slot }: Told): TextKey =>
  slot ? 'APPOINTMENT_CANCELLED' : 'APPOINTMENT_LEFT_LIST';

function Past({ told }: AppointmentPageProps) {
  return (
    <>
      <p>{told.ctx.t('APPOINTMENT_PAST')}</p>
      <When told={told} />
      <Again told={told} />
    </>
  );
}

function Again({ told: { ctx, appointment, subject } }: { told: Told }) {
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

function When({ told }: { told: Told }) {
  const { t } = told.ctx;
  const { date, time } = timesOf(told);
  return (
    <FactList
      rows={[
        { term: t('APPOINTMENT_DAY'), value: date },
        { term: t('APPOINTMENT_TIME'), value: time },
        { term: t('APPOINTMENT_PLACE'), value: placeOf(told) },
        { term: t('APPOINTMENT_WITH'), value: hostOf(told).name },
      ].filter(({ value }) => value !== '')}
    />
  );
}

/** One thing to do, as a form of its own: it works without script. */
function Change({
  told,
  action,
  label,
  button = 'button--outlined',
  children,
}: {
  told: Told;
  action: 'move' | 'accept' | 'cancel';
  label: TextKey;
  button?: string;
  children?: ReactNode;
}) {
  return (
    <form className="appointment__change" method="post" action={pathOf(told.link)}>
      {children}
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="sequence" value={told.appointment.sequence} />
      <button className={`button ${button}`} type="submit">
        {told.ctx.t(label)}
      </button>
    </form>
  );
}

const pathOf = (link: string): string => {
  const { pathname, search } = new URL(link);
  return pathname + search;
};
