import { Breadcrumb, mappedSteps } from '../../layout/breadcrumb';
import type { Visit } from '../../visit';
import { FormView } from './form-view';
import { ReachAside } from './reach-aside';
import type { FormRequest, FormRoom, Given } from './room';
import type { FormState } from './state';
import { SubjectView } from './subject-view';

/** A form's own page, which no cache keeps: for one that has no configured page, and for every answer to one. */
export function FormPage({
  room,
  request,
  given,
  state,
  action,
}: {
  room: FormRoom;
  request: FormRequest;
  given: Given;
  state: FormState;
  action: string;
}) {
  const { visit, subject } = request;
  const { t } = visit;
  const { form } = room;
  return (
    <div className="page form-page">
      <Breadcrumb visit={visit} steps={stepsOf(visit, request, t(form.texts.title))} />
      <div className="form-page__columns">
        <div>
          <h1>{t(form.texts.title)}</h1>
          {form.texts.lead && <p className="lead">{t(form.texts.lead)}</p>}
          {subject && <SubjectView visit={visit} subject={subject} />}
          <FormView {...{ visit, form, state, given, action }} />
        </div>
        <aside className="form-page__aside">
          {room.aside?.(request, given) ?? <ReachAside visit={visit} subject={subject} />}
        </aside>
      </div>
    </div>
  );
}

/** As the route map says, else below what the form is about. */
function stepsOf(visit: Visit, { subject }: FormRequest, title: string) {
  const mapped = mappedSteps(visit, visit.route.original);
  if (mapped.length > 0) return mapped;
  return [...(subject ? [{ name: subject.line, path: subject.path }] : []), { name: title }];
}
