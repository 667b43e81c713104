import { addColon } from '../../../../domain/format/add-colon';
import type { RequestContext } from '../../../../platform/request-context';
import type { Form } from '../definition/form';
import { buildAnswerFacts } from '../mail/answer-facts';
import type { FormPresentation } from '../submit/handler';
import type { FormViewState } from './form-state';

interface DoneStepsProps {
  ctx: RequestContext;
  form: Form;
  state: Pick<FormViewState, 'step' | 'values'>;
  presentation: FormPresentation;
}

/** What was chosen in each step before this one, in a line with a button that leads back to it. */
export function DoneSteps({
  ctx: { t, language },
  form,
  state: { step, values },
  presentation,
}: DoneStepsProps) {
  if (step === 0) return null;
  const isLast = step === form.steps.length - 1;
  return (
    <ul className="form__done">
      {/* Enter presses the first button of a form: the one that goes on. */}
      <li hidden>
        <button type="submit" tabIndex={-1} {...(!isLast && { name: 'go', value: step + 1 })}>
          {t('FORM_NEXT_STEP')}
        </button>
      </li>
      {form.steps.slice(0, step).map(({ title, parts }, index) => {
        const name = title ? t(title) : String(index + 1);
        const facts = buildAnswerFacts(
          {
            form: { ...form, steps: [{ parts }] },
            answers: values,
            presentation,
            storedUploads: [],
          },
          t,
          (field) => 'options' in field || field.kind === 'text',
        );
        const chosen = facts.flatMap(([, answer]) => answer || []);
        return (
          <li key={name}>
            <span>
              {chosen.length > 0 ? `${addColon(name, language)} ${chosen.join(', ')}` : name}
            </span>{' '}
            <button
              type="submit"
              name="go"
              value={index}
              aria-label={t('FORM_CHANGE_STEP', { name })}
            >
              {t('SEARCHES_CHANGE')}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
