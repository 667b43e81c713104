import { PERIODS } from '../../domain/periods';
import type { SoldHome } from '../../domain/site/sold-home';
import type { RequestContext } from '../../platform/request-context';
import { ItemListData } from '../../views/cards/item-list-data';
import { Breadcrumb } from '../../views/layout/breadcrumb';
import { Pager } from '../../views/ui/pager';
import type { SoldFigures } from './sold-figures';
import { formatSoldQuery } from './sold-query';
import { SoldGraph, SoldSummary } from './sold-summary';
import { SoldTable } from './sold-table';
import type { ToldHome } from './sold-view';
import { SOLD_WORDS } from './sold-words';

export interface SoldPageProps {
  ctx: RequestContext;
  goal: SoldHome['goal'];
  /** The goals that any home has. */
  goals: readonly SoldHome['goal'][];
  /** The town that is asked for, and those to choose from. */
  town: string | undefined;
  towns: readonly { slug: string; name: string }[];
  figures: SoldFigures;
  /** The homes of the page, and how many there are in all. */
  homes: readonly ToldHome[];
  total: number;
  page: number;
  pages: number;
}

/** The archive: what was sold or let, in how many days and at what price, and what was not, as far as owners agreed. */
export function SoldPage(props: SoldPageProps) {
  const { ctx, goal, town, figures, homes, total, page, pages } = props;
  const { t, href } = ctx;
  const title = t(SOLD_WORDS[goal].title);
  const paths = homes.flatMap(({ card }) => (card ? [href.property(card)] : []));
  return (
    <div className="page">
      <Breadcrumb ctx={ctx} steps={[{ name: title }]} />
      <div className="sold__head">
        <div>
          <h1>{title}</h1>
          <p className="lead">{t(SOLD_WORDS[goal].intro, PERIODS.soldHome)}</p>
        </div>
        <SoldGraph {...{ ctx, goal, figures }} />
      </div>
      {total > 0 ? (
        <>
          <SoldSummary {...{ ctx, goal, figures }} />
          <SoldFilters {...props} />
          <SoldTable {...{ ctx, goal, homes }} />
          {homes.some((told) => !told.town) && (
            <p className="sold__note">{t('SOLD_ELSEWHERE_NOTE')}</p>
          )}
          {pages > 1 && (
            <Pager
              {...{ page, pages, total, t }}
              getHref={(number) =>
                href.page('/sold/') + formatSoldQuery({ goal, town, page: number })
              }
            />
          )}
        </>
      ) : (
        <p>{t('SOLD_EMPTY')}</p>
      )}
      <Valuation ctx={ctx} />
      <ItemListData ctx={ctx} paths={paths} />
    </div>
  );
}

/** Sold or let, and one town of all. */
function SoldFilters({ ctx, goal, goals, town, towns }: SoldPageProps) {
  const { t, href } = ctx;
  const path = href.page('/sold/');
  if (goals.length < 2 && towns.length < 2) return null;
  return (
    <div className="sold__filters">
      {goals.length > 1 && (
        <ul className="sold__goals">
          {goals.map((each) => (
            <li key={each}>
              <a
                href={path + formatSoldQuery({ goal: each })}
                aria-current={each === goal ? 'true' : undefined}
              >
                {t(SOLD_WORDS[each].closed)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {towns.length > 1 && (
        <form action={path} method="get">
          {goal === 'rent' && <input type="hidden" name="goal" value={goal} />}
          <label>
            {t('SOLD_TOWN')}{' '}
            <select className="field__input" name="town" defaultValue={town ?? ''}>
              <option value="">{t('SOLD_TOWN_ALL')}</option>
              {towns.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className="button button--outlined">
            {t('OWNER_FILTER')}
          </button>
        </form>
      )}
    </div>
  );
}

/** Whoever looks at what was sold may want to sell. */
function Valuation({ ctx: { t, href } }: { ctx: RequestContext }) {
  const path = href.find('/contact-demand/');
  if (!path) return null;
  return (
    <section className="sold__valuation" aria-labelledby="valuation">
      <h2 id="valuation">{t('SOLD_VALUATION_TITLE')}</h2>
      <p>{t('SOLD_VALUATION_TEXT')}</p>
      <a className="button button--forest" href={path}>
        {t('FREE_EVALUATION')}
      </a>
    </section>
  );
}
