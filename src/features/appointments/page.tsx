import type { TextKey } from '../../domain/language/texts';
import { Breadcrumb } from '../../views/layout/breadcrumb';
import { ContactAside } from '../forms/kit/view/contact-aside';
import { SubjectView } from '../forms/kit/view/subject-view';
import type { AppointmentDetails } from './appointment-details';
import { formatAppointmentTimes } from './appointment-details';
import { AppointmentSection } from './appointment-section';
import type { SlotAvailability } from './slot';

interface AppointmentPageProps {
  details: AppointmentDetails;
  now: number;
  /** Slots it can be moved to. */
  otherSlots: readonly SlotAvailability[];
  notice?: AppointmentNotice | undefined;
}

/** Result of the visitor's last action. */
export interface AppointmentNotice {
  kind: 'done' | 'problem';
  text: TextKey;
}

/** The page of an appointment, with the actions that are still possible. */
export function AppointmentPage({ details, now, otherSlots, notice }: AppointmentPageProps) {
  const { ctx, subject } = details;
  const { t } = ctx;
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
          {notice && (
            <p className={NOTICE_CLASSES[notice.kind]} role="status">
              {t(notice.text, formatAppointmentTimes(details))}
            </p>
          )}
          {subject && <SubjectView ctx={ctx} subject={subject} />}
          <AppointmentSection {...{ details, now, otherSlots }} message={notice?.text} />
        </div>
        <aside className="form-page__aside">
          <ContactAside ctx={ctx} subject={subject} />
        </aside>
      </div>
    </div>
  );
}

const NOTICE_CLASSES = {
  done: 'appointment__done',
  problem: 'appointment__problem',
} as const;
