import type { ReactNode } from 'react';
import type { TextKey } from '../../../../domain/language/texts';
import type { RequestContext } from '../../../../platform/request-context';
import type { SteppedForm } from '../definition/form';
import { toInlineTitle } from './form-steps';

/** The buttons of a step: to the next one, or to send the form on the last; then one to the step before. */
export function StepButtons({
  ctx: { t, language },
  form: { steps },
  step,
  submitLabel,
  submitColour,
  children,
}: {
  ctx: RequestContext;
  form: SteppedForm;
  step: number;
  submitLabel: TextKey;
  submitColour: 'ember' | 'forest';
  /** What follows the first button. */
  children?: ReactNode;
}) {
  const next = steps[step + 1];
  return (
    <p className="form__buttons">
      {next ? (
        <button type="submit" className="button button--forest" name="go" value={step + 1}>
          {next.title
            ? t('FORM_NEXT_STEP_NAMED', { name: toInlineTitle(t(next.title), language) })
            : t('FORM_NEXT_STEP')}
        </button>
      ) : (
        <button type="submit" className={`button button--${submitColour}`}>
          {t(submitLabel)}
        </button>
      )}
      {children}
      {step > 0 && (
        <button type="submit" className="button button--outlined" name="go" value={step - 1}>
          {t('FORM_PREVIOUS_STEP')}
        </button>
      )}
    </p>
  );
}
