import type { SigningEnvironment } from '../../platform/auth/signing-keys-store';
import type { RequestContext } from '../../platform/request-context';
import { FactList } from '../../views/ui/fact-list';
import { SubjectView } from '../forms/kit/view/subject-view';
import { toPathAndQuery } from './action-form';
import type { AppointmentDetails } from './appointment-details';
import { loadAppointmentDetails } from './appointment-details';
import { AppointmentFactList } from './appointment-fact-list';
import { loadAppointment, loadSlot, loadWaitingPlace } from './appointments-store';

/**
 * Renders what the visitor booked, as it stands now: the visit, or the place on the waiting list, and the
 * link to change it; undefined if the visit was cancelled or deleted since.
 */
export async function renderAppointmentReceipt(
  ctx: RequestContext,
  env: SigningEnvironment,
  id: string,
) {
  const { DB: db } = env;
  const appointment = await loadAppointment(db, id);
  if (appointment?.state !== 'confirmed' && appointment?.state !== 'waiting') return undefined;
  const slot = appointment.slot === null ? null : ((await loadSlot(db, appointment.slot)) ?? null);
  const details = await loadAppointmentDetails(env, ctx, appointment, slot);
  if (slot) return <BookedReceipt details={details} />;
  return <WaitingReceipt details={details} place={await loadWaitingPlace(db, appointment)} />;
}

function BookedReceipt({ details }: { details: AppointmentDetails }) {
  const { ctx, subject, manageUrl } = details;
  const { t } = ctx;
  const managePath = toPathAndQuery(manageUrl);
  return (
    <div className="appointment">
      <h2>{t('APPOINTMENT_BOOKED')}</h2>
      {subject && <SubjectView ctx={ctx} subject={subject} />}
      <AppointmentFactList details={details} />
      <p className="form__buttons">
        <a className="button button--forest" href={`${managePath}&as=ics`} download="">
          {t('APPOINTMENT_CALENDAR')}
        </a>
        <a className="button button--outlined" href={managePath}>
          {t('MAIL_APPOINTMENT_CHANGE')}
        </a>
      </p>
      <p>{t('APPOINTMENT_BOOKED_TEXT')}</p>
    </div>
  );
}

function WaitingReceipt({ details, place }: { details: AppointmentDetails; place: number }) {
  const { ctx, subject, manageUrl } = details;
  const { t } = ctx;
  return (
    <div className="appointment">
      <h2>{t('MAIL_APPOINTMENT_WAITING_SUBJECT')}</h2>
      {subject && <SubjectView ctx={ctx} subject={subject} />}
      <FactList rows={[{ term: t('APPOINTMENT_WAITING_PLACE'), value: String(place) }]} />
      <p>{t('APPOINTMENT_WAITING_NEXT')}</p>
      <p>
        <a className="button button--outlined" href={toPathAndQuery(manageUrl)}>
          {t('APPOINTMENT_LEAVE_LIST')}
        </a>
      </p>
    </div>
  );
}
