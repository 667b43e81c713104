import type { ReactNode } from 'react';
import type { RequestContext } from '../../../../platform/request-context';
import type { Form } from '../definition/form';
import { errorText } from './field-view';
import type { FormState } from './state';
import { ROBOT } from './state';

/**
 * Tells people from robots (decision 26). With script a proof of work is made unseen; without it a
 * question is asked, and so it is where script was of no help.
 */
export function RobotCheck({
  ctx,
  form,
  state,
}: {
  ctx: RequestContext;
  form: Form;
  state: FormState;
}) {
  const { robot, errors } = state;
  if (!robot) return null;
  const { question, shown, isOpen } = robot;
  const { t } = ctx;
  const id = `${form.name}-${ROBOT}`;
  const error = errors[ROBOT];
  const asked = question ? (
    <div className={`field field--robot${error ? ' has-error' : ''}`} data-question="">
      <label className="field__label" htmlFor={id}>
        {t('CAPTCHA_QUESTION', {
          question: t('CAPTCHA_QUESTION_SUM', { a: question.a, b: question.b }),
        })}
      </label>
      <p className="field__hint" id={`${id}-hint`}>
        {t('CAPTCHA_WHY')}
      </p>
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {errorText(ctx, undefined, error)}
        </p>
      )}
      <input
        id={id}
        name="captcha-answer"
        className="field__input field__input--short"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={shown.answer}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
      />
      <input type="hidden" name="captcha" value={question.token} />
    </div>
  ) : (
    <>
      <input type="hidden" name="captcha" value={shown.token} />
      <input type="hidden" name="captcha-answer" value={shown.answer} />
    </>
  );
  return (
    <>
      <input type="hidden" name="altcha" value={shown.proof} />
      <WithoutScript isOpen={isOpen || !question}>{asked}</WithoutScript>
    </>
  );
}

const WithoutScript = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) =>
  isOpen ? children : <noscript>{children}</noscript>;
