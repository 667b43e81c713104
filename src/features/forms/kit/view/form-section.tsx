import type { RequestContext } from '../../../../platform/request-context';
import type { Form } from '../definition/form';
import { EMPTY_FORM_STATE } from './form-state';
import type { FormViewProps } from './form-view';
import { FormView } from './form-view';

/** A form as a part of a page of other things, under its own heading. */
export function FormSection(props: Omit<FormViewProps, 'heading'>) {
  const { ctx, form } = props;
  const id = `form-${form.name}`;
  return (
    <section className="form-section" aria-labelledby={id}>
      <h2 id={id}>{ctx.t(form.texts.title)}</h2>
      {form.texts.lead && <p className="lead">{ctx.t(form.texts.lead)}</p>}
      <FormView {...props} heading="h3" />
    </section>
  );
}

/**
 * A form in a page that is kept for everybody (docs/architecture.md, idea 5): without key, time stamp or
 * challenge. Its script fetches them on first touch; without script its own page gives them.
 */
export function EmbeddedForm({ ctx, form }: { ctx: RequestContext; form: Form }) {
  const action = ctx.href.page(form.path);
  return <FormSection {...{ ctx, form, action }} state={EMPTY_FORM_STATE} presentation={{}} />;
}
