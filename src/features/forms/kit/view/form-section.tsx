import type { Visit } from '../../../../platform/request-context';
import type { Form } from '../definition/form';
import type { FormViewProps } from './form-view';
import { FormView } from './form-view';
import { emptyState } from './state';

/** A form as a part of a page of other things, under its own heading. */
export function FormSection(props: Omit<FormViewProps, 'heading'>) {
  const { visit, form } = props;
  const id = `form-${form.name}`;
  return (
    <section className="form-section" aria-labelledby={id}>
      <h2 id={id}>{visit.t(form.texts.title)}</h2>
      {form.texts.lead && <p className="lead">{visit.t(form.texts.lead)}</p>}
      <FormView {...props} heading="h3" />
    </section>
  );
}

/**
 * A form in a page that is kept for everybody (architecture.md, idea 5): without key, time stamp or
 * challenge. Its script fetches them on first touch; without script its own page gives them.
 */
export function EmbeddedForm({ visit, form }: { visit: Visit; form: Form }) {
  const action = visit.href.page(form.path);
  return <FormSection {...{ visit, form, action }} state={emptyState} given={{}} />;
}
