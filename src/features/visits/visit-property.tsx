import { SubjectView } from '../forms/kit/view/subject-view';
import type { VisitDetails } from './visit-details';
import { formatVisitValues } from './visit-details';

/** The property of a visit; what it was when it was booked, if it has left the site since. */
export function VisitProperty({ details }: { details: VisitDetails }) {
  const { ctx, visit, subject, about } = details;
  if (subject) return <SubjectView ctx={ctx} subject={subject} />;
  return (
    about && (
      <p>
        <strong>{about.title}</strong>
        {visit.state === 'confirmed' && (
          <>
            <br />
            {ctx.t('VISIT_PROPERTY_GONE')} {ctx.t('VISIT_CALL_FIRST', formatVisitValues(details))}
          </>
        )}
      </p>
    )
  );
}
