import type { Account } from '../../platform/accounts/account';
import type { RequestContext } from '../../platform/request-context';
import type { RefusedForm } from '../forms/kit/submit/read-form';
import { ActionForm, FormAlert } from '../forms/kit/view/action-form';
import { activateForm, stopForm } from './account-forms';
import type { SavedSearchMatches } from './load-matches';
import { buildListFeedPath } from './matching-list';
import { FREQUENCY_OPTIONS } from './schema';
import { SearchSection } from './search-section';
import type { Subscriber } from './searches-store';

interface SavedSearchesPageProps {
  ctx: RequestContext;
  account: Account;
  subscriber: Subscriber;
  matches: readonly SavedSearchMatches[];
  /** What the page refused to do. */
  refused: RefusedForm | undefined;
}

/** A subscriber's page: searches with their matches, frequency of mails, own data, ways to stop. */
export function SavedSearchesPage({
  ctx,
  account,
  subscriber,
  matches,
  refused,
}: SavedSearchesPageProps) {
  const { t, href } = ctx;
  return (
    <div className="account-page searches">
      <FormAlert ctx={ctx} refused={refused} />
      <div className="searches__head">
        <div>
          <h1>{t('SEARCHES_TITLE')}</h1>
          <p className="searches__intro">{t('SEARCHES_INTRO', { email: account.email })}</p>
        </div>
        <a className="button button--forest" href={href.page('/my-searches/new/')}>
          {t('SEARCHES_NEW')}
        </a>
      </div>
      {subscriber.unsubscribedAt === null ? (
        <FrequencyForm ctx={ctx} subscriber={subscriber} />
      ) : (
        <StoppedNotice ctx={ctx} />
      )}
      {matches.length === 0 && <p className="lead">{t('SEARCHES_NONE')}</p>}
      {matches.map((searchMatches) => (
        <SearchSection
          key={searchMatches.search.id}
          {...{ ctx, refused }}
          matches={searchMatches}
        />
      ))}
      <div className="searches__foot">
        {matches.length > 0 && <Feeds ctx={ctx} matches={matches} />}
        <AccountColumns ctx={ctx} isActive={subscriber.unsubscribedAt === null} />
      </div>
    </div>
  );
}

/** The frequency of mails: with script a choice is saved at once, without it by a button. */
function FrequencyForm({ ctx, subscriber }: { ctx: RequestContext; subscriber: Subscriber }) {
  const { t, href } = ctx;
  return (
    <form method="post" action={href.page('/my-searches/')} className="searches__frequency">
      <fieldset className="segments">
        <legend>{t('SEARCHES_FREQUENCY')}</legend>
        {FREQUENCY_OPTIONS.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="frequency"
              value={value}
              defaultChecked={value === subscriber.frequency}
            />
            <span>{t(label)}</span>
          </label>
        ))}
      </fieldset>
      <button
        type="submit"
        className="button button--outlined button--small"
        name="action"
        value="frequency"
      >
        {t('SEARCHES_SAVE')}
      </button>
    </form>
  );
}

function StoppedNotice({ ctx }: { ctx: RequestContext }) {
  const { t, href } = ctx;
  return (
    <div className="account-notice" role="status">
      <p>
        <strong>{t('SAVED_SEARCH_UNSUBSCRIBED')}</strong>
      </p>
      <p>{t('SEARCHES_STOPPED_TEXT')}</p>
      <ActionForm
        {...{ ctx, form: activateForm, action: href.page('/my-searches/'), hidden: {} }}
      />
    </div>
  );
}

/** The addresses for feed readers: what fits, without mail and without an account. */
function Feeds({ ctx, matches }: Pick<SavedSearchesPageProps, 'ctx' | 'matches'>) {
  const { t } = ctx;
  return (
    <section className="searches__feeds">
      <h2>{t('SEARCHES_FEEDS_TITLE')}</h2>
      <p>{t('SEARCHES_FEEDS_TEXT')}</p>
      <ul>
        {matches.map(({ search: { id, name, criteria } }) => (
          <li key={id}>
            <a href={buildListFeedPath(ctx, criteria)} type="application/atom+xml">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Own data, and the ways to stop. */
function AccountColumns({ ctx, isActive }: { ctx: RequestContext; isActive: boolean }) {
  const { t, href } = ctx;
  return (
    <>
      <section>
        <h2>{t('SEARCHES_DATA_TITLE')}</h2>
        <p>{t('SEARCHES_DATA_TEXT')}</p>
        <p className="searches__actions">
          <a href={href.page('/my-searches/data/')} download="">
            {t('SEARCHES_DOWNLOAD')}
          </a>
        </p>
      </section>
      <section>
        <h2>{t('SEARCHES_STOP_TITLE')}</h2>
        <p>{t('SEARCHES_STOP_TEXT')}</p>
        <ActionForm
          {...{ ctx, form: stopForm, action: href.page('/my-searches/'), hidden: {} }}
          className="searches__actions"
          buttonClassName="link-button"
          buttons={stopForm.buttons.filter(({ value }) => isActive || value !== 'unsubscribe')}
        />
      </section>
    </>
  );
}
