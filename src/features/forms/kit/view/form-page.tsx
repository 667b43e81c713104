import type { ReactNode } from 'react';
import type { RequestContext } from '../../../../platform/request-context';
import { Breadcrumb, mappedSteps } from '../../../../views/layout/breadcrumb';
import type { FormRequest } from '../submit/handler';
import type { Opened } from '../submit/open';
import { FormView } from './form-view';
import { ReachAside } from './reach-aside';
import type { FormState } from './state';
import { SubjectView } from './subject-view';

/** A form's own page, which no cache keeps: for one that has no configured page, and for every answer to one. */
export function FormPage({ opened, state }: { opened: Opened; state: FormState }) {
  const { room, request, given } = opened;
  const { ctx, subject } = request;
  const { t } = ctx;
  const { title, lead } = { ...room.form.texts, ...given.texts };
  return (
    <div className="page form-page">
      <Breadcrumb ctx={ctx} steps={stepsOf(ctx, request, t(title))} />
      <FormColumns {...{ opened, state }}>
        <h1>{t(title)}</h1>
        {lead && <p className="lead">{t(lead)}</p>}
        {subject && <SubjectView ctx={ctx} subject={subject} />}
      </FormColumns>
    </div>
  );
}

/** A form, and beside it what happens next or whom to call. */
export function FormColumns({
  opened: { room, request, given, action },
  state,
  children,
}: {
  opened: Opened;
  state: FormState;
  children?: ReactNode;
}) {
  const { ctx, subject } = request;
  return (
    <div className="form-page__columns">
      <div>
        {children}
        <FormView {...{ ctx, state, given, action }} form={room.form} />
      </div>
      <aside className="form-page__aside">
        {room.aside?.(request, given) ?? <ReachAside ctx={ctx} subject={subject} />}
      </aside>
    </div>
  );
}

/** As the route map says, else below what the form is about. */
function stepsOf(ctx: RequestContext, { subject }: FormRequest, title: string) {
  const mapped = mappedSteps(ctx, ctx.route.original);
  if (mapped.length > 0) return mapped;
  return [...(subject ? [{ name: subject.line, path: subject.path }] : []), { name: title }];
}
