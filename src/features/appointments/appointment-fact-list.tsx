import { FactList } from '../../views/ui/fact-list';
import type { AppointmentDetails } from './appointment-details';
import {
  formatAppointmentAddress,
  formatAppointmentTimes,
  getAppointmentHost,
} from './appointment-details';

/** Day, hour, place and host of an appointment; an unknown one is left out. */
export function AppointmentFactList({ details }: { details: AppointmentDetails }) {
  const { t } = details.ctx;
  const { date, time } = formatAppointmentTimes(details);
  return (
    <FactList
      rows={[
        { term: t('APPOINTMENT_DAY'), value: date },
        { term: t('APPOINTMENT_TIME'), value: time },
        { term: t('APPOINTMENT_PLACE'), value: formatAppointmentAddress(details) },
        { term: t('APPOINTMENT_WITH'), value: getAppointmentHost(details).name },
      ].filter(({ value }) => value !== '')}
    />
  );
}
