import type { SavedCriteria } from '../../domain/criteria/saved-criteria';
import type { RequestContext } from '../../platform/request-context';
import type { FieldValues } from '../forms/kit/definition/parse-answers';
import type { RefusedForm } from '../forms/kit/submit/read-form';
import { ErrorSummary } from '../forms/kit/view/error-summary';
import { FormParts } from '../forms/kit/view/form-parts';
import { savedSearchForm } from './saved-search-form';
import { presentSearch } from './search-presentation';

/** The form of one search, new or to change; it needs neither ticket nor captcha from a signed-in person. */
export function SavedSearchPage({
  ctx,
  title,
  action,
  values,
  refused,
  criteria,
}: {
  ctx: RequestContext;
  title: string;
  action: string;
  values: FieldValues;
  refused: RefusedForm | undefined;
  /** Those of the search that is changed. */
  criteria: SavedCriteria | undefined;
}) {
  const { t, href } = ctx;
  const form = savedSearchForm;
  const { parts } = form;
  const errors = refused?.errors ?? {};
  return (
    <div className="account-page">
      <h1>{title}</h1>
      <form
        className="form"
        id={form.name}
        method="post"
        action={action}
        noValidate
        data-form={form.name}
        data-no-ticket=""
      >
        <ErrorSummary {...{ ctx, form, errors }} alert={refused?.alert} />
        <FormParts
          {...{ ctx, form, parts }}
          state={{ values, errors }}
          presentation={presentSearch(ctx, form, values, criteria)}
        />
        {/* Empty: a script replaces a refused form only if it could be read. */}
        <input type="hidden" name="key" value="" />
        <p className="form__buttons">
          <button type="submit" className="button button--forest">
            {t('SAVED_SEARCH_SUBMIT')}
          </button>
          <a className="button button--outlined" href={href.page('/my-searches/')}>
            {t('SEARCHES_ERASE_BACK')}
          </a>
        </p>
      </form>
    </div>
  );
}
