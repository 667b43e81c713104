import { addColon } from '../../../../domain/format/add-colon';
import { DOT } from '../../../../domain/format/dot';
import { describeTyped } from '../../../../domain/typed-values/describe-typed';
import type { RequestContext } from '../../../../platform/request-context';
import type { Field } from '../definition/field';
import type { SteppedForm } from '../definition/form';
import { getStepFields } from '../definition/form';
import { buildAnswerFacts } from '../mail/answer-facts';
import type { FormPresentation } from '../submit/handler';
import type { FormViewState } from './form-state';
import { getTextValue } from './inputs/input-props';

interface DoneStepsProps {
  ctx: RequestContext;
  form: SteppedForm;
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
        const chosen = getStepFields({ parts }).flatMap(
          (field) => nameAnswer(field, { form, values, presentation, t }) || [],
        );
        return (
          <li key={name}>
            <span>
              {chosen.length > 0 ? `${addColon(name, language)} ${chosen.join(DOT)}` : name}
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

/** Names an answer in a line with others: a choice by itself, an amount and a tick by what was asked; '' without one. */
function nameAnswer(
  field: Field,
  {
    form,
    values,
    presentation,
    t,
  }: Pick<DoneStepsProps, 'form' | 'presentation'> &
    Pick<FormViewState, 'values'> &
    Pick<RequestContext, 't'>,
): string | undefined {
  const typed = getTextValue(values, field);
  const label = t(field.label, field.labelValues);
  // A sentence with a full stop is a confirmation, no wish.
  if (field.kind === 'checkbox') return typed && !label.endsWith('.') ? label : undefined;
  if (field.kind === 'money' || field.kind === 'number') {
    const amount = describeTyped(field.kind, typed);
    const unit = field.unit ? `\u00a0${field.unit}` : '';
    return amount && `${label} ${amount}${unit}`;
  }
  if (!('options' in field) && field.kind !== 'text') return undefined;
  const answered = { form, answers: values, presentation, storedUploads: [] };
  return buildAnswerFacts(answered, t, ({ name }) => name === field.name)[0]?.[1];
}
