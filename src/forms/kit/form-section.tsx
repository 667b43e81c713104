import { FormView } from './form-view';
import type { Opened } from './open';
import type { FormState } from './state';

/** A form as a part of a page of other things, under its own heading. */
export function FormSection({ opened, state }: { opened: Opened; state: FormState }) {
  const { room, request, given, action } = opened;
  const { visit } = request;
  const { form } = room;
  const id = `form-${form.name}`;
  return (
    <section className="form-section" aria-labelledby={id}>
      <h2 id={id}>{visit.t(form.texts.title)}</h2>
      {form.texts.lead && <p className="lead">{visit.t(form.texts.lead)}</p>}
      <FormView {...{ visit, form, state, given, action }} heading="h3" />
    </section>
  );
}
