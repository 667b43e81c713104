import type { ReactNode } from 'react';
import type { PropertyCardRecord } from '../../domain/catalogue/property-card';
import type { RequestContext } from '../../platform/request-context';
import { NearestTitle } from '../../views/criteria/nearest-title';
import { SearchForm } from '../../views/layout/search-form';
import { Pager } from '../../views/ui/pager';
import { describeParts, formatCity, quoteParts } from './answer-sentence';
import { NEARBY_KM } from './engine/answers';
import type { TextMatches } from './engine/search';
import { NothingFound } from './nothing-found';
import { PageGroups } from './page-groups';
import { asksFor } from './question/asked-criteria';
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
  const { answer, page } = results;
  const { parts, missing } = answer;
  const hasGroups = matches.types.length + matches.cities.length + properties.length > 0;
  const hasPages = parts.some(({ kind }) => kind === 'page' || kind === 'project');
  const isQuestion = text !== '' && parts.length > 0;
  const tile = page.total < FEW_RESULTS && <RegisterTile ctx={ctx} parts={parts} as="li" />;
  return (
    <div className="page search">
      <SearchForm ctx={ctx} text={text} />
      <h1>{buildSearchTitle(ctx, text, results)}</h1>
      {isQuestion && !hasGroups && <QuestionView {...{ ctx, text, parts, missing, exact }} />}
      {isQuestion && !hasGroups && (
        <Refinements {...{ ctx, text, parts }} total={page.total} counts={results.counts} />
      )}
      <SearchGroups {...{ ctx, matches, properties }} />
      <PageGroups {...{ ctx, parts }} />
      {text !== '' && page.total === 0 && !hasGroups && !hasPages && (
        <NothingFound {...{ ctx, results }} />
      )}
      {cards.length > 0 && (
        <section aria-labelledby="results">
          <h2 id="results" className="visually-hidden">
            {ctx.t('SEARCH_RESULTS')}
          </h2>
          <ResultCards {...{ ctx, cards, tile }} />
        </section>
      )}
      {cards.length > 0 && page.pages > 1 && (
        <Pager {...page} t={ctx.t} getHref={(number) => buildPageHref(props, number)} />
      )}
      {page.total > 0 && <NearbyResults {...props} />}
      {!hasPages && (
        <MoreCards
          ctx={ctx}
          title={
            results.nearest.failed ? (
              <NearestTitle ctx={ctx} failed={results.nearest.failed} />
            ) : (
              ctx.t('OFFERS_NOW')
            )
          }
          cards={props.nearestCards}
        />
      )}
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
  const { answer, page } = results;
  const { parts, missing, asked } = answer;
  if (!text) return t('SEARCH');
  const sought = parts.filter((part) => !missing.has(part));
  const question = describeParts(ctx, page.total > 0 ? sought : parts);
  if (page.total > 0) return `${t('SEARCH_COUNT', { count: page.total })} ${question}`.trim();
  const unknown = parts.find((part) => part.kind === 'property');
  if (unknown) return t('SEARCH_NO_REFERENCE', { id: unknown.id });
  const clashing = parts.filter((part) => asked.conflicts.some((name) => asksFor(part, name)));
  if (clashing.length > 0)
    return t('SEARCH_CONTRADICTION', { question: quoteParts(ctx, clashing) });
  if (parts.some(({ kind }) => kind === 'page')) return t('SEARCH_RESULTS');
  if (parts.some(({ kind }) => kind === 'words')) return t('SEARCH_NOT_IN_ANY_TEXT', { question });
  return question ? t('SEARCH_NO_MATCH', { question }) : t('SEARCH_NOT_UNDERSTOOD');
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
  title: ReactNode;
  cards: readonly ResultCard[];
  link?: ReactNode;
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
