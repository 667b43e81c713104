import type { RequestContext } from '../../../../platform/request-context';
import type { Form } from '../definition/form';
import { EMPTY_FORM_STATE } from './form-state';
import type { FormViewProps } from './form-view';
import { FormView } from './form-view';

/** A form as one section of a page, under its own heading. */
export function FormSection(props: Omit<FormViewProps, 'heading'>) {
  const { ctx, form } = props;
  const intro = form.texts.intro && ctx.t(form.texts.intro);
  const id = `form-${form.name}`;
  return (
    <section className="form-section" aria-labelledby={id}>
      <h2 id={id}>{ctx.t(form.texts.title)}</h2>
      {intro && <p className="lead">{intro}</p>}
      <FormView {...props} heading="h3" />
    </section>
  );
}

/**
 * A form in a cached page (docs/architecture.md, idea 5), without ticket and captcha. A script fetches
 * them when the form is first used; without script the form's own page has them.
 */
export function EmbeddedForm({ ctx, form }: { ctx: RequestContext; form: Form }) {
  const action = ctx.href.page(form.path);
  return <FormSection {...{ ctx, form, action }} state={EMPTY_FORM_STATE} presentation={{}} />;
}
