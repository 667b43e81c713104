import type { Property } from '../../domain/catalogue/property';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { findAgent } from './find-agent';
import { getPortalPath } from './portal-frame';
import { PageHead } from './property-head';

/** The state of the form: the typed question with its errors, or that it was sent. */
export interface QuestionState {
  question: string;
  error?: TextKey | undefined;
  /** An error of the whole form: too many questions, or an expired page. */
  alert?: TextKey | undefined;
  isSent: boolean;
  /** Identifies one question: sent twice it is stored once. */
  ticket: string;
}

/** Asks the agent a question about the owner's property. */
export function QuestionPage({
  ctx,
  property,
  owned,
  state,
}: {
  ctx: RequestContext;
  property: Property;
  owned: readonly number[];
  state: QuestionState;
}) {
  const { t, snapshot } = ctx;
  const { question, error, alert, isSent, ticket } = state;
  const name = findAgent(ctx, property)?.name ?? snapshot.site.configuration.agency.name;
  return (
    <div className="account-page">
      <PageHead {...{ ctx, property, owned }} title={t('OWNER_ASK_AGENT')} />
      {isSent && (
        <p className="account-notice" role="status">
          {t('OWNER_QUESTION_SENT', { name })}
        </p>
      )}
      {(error || alert) && (
        // biome-ignore lint/a11y/noAutofocus: after a refused form, reading starts at the summary
        <div className="error-summary" role="alert" tabIndex={-1} autoFocus>
          <p className="error-summary__sentence">{t(alert ?? 'FORM_ERROR')}</p>
          {error && (
            <ul>
              <li>
                <a href="#question">{t(error)}</a>
              </li>
            </ul>
          )}
        </div>
      )}
      <form
        method="post"
        action={getPortalPath(ctx, property.ID, 'question')}
        className="form portal-question"
        noValidate
      >
        <p>{t('OWNER_QUESTION_TEXT', { name })}</p>
        <input type="hidden" name="ticket" value={ticket} />
        <div className={`field${error ? ' has-error' : ''}`}>
          <label className="field__label" htmlFor="question">
            {t('OWNER_QUESTION_LABEL')}
          </label>
          {error && (
            <p className="field__error" id="question-error">
              {t(error)}
            </p>
          )}
          <textarea
            id="question"
            className="field__input"
            name="question"
            rows={7}
            defaultValue={question}
            required
            aria-invalid={error ? true : undefined}
            aria-describedby={error && 'question-error'}
          />
        </div>
        <div>
          <button type="submit" className="button button--forest">
            {t('OWNER_QUESTION_SUBMIT')}
          </button>
        </div>
      </form>
    </div>
  );
}
