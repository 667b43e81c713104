import type { TextKey } from '../../../../domain/language/texts';
import type { RequestContext } from '../../../../platform/request-context';
import type { Form } from '../definition/form';
import { StepButtons } from './step-buttons';

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
  return (
    <div className="form__footer">
      {step === form.steps.length - 1 && (
        <p className="form__agreement">
          <PrivacyLink ctx={ctx} sentence={ctx.t('FORM_FOOTER')} />
        </p>
      )}
      <StepButtons
        {...{ ctx, form, step, submitLabel }}
        submitColour={form.isSecondaryAction ? 'forest' : 'ember'}
      />
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
