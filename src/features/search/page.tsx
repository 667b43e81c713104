import type { PropertyCardRecord } from '../../domain/catalogue/property-card';
import type { RequestContext } from '../../platform/request-context';
import { SearchForm } from '../../views/layout/search-form';
import { Pager } from '../../views/ui/pager';
import { describeParts, formatCity } from './answer-sentence';
import { NEARBY_KM } from './engine/answers';
import type { TextMatches } from './engine/search';
import { NothingFound } from './nothing-found';
import { QuestionView } from './question-view';
import { Refinements } from './refinements';
import { RegisterTile } from './register-tile';
import type { ResultCard } from './result-cards';
import { ResultCards } from './result-cards';
import type { SearchResults } from './results';
import { SearchGroups } from './search-groups';

export interface SearchPageProps {
  ctx: RequestContext;
  text: string;
  exact: boolean;
  matches: TextMatches;
  /** The property of a reference. */
  properties: readonly PropertyCardRecord[];
  results: SearchResults;
  cards: readonly ResultCard[];
  nearbyCards: readonly ResultCard[];
  nearestCards: readonly ResultCard[];
}

/** With fewer results the demand register has a place among them. */
const FEW_RESULTS = 8;

/** The results of a search: the question as it was read, the properties that answer it, ways on. */
export function SearchPage(props: SearchPageProps) {
  const { ctx, text, exact, matches, properties, results, cards } = props;
  const { parts, page } = results;
  const hasGroups = matches.types.length + matches.cities.length + properties.length > 0;
  const isQuestion = text !== '' && parts.length > 0;
  const tile = page.total < FEW_RESULTS && <RegisterTile ctx={ctx} parts={parts} as="li" />;
  return (
    <div className="page search">
      <SearchForm ctx={ctx} text={text} />
      <h1>{buildSearchTitle(ctx, text, results)}</h1>
      {isQuestion && !hasGroups && (page.total > 0 || exact) && (
        <QuestionView {...{ ctx, text, parts, exact }} />
      )}
      {isQuestion && !hasGroups && (
        <Refinements {...{ ctx, text, parts }} total={page.total} counts={results.counts} />
      )}
      <SearchGroups {...{ ctx, matches, properties }} />
      {text !== '' && page.total === 0 && !hasGroups && <NothingFound {...{ ctx, results }} />}
      {cards.length > 0 && (
        <section aria-labelledby="results">
          <h2 id="results" className="visually-hidden">
            {ctx.t('SEARCH_RESULTS')}
          </h2>
          <ResultCards {...{ ctx, cards, tile }} />
        </section>
      )}
      {page.pages > 1 && (
        <Pager {...page} t={ctx.t} getHref={(number) => buildPageHref(props, number)} />
      )}
      {page.total > 0 && <NearbyResults {...props} />}
      <MoreCards ctx={ctx} title={ctx.t('NEAREST_MATCHES')} cards={props.nearestCards} />
    </div>
  );
}

/** Returns the answer in words: the number of properties and the question as it was read. */
export function buildSearchTitle(
  ctx: RequestContext,
  text: string,
  results: SearchResults,
): string {
  const { t } = ctx;
  const { parts, page } = results;
  if (!text) return t('SEARCH');
  const question = parts.length > 0 ? describeParts(ctx, parts) : t('SEARCH_WITH_WORDS', { text });
  return page.total > 0
    ? `${t('SEARCH_COUNT', { count: page.total })} ${question}`
    : `${t('SEARCH_NOTHING')} ${question}`;
}

const buildPageHref = ({ ctx, text, exact }: SearchPageProps, page: number): string =>
  ctx.href.page('/search/', {
    q: text,
    exact: exact ? 1 : undefined,
    page: page > 1 ? page : undefined,
  });

/** Matches near the city of the question, with a link to all of them. */
function NearbyResults({ ctx, results, nearbyCards }: SearchPageProps) {
  const { t, href } = ctx;
  const { nearby } = results;
  if (!nearby) return null;
  const title = t('SEARCH_NEARBY', { km: NEARBY_KM, city: formatCity(ctx, nearby.city) });
  const link = nearby.text && (
    <a rel="nofollow" href={href.page('/search/', { q: nearby.text })}>
      {t('SEARCH_ALL_OF', { count: nearby.total })}
    </a>
  );
  return <MoreCards ctx={ctx} title={title} cards={nearbyCards} link={link} />;
}

interface MoreCardsProps {
  ctx: RequestContext;
  title: string;
  cards: readonly ResultCard[];
  link?: React.ReactNode;
}

function MoreCards({ ctx, title, cards, link }: MoreCardsProps) {
  if (cards.length === 0) return null;
  return (
    <section className="search__more">
      <div className="search__bar">
        <h2>{title}</h2>
        {link}
      </div>
      <ResultCards ctx={ctx} cards={cards} />
    </section>
  );
}
