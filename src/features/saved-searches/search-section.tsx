import { toBrusselsDay } from '../../domain/format/brussels-day';
import { formatDate } from '../../domain/format/date';
import type { RequestContext } from '../../platform/request-context';
import { CardGrid } from '../../views/cards/property-cards';
import { NoWrapDates } from '../../views/ui/no-wrap-dates';
import type { RefusedForm } from '../forms/kit/submit/read-form';
import { ActionForm } from '../forms/kit/view/action-form';
import { PlainFormView } from '../forms/kit/view/plain-form-view';
import { renameForm, searchActionForm } from './account-forms';
import { describeSearch } from './describe-search';
import type { SavedSearchMatches } from './load-matches';

/** Returns the id of a search's section on the subscriber's page; an id of HTML begins with a letter. */
export const getSearchAnchor = (id: string): string => `search-${id}`;

interface SearchSectionProps {
  ctx: RequestContext;
  matches: SavedSearchMatches;
  /** What the page refused to do. */
  refused: RefusedForm | undefined;
}

/** A search: name, description, actions, matches (docs/look.md). */
export function SearchSection({ ctx, matches, refused }: SearchSectionProps) {
  const { t } = ctx;
  const { search, newCount } = matches;
  const { id, name, pausedAt } = search;
  return (
    <section
      className={pausedAt === null ? 'search-section' : 'search-section search-section--paused'}
      id={getSearchAnchor(id)}
      aria-labelledby={`${getSearchAnchor(id)}-name`}
    >
      <div className="search-section__head">
        <div>
          <div className="search-section__title">
            <h2 id={`${getSearchAnchor(id)}-name`}>{name}</h2>
            {pausedAt === null && newCount > 0 && (
              <span className="tag">{t('SEARCHES_NEW_COUNT', { count: newCount })}</span>
            )}
            {pausedAt !== null && (
              <span className="tag tag--paused">
                {t('SEARCHES_PAUSED', { date: formatDay(pausedAt) })}
              </span>
            )}
          </div>
          <p className="search-section__sentence">{describeSearch(ctx, search.criteria)}</p>
        </div>
        <SearchActions {...{ ctx, search, refused }} />
      </div>
      {pausedAt === null ? (
        <Matches {...{ ctx, matches }} />
      ) : (
        <p>
          {matches.count > 0
            ? t('SEARCHES_PAUSED_TEXT', { count: matches.count })
            : t('SEARCHES_PAUSED_NO_MATCH')}
        </p>
      )}
    </section>
  );
}

/** The accessible name of each button contains the name of the search. */
function SearchActions({
  ctx,
  search: { id, name, pausedAt },
  refused,
}: {
  ctx: RequestContext;
  search: SavedSearchMatches['search'];
  refused: RefusedForm | undefined;
}) {
  const { t, href } = ctx;
  const action = href.page('/my-searches/');
  const hidden = { search: id };
  const offered = pausedAt === null ? 'pause' : 'resume';
  const isRenaming = refused?.form?.name === renameForm.name && refused.values.search === id;
  return (
    <div className="search-section__actions">
      <ActionForm
        {...{ ctx, form: searchActionForm, action, hidden, about: name }}
        buttonClassName="link-button"
        buttons={searchActionForm.buttons.filter(({ value }) => value === offered)}
      >
        <a href={href.page('/my-searches/change/', { search: id })}>
          {t('SEARCHES_CHANGE')}
          <span className="visually-hidden">, {name}</span>
        </a>
      </ActionForm>
      <details open={isRenaming}>
        <summary>
          {t('SEARCHES_RENAME')}
          <span className="visually-hidden">, {name}</span>
        </summary>
        <PlainFormView
          {...{ ctx, form: renameForm, action, hidden, refused, about: name }}
          className="form--dense form--line search-section__rename"
          presentation={{ initialValues: { name } }}
        />
      </details>
      <details>
        <summary>
          {t('SEARCHES_REMOVE')}
          <span className="visually-hidden">, {name}</span>
        </summary>
        <ActionForm
          {...{ ctx, form: searchActionForm, action, hidden, about: name }}
          className="search-section__remove"
          buttons={searchActionForm.buttons.filter(({ value }) => value === 'remove')}
        >
          <p>{t('SEARCHES_REMOVE_TEXT')}</p>
        </ActionForm>
      </details>
    </div>
  );
}

function Matches({ ctx, matches }: Omit<SearchSectionProps, 'refused'>) {
  const { t } = ctx;
  const { search, count, newCount, cards, listPath } = matches;
  if (count === 0 && !matches.wider) return <p>{t('SEARCHES_NO_MATCH')}</p>;
  return (
    <>
      <p className="search-section__count">
        <span>
          <strong>{count > 0 ? t('SEARCHES_COUNT', { count }) : t('SEARCHES_NO_MATCH')}</strong>
          {newCount > 0 && (
            <NoWrapDates
              text={`, ${t('SEARCHES_COUNT_NEW', { count: newCount, date: formatDay(matches.since) })}`}
            />
          )}
        </span>
        {listPath && count > 0 && (
          <a href={listPath}>
            {t('SEARCHES_ALL')}
            <span className="visually-hidden">, {search.name}</span>
          </a>
        )}
      </p>
      <CardGrid
        cards={cards}
        tile={
          matches.wider && {
            cell: <WiderTile ctx={ctx} id={search.id} wider={matches.wider} />,
            after: cards.length,
          }
        }
      />
    </>
  );
}

/** The number of matches that a higher price would add, and the button that raises it. */
function WiderTile({
  ctx,
  id,
  wider: { price, count },
}: {
  ctx: RequestContext;
  id: string;
  wider: NonNullable<SavedSearchMatches['wider']>;
}) {
  const { t, href } = ctx;
  return (
    <li className="search-section__wider">
      <ActionForm
        {...{ ctx, form: searchActionForm, hidden: { search: id } }}
        action={href.page('/my-searches/')}
        buttons={searchActionForm.buttons.filter(({ value }) => value === 'widen')}
      >
        <h3>{t('SEARCHES_WIDER_TITLE')}</h3>
        <p>{t('SEARCHES_WIDER_TEXT', { price, count })}</p>
      </ActionForm>
    </li>
  );
}

/** '14-11-2026', in Brussels. */
const formatDay = (moment: number): string => formatDate(toBrusselsDay(new Date(moment)));
