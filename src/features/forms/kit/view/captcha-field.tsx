import type { ReactNode } from 'react';
import type { RequestContext } from '../../../../platform/request-context';
import type { Form } from '../definition/form';
import { formatFieldError } from './field-view';
import type { FormViewState } from './form-state';
import { CAPTCHA } from './form-state';

/**
 * The captcha (decision 26). With script the proof of work is computed invisibly; without script, or
 * if the proof failed, the visitor answers a question.
 */
export function CaptchaField({
  ctx,
  form,
  state,
}: {
  ctx: RequestContext;
  form: Form;
  state: FormViewState;
}) {
  const { captcha, errors } = state;
  if (!captcha) return null;
  const { question, response, isQuestionVisible } = captcha;
  const { t } = ctx;
  const id = `${form.name}-${CAPTCHA}`;
  const error = errors[CAPTCHA];
  const questionField = question ? (
    <div className={`field field--captcha${error ? ' has-error' : ''}`} data-captcha-question="">
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
          {formatFieldError(ctx, undefined, error)}
        </p>
      )}
      <input
        id={id}
        name="captcha-answer"
        className="field__input field__input--short"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={response.answer}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
      />
      <input type="hidden" name="captcha" value={question.token} />
    </div>
  ) : (
    <>
      <input type="hidden" name="captcha" value={response.token} />
      <input type="hidden" name="captcha-answer" value={response.answer} />
    </>
  );
  return (
    <>
      <input type="hidden" name="altcha" value={response.proof} />
      <NoscriptUnlessOpen isOpen={isQuestionVisible || !question}>
        {questionField}
      </NoscriptUnlessOpen>
    </>
  );
}

const NoscriptUnlessOpen = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) =>
  isOpen ? children : <noscript>{children}</noscript>;
