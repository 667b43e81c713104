import type { ReactNode } from 'react';
import type { RequestContext } from '../../../../platform/request-context';
import { Breadcrumb, getRouteBreadcrumb } from '../../../../views/layout/breadcrumb';
import { findOwnTitle } from '../../../../views/layout/page-texts';
import type { LoadedForm } from '../submit/load-form';
import type { Subject } from '../submit/subject';
import { ContactAside } from './contact-aside';
import type { FormViewState } from './form-state';
import { FormView } from './form-view';
import { SubjectView } from './subject-view';

interface FormPageProps {
  loadedForm: LoadedForm;
  state: FormViewState;
  /** The column beside the form, by loadAside. */
  aside: ReactNode;
}

/** The page of a form without a configured page, and the response to every refused submission. Never cached. */
export function FormPage({ loadedForm, state, aside }: FormPageProps) {
  const { handler, visitorContext } = loadedForm;
  const { ctx, subject, presentation } = visitorContext;
  const { t } = ctx;
  const { title, intro } = { ...handler.form.texts, ...presentation.texts };
  // A step of a configured page has the heading of the first.
  const ownTitle = findOwnTitle(ctx, ctx.page?.params.bannerTitle, ctx.page?.params.title);
  return (
    <div className="page form-page">
      <Breadcrumb ctx={ctx} steps={buildBreadcrumbSteps(ctx, subject, t(title))} />
      <FormColumns {...{ loadedForm, state, aside }}>
        <h1>{ownTitle ?? t(title)}</h1>
        {intro && t(intro) && <p className="lead">{t(intro)}</p>}
        {subject && <SubjectView ctx={ctx} subject={subject} />}
      </FormColumns>
    </div>
  );
}

/** A form with a column beside it: the next steps, or a phone number. */
export function FormColumns({
  loadedForm: { handler, visitorContext, action },
  state,
  aside,
  children,
}: FormPageProps & { children?: ReactNode }) {
  const { ctx, presentation } = visitorContext;
  return (
    <div className="form-page__columns">
      <div>
        {children}
        <FormView {...{ ctx, state, presentation, action }} form={handler.form} />
      </div>
      <aside className="form-page__aside">{aside}</aside>
    </div>
  );
}

/** Renders the column beside a form: the form's own, else a person to call. */
export async function loadAside(
  { handler, visitorContext }: LoadedForm,
  { values }: FormViewState,
): Promise<ReactNode> {
  const { ctx, subject } = visitorContext;
  return (
    (await handler.renderAside?.(visitorContext, values)) ?? (
      <ContactAside ctx={ctx} subject={subject} />
    )
  );
}

/** Returns the breadcrumb of the route map; for a form without one, its subject and its title. */
function buildBreadcrumbSteps(ctx: RequestContext, subject: Subject | undefined, title: string) {
  const mapped = getRouteBreadcrumb(ctx, ctx.route.original);
  if (mapped.length > 0) return mapped;
  return [...(subject ? [{ name: subject.title, path: subject.path }] : []), { name: title }];
}
