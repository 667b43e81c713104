import type { ReactNode } from 'react';
import type { RequestContext } from '../../../../platform/request-context';
import { Breadcrumb, getRouteBreadcrumb } from '../../../../views/layout/breadcrumb';
import type { FormRequest } from '../submit/handler';
import type { LoadedForm } from '../submit/load-form';
import { ContactAside } from './contact-aside';
import type { FormViewState } from './form-state';
import { FormView } from './form-view';
import { SubjectView } from './subject-view';

/** A form's own page, which no cache keeps: for one that has no configured page, and for every answer to one. */
export function FormPage({ opened, state }: { opened: LoadedForm; state: FormViewState }) {
  const { handler, request, loaderData } = opened;
  const { ctx, subject } = request;
  const { t } = ctx;
  const { title, lead } = { ...handler.form.texts, ...loaderData.texts };
  return (
    <div className="page form-page">
      <Breadcrumb ctx={ctx} steps={buildBreadcrumbSteps(ctx, request, t(title))} />
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
  opened: { handler, request, loaderData, action },
  state,
  children,
}: {
  opened: LoadedForm;
  state: FormViewState;
  children?: ReactNode;
}) {
  const { ctx, subject } = request;
  return (
    <div className="form-page__columns">
      <div>
        {children}
        <FormView {...{ ctx, state, loaderData, action }} form={handler.form} />
      </div>
      <aside className="form-page__aside">
        {handler.renderAside?.(request, loaderData) ?? <ContactAside ctx={ctx} subject={subject} />}
      </aside>
    </div>
  );
}

/** As the route map says, else below what the form is about. */
function buildBreadcrumbSteps(ctx: RequestContext, { subject }: FormRequest, title: string) {
  const mapped = getRouteBreadcrumb(ctx, ctx.route.original);
  if (mapped.length > 0) return mapped;
  return [...(subject ? [{ name: subject.title, path: subject.path }] : []), { name: title }];
}
