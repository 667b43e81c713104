import type { TextKey } from '../../../../domain/language/texts';
import type { RequestContext } from '../../../../platform/request-context';
import type { Form } from '../definition/form';
import { toInlineTitle } from './form-steps';

/** The buttons of a step; above the last step's, the agreement to the privacy statement (§5, form footer). */
export function FormFooter({
  ctx,
  form,
  step,
  submitLabel,
  hasDraft,
}: {
  ctx: RequestContext;
  form: Form;
  step: number;
  submitLabel: TextKey;
  /** Whether the browser keeps a draft; an embedded form has none. */
  hasDraft: boolean;
}) {
  const { t } = ctx;
  const next = form.steps[step + 1];
  return (
    <div className="form__footer">
      {!next && (
        <p className="form__agreement">
          <PrivacyLink ctx={ctx} sentence={t('FORM_FOOTER')} />
        </p>
      )}
      <p className="form__buttons">
        {next ? (
          <button type="submit" className="button button--forest" name="go" value={step + 1}>
            {next.title
              ? t('FORM_NEXT_STEP_NAMED', { name: toInlineTitle(t(next.title), ctx.language) })
              : t('FORM_NEXT_STEP')}
          </button>
        ) : (
          <button
            type="submit"
            className={`button ${form.isSecondaryAction ? 'button--forest' : 'button--ember'}`}
          >
            {t(submitLabel)}
          </button>
        )}
        {step > 0 && (
          <button type="submit" className="button button--outlined" name="go" value={step - 1}>
            {t('FORM_PREVIOUS_STEP')}
          </button>
        )}
      </p>
      {hasDraft && <DraftNote ctx={ctx} />}
    </div>
  );
}

/** A note that a script shows once it stores a draft. */
export function DraftNote({ ctx }: { ctx: RequestContext }) {
  const { t } = ctx;
  return (
    <p className="form__agreement" role="status" data-draft="" hidden>
      <span data-restored="" hidden>
        {t('FORM_RESTORED')}{' '}
      </span>
      <PrivacyLink ctx={ctx} sentence={t('FORM_KEPT_ON_DEVICE')} />{' '}
      <button type="button" className="form__clear">
        {t('FORM_CLEAR')}
      </button>
    </p>
  );
}

/**
 * A sentence with a link to the privacy statement, whose text stands in square brackets: with its
 * possessive, which agrees with the noun and takes the case of the sentence.
 */
function PrivacyLink({ ctx: { href }, sentence }: { ctx: RequestContext; sentence: string }) {
  const [before = '', link = '', after = ''] = sentence.split(/[[\]]/);
  return (
    <>
      {before}
      <a href={href.page('/Privacy/')}>{link}</a>
      {after}
    </>
  );
}
