import type { RequestContext } from '../../../../platform/request-context';
import type { SteppedForm } from '../definition/form';

interface FormStepsProps {
  ctx: RequestContext;
  form: SteppedForm;
  step: number;
}

/** The progress of a form with several steps: a bar for each, the current step marked (docs/look.md). */
export function FormSteps({ ctx: { t }, form: { steps }, step }: FormStepsProps) {
  if (steps.length === 1) return null;
  return (
    <ol className="form__steps">
      {steps.map(({ title }, index) => (
        <li
          key={title ?? index}
          className={index <= step ? 'is-reached' : undefined}
          aria-current={index === step ? 'step' : undefined}
        >
          {index + 1}. {title && t(title)}
          {index < step && <span className="visually-hidden"> {t('FORM_STEP_DONE')}</span>}
        </li>
      ))}
    </ol>
  );
}

/** The title of the current step, between the error summary and the fields. */
export function FormStepTitle({
  ctx: { t, language },
  form: { steps },
  step,
  heading: Heading,
}: FormStepsProps & { heading: 'h2' | 'h3' }) {
  if (steps.length === 1) return null;
  const title = steps[step]?.title;
  return (
    <Heading className="form__step-title">
      {title
        ? t('FORM_STEP_OF_NAMED', {
            step: step + 1,
            steps: steps.length,
            name: toInlineTitle(t(title), language),
          })
        : t('FORM_STEP_OF', { step: step + 1, steps: steps.length })}
    </Heading>
  );
}

/** Lower-cases a title for use after a colon, 'Kenmerken' → 'kenmerken'; German nouns keep their capital. */
export const toInlineTitle = (title: string, language: RequestContext['language']): string =>
  language === 'de' ? title : title.charAt(0).toLocaleLowerCase(language) + title.slice(1);
