import type { Visit } from '../../visit';
import type { Form } from './form';
import { inSentence } from './steps';

/** The buttons, and above the last one what sending means (§5, form footer). */
export function FormFooter({ visit, form, step }: { visit: Visit; form: Form; step: number }) {
  const { t } = visit;
  const next = form.steps[step + 1];
  return (
    <div className="form__footer">
      {!next && <Agreement visit={visit} />}
      <p className="form__buttons">
        {next ? (
          <button type="submit" className="button button--forest" name="go" value={step + 1}>
            {next.title
              ? t('FORM_NEXT_STEP_NAMED', { name: inSentence(t(next.title), visit.language) })
              : t('FORM_NEXT_STEP')}
          </button>
        ) : (
          <button
            type="submit"
            className={`button ${form.quiet ? 'button--forest' : 'button--ember'}`}
          >
            {t(form.texts.submit)}
          </button>
        )}
        {step > 0 && (
          <button type="submit" className="button button--outlined" name="go" value={step - 1}>
            {t('FORM_PREVIOUS_STEP')}
          </button>
        )}
      </p>
    </div>
  );
}

/** §5's sentence, its last words leading to the statement. */
function Agreement({ visit: { t, href } }: { visit: Visit }) {
  const link = t('PRIVACY_STATEMENT_INLINE');
  const [before = '', after = ''] = t('FORM_FOOTER').split(link);
  return (
    <p className="form__agreement">
      {before}
      <a href={href.page('/Privacy/')}>{link}</a>
      {after}
    </p>
  );
}
