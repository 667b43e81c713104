import type { ReactNode } from 'react';
import type { TextKey } from '../../domain/language/texts';
import type { VisitAction } from './visit-actions-store';
import type { VisitDetails } from './visit-details';

/** One action as a form of its own, so that it works without script. */
export function VisitActionForm({
  details,
  action,
  label,
  button = 'button--outlined',
  children,
}: {
  details: VisitDetails;
  action: VisitAction;
  label: TextKey;
  button?: string;
  children?: ReactNode;
}) {
  return (
    <form className="appointment__change" method="post" action={toPathAndQuery(details.manageUrl)}>
      {children}
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="sequence" value={details.visit.sequence} />
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
