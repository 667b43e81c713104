import type { ReactNode } from 'react';
import type { TextKey } from '../../domain/language/texts';
import type { AppointmentAction } from './appointment-actions-store';
import type { AppointmentDetails } from './appointment-details';

/** One action as a form of its own, so that it works without script. */
export function AppointmentActionForm({
  details,
  action,
  label,
  button = 'button--outlined',
  children,
}: {
  details: AppointmentDetails;
  action: AppointmentAction;
  label: TextKey;
  button?: string;
  children?: ReactNode;
}) {
  return (
    <form className="appointment__change" method="post" action={toPathAndQuery(details.manageUrl)}>
      {children}
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="sequence" value={details.appointment.sequence} />
      <button className={`button ${button}`} type="submit">
        {details.ctx.t(label)}
      </button>
    </form>
  );
}

/** Returns the path and query of an absolute link. */
export const toPathAndQuery = (link: string): string => {
  const { pathname, search } = new URL(link);
  return pathname + search;
};
