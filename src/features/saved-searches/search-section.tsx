import { toBrusselsDay } from '../../domain/format/brussels-day';
import { formatDate } from '../../domain/format/date';
import type { RequestContext } from '../../platform/request-context';
import { CardGrid } from '../../views/cards/property-cards';
import { describeSearch } from './describe-search';
import type { SavedSearchMatches } from './load-matches';

/** Returns the id of a search's section on the subscriber's page; an id of HTML begins with a letter. */
export const getSearchAnchor = (id: string): string => `search-${id}`;

interface SearchSectionProps {
  ctx: RequestContext;
  matches: SavedSearchMatches;
}

/** A search: name, description, actions, matches (docs/look.md). */
export function SearchSection({ ctx, matches }: SearchSectionProps) {
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
        <SearchActions ctx={ctx} search={search} />
      </div>
      {pausedAt === null ? (
        <Matches ctx={ctx} matches={matches} />
      ) : (
        <p>{t('SEARCHES_PAUSED_TEXT', { count: matches.count })}</p>
      )}
    </section>
  );
}

/** The accessible name of each button contains the name of the search. */
function SearchActions({
  ctx,
  search: { id, name, pausedAt },
}: {
  ctx: RequestContext;
  search: SavedSearchMatches['search'];
}) {
  const { t, href } = ctx;
  const action = href.page('/my-searches/');
  const suffix = <span className="visually-hidden">: {name}</span>;
  return (
    <div className="search-section__actions">
      <form method="post" action={action}>
        <input type="hidden" name="search" value={id} />
        <a href={href.page('/my-searches/change/', { search: id })}>
          {t('SEARCHES_CHANGE')}
          {suffix}
        </a>
        <button
          type="submit"
          className="link-button"
          name="action"
          value={pausedAt === null ? 'pause' : 'resume'}
        >
          {t(pausedAt === null ? 'SEARCHES_PAUSE' : 'SEARCHES_RESUME')}
          {suffix}
        </button>
        <button type="submit" className="link-button" name="action" value="remove">
          {t('SEARCHES_REMOVE')}
          {suffix}
        </button>
      </form>
      <details>
        <summary>
          {t('SEARCHES_RENAME')}
          {suffix}
        </summary>
        <form method="post" action={action} className="search-section__rename">
          <input type="hidden" name="search" value={id} />
          <label className="visually-hidden" htmlFor={`${getSearchAnchor(id)}-rename`}>
            {t('SEARCHES_NAME')}
          </label>
          <input
            id={`${getSearchAnchor(id)}-rename`}
            type="text"
            className="field__input"
            name="name"
            defaultValue={name}
            maxLength={80}
            autoComplete="off"
          />
          <button
            type="submit"
            className="button button--outlined button--small"
            name="action"
            value="rename"
          >
            {t('SEARCHES_SAVE')}
            {suffix}
          </button>
        </form>
      </details>
    </div>
  );
}

function Matches({ ctx, matches }: SearchSectionProps) {
  const { t } = ctx;
  const { search, count, newCount, cards, listPath } = matches;
  if (count === 0 && !matches.wider) return <p>{t('SEARCHES_NO_MATCH')}</p>;
  return (
    <>
      <p className="search-section__count">
        <span>
          <strong>{count > 0 ? t('SEARCHES_COUNT', { count }) : t('SEARCHES_NO_MATCH')}</strong>
          {newCount > 0 &&
            `, ${t('SEARCHES_COUNT_NEW', { count: newCount, date: formatDay(matches.since) })}`}
        </span>
        {listPath && count > 0 && (
          <a href={listPath}>
            {t('SEARCHES_ALL')}
            <span className="visually-hidden">: {search.name}</span>
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
  ctx: { t, href },
  id,
  wider: { price, count },
}: {
  ctx: RequestContext;
  id: string;
  wider: NonNullable<SavedSearchMatches['wider']>;
}) {
  return (
    <li className="search-section__wider">
      <form method="post" action={href.page('/my-searches/')}>
        <input type="hidden" name="search" value={id} />
        <h3>{t('SEARCHES_WIDER_TITLE')}</h3>
        <p>{t('SEARCHES_WIDER_TEXT', { price, count })}</p>
        <button type="submit" className="button button--outlined" name="action" value="widen">
          {t('SEARCHES_WIDER_ACTION')}
        </button>
      </form>
    </li>
  );
}

/** '14-11-2026', in Brussels. */
const formatDay = (moment: number): string => formatDate(toBrusselsDay(new Date(moment)));
