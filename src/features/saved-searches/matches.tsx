import { findRowById } from '../../domain/catalogue/listing/listing-index';
import { getPictureUrl } from '../../domain/catalogue/property';
import type { PropertyCardRecord } from '../../domain/catalogue/property-card';
import type { SavedCriteria } from '../../domain/criteria/saved-criteria';
import { formatCityName } from '../../domain/format/address';
import { buildImageUrl } from '../../domain/images/image-url';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { describeCriterion, describePlaces } from '../../views/criteria/criteria-words';
import { formatAllIn } from '../../views/facts/all-in-words';
import { formatPriceLine } from '../../views/facts/property-price';
import { BudgetLines } from './budget-lines';
import { buildListPath, countMatchingProperties, findMatchingIds } from './matching-list';
import { SEARCH_ENTRIES } from './schema';

/** The properties shown below the number. */
const MAX_SHOWN = 3;
/** With more names than this, only the number of cities is shown. */
const MAX_NAMES = 3;

/**
 * Renders the current matches of a search, the same for the page and for the fragment that a script
 * fetches.
 */
export async function renderMatches(ctx: RequestContext, search: SavedCriteria, form: string) {
  const shown = await ctx.snapshot.catalogue.loadCards(
    findMatchingIds(ctx, search, MAX_SHOWN),
    ctx.catalogueLanguage,
  );
  return <Matches {...{ ctx, search, shown, form }} count={countMatchingProperties(ctx, search)} />;
}

/**
 * The current matches: their number and cities, three cards, a link to all. A script updates them when
 * the form changes.
 */
function Matches({
  ctx,
  search,
  shown,
  count,
  form,
}: {
  ctx: RequestContext;
  search: SavedCriteria;
  shown: readonly PropertyCardRecord[];
  count: number;
  /** The form beside it, by its name. */
  form: string;
}) {
  const { t, href } = ctx;
  return (
    <section
      className="search-matches"
      aria-labelledby="search-matches"
      data-matches={href.page('/demand-matches/')}
      data-form={form}
      data-fields={Object.keys(SEARCH_ENTRIES).join(' ')}
      data-line={t('SAVED_SEARCH_NOW_LINE', { what: '{what}' })}
    >
      <h2 id="search-matches">{t('SAVED_SEARCH_NOW')}</h2>
      <div role="status" data-part="count">
        <p className="search-matches__count">{count}</p>
        <p className="search-matches__where">
          {count > 0 ? formatWhere(ctx, search) : t('SAVED_SEARCH_NOW_NONE')}
        </p>
      </div>
      <div data-part="list">
        <ul>
          {shown.map((property) => (
            <li key={property.ID}>
              <MatchLink {...{ ctx, property, search }} />
            </li>
          ))}
        </ul>
        {count > shown.length && (
          <a className="search-matches__all" href={buildListPath(ctx, search)}>
            {t('SAVED_SEARCH_NOW_ALL', { count })}
          </a>
        )}
        <BudgetLines {...{ ctx, search, count }} />
      </div>
    </section>
  );
}

function MatchLink({
  ctx,
  property,
  search,
}: {
  ctx: RequestContext;
  property: PropertyCardRecord;
  search: SavedCriteria;
}) {
  const { catalogue, site } = ctx.snapshot;
  const { listings, images } = site.configuration;
  const allIn = formatAllIn(ctx, findRowById(catalogue.index, property.ID), search);
  const picture = getPictureUrl(property);
  return (
    <a href={ctx.href.property(property)}>
      {picture ? (
        <img
          src={buildImageUrl(picture, 100, images)}
          alt=""
          width={64}
          height={48}
          loading="lazy"
        />
      ) : (
        <span className="search-matches__blank" />
      )}
      <strong>{formatCityName(property.City, listings)}</strong>
      <span>
        {formatPriceLine(ctx, property)}
        {allIn && <small>{allIn}</small>}
      </span>
    </a>
  );
}

/**
 * Formats goal, cities and budget of a search: 'te koop in Lier, Geel of Mol', 'te koop in 12 gemeenten, tot
 * € 300.000 alles samen'.
 */
const formatWhere = (ctx: RequestContext, search: SavedCriteria): string =>
  [
    ctx.t(search.goal === 'rent' ? 'SAVED_SEARCH_NOW_RENT' : 'SAVED_SEARCH_NOW_SALE', {
      where: describePlaces(ctx, search, MAX_NAMES),
    }),
    ...describeCriterion(ctx, search, 'budget'),
  ].join(', ');

const NEXT_STEP_TEXTS: readonly (readonly [title: TextKey, text: TextKey])[] = [
  ['SAVED_SEARCH_NEXT_1_TITLE', 'SAVED_SEARCH_NEXT_1_TEXT'],
  ['SAVED_SEARCH_NEXT_2_TITLE', 'SAVED_SEARCH_NEXT_2_TEXT'],
  ['SAVED_SEARCH_NEXT_3_TITLE', 'SAVED_SEARCH_NEXT_3_TEXT'],
];

/** The steps that follow a saved search. */
export function NextSteps({ ctx: { t } }: { ctx: RequestContext }) {
  return (
    <div className="next-steps">
      <h2>{t('VALUATION_NEXT_TITLE')}</h2>
      <ol>
        {NEXT_STEP_TEXTS.map(([title, text]) => (
          <li key={title}>
            <strong>{t(title)}</strong>
            {t(text)}
          </li>
        ))}
      </ol>
    </div>
  );
}
