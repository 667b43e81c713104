import type { ReactNode } from 'react';
import type { SavedCriteria } from '../../domain/criteria/saved-criteria';
import type { RequestContext } from '../../platform/request-context';
import type { FormViewState } from '../forms/kit/view/form-state';
import { FormStepView } from '../forms/kit/view/form-step-view';
import { StepButtons } from '../forms/kit/view/step-buttons';
import { readDraftCriteria } from './criteria';
import { describeSearch } from './describe-search';
import { savedSearchForm } from './saved-search-form';
import { presentSearch } from './search-presentation';

/**
 * The form of one search, new or to change, in the register's steps with what fits beside it; it needs neither
 * ticket nor captcha from a signed-in person. A search that is changed can be saved at each step.
 */
export function SavedSearchPage({
  ctx,
  title,
  action,
  state,
  criteria,
  matches,
}: {
  ctx: RequestContext;
  title: string;
  action: string;
  state: FormViewState;
  /** Those of the search that is changed. */
  criteria: SavedCriteria | undefined;
  /** What fits now. */
  matches: ReactNode;
}) {
  const { t, href } = ctx;
  const form = savedSearchForm;
  const { step, values } = state;
  const isLast = step === form.steps.length - 1;
  return (
    <div className="account-page">
      <h1>{title}</h1>
      <div className="form-page__columns">
        <form
          className="form"
          id={form.name}
          method="post"
          action={action}
          noValidate
          data-form={form.name}
          data-no-ticket=""
        >
          <FormStepView
            {...{ ctx, form, state }}
            heading="h2"
            presentation={{
              ...presentSearch(ctx, form, values, criteria),
              above: { searchName: <SearchSentence {...{ ctx, values }} /> },
            }}
          />
          {/* Empty: a script replaces a refused form only if it could be read. */}
          <input type="hidden" name="key" value="" />
          <div className="form__footer">
            <StepButtons
              {...{ ctx, form, step }}
              submitLabel="SAVED_SEARCH_SUBMIT"
              submitColour="forest"
            >
              {criteria && !isLast && (
                <button type="submit" className="button button--outlined">
                  {t('SEARCHES_SAVE')}
                </button>
              )}
            </StepButtons>
            <p>
              <a href={href.page('/my-searches/')}>{t('SAVED_SEARCH_CANCEL')}</a>
            </p>
          </div>
        </form>
        <aside className="form-page__aside">{matches}</aside>
      </div>
    </div>
  );
}

/** The search in the words that its mails use, before it gets a name. */
const SearchSentence = ({
  ctx,
  values,
}: {
  ctx: RequestContext;
  values: FormViewState['values'];
}) => <p className="form__sentence">{describeSearch(ctx, readDraftCriteria(values))}</p>;
