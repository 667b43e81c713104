import { Fragment } from 'react';
import type { RequestContext } from '../../platform/request-context';
import { describeAlone } from './answer-sentence';
import { RegisterTile } from './register-tile';
import type { CountedPart, SearchResults } from './results';
import { ResultGroup, ResultRow } from './search-groups';

interface NothingFoundProps {
  ctx: RequestContext;
  results: SearchResults;
}

/** No results: each part of the question alone with its count, what was probably meant, the demand register. */
export function NothingFound({ ctx, results }: NothingFoundProps) {
  const { t, snapshot } = ctx;
  const { answer, alone, suggestions } = results;
  const { parts } = answer;
  return (
    <div className="nothing-found">
      <div>
        {alone.length > 0 && (
          <ul className="nothing-found__parts">
            {alone.map((counted) => (
              <PartAlone key={counted.text} ctx={ctx} counted={counted} />
            ))}
          </ul>
        )}
        <ResultGroup title={t('SEARCH_NEAR')} empty={suggestions.length === 0}>
          {suggestions.map((suggestion) => (
            <ResultRow key={suggestion.query} ctx={ctx} {...suggestion} />
          ))}
        </ResultGroup>
        {alone.every(({ counts }) => counts.sale + counts.rent === 0) && (
          <ul className="search__group">
            <ResultRow
              ctx={ctx}
              name={t('SEARCH_ALL')}
              query=""
              counts={snapshot.catalogue.counts.all}
            />
          </ul>
        )}
      </div>
      <RegisterTile ctx={ctx} parts={parts} as="aside" />
    </div>
  );
}

/** A part with a link to its own results; struck through without results. */
function PartAlone({ ctx, counted }: { ctx: RequestContext; counted: CountedPart }) {
  const { t, href } = ctx;
  const { parts, text, counts } = counted;
  const name = describeAlone(ctx, parts);
  const phrases = [
    counts.sale > 0 && t('SEARCH_COUNT_SALE', { count: counts.sale }),
    counts.rent > 0 && t('SEARCH_COUNT_RENT', { count: counts.rent }),
  ].filter(Boolean);
  const isEmpty = phrases.length === 0;
  return (
    <li>
      {isEmpty ? (
        <s>{name}</s>
      ) : (
        <a rel="nofollow" href={href.page('/search/', { q: text })}>
          {name}
        </a>
      )}
      <span>
        {isEmpty
          ? t(
              parts.some(({ kind }) => kind === 'words')
                ? 'SEARCH_COUNT_NO_TEXT'
                : 'SEARCH_COUNT_NONE',
            )
          : phrases.map((phrase, index) => (
              <Fragment key={phrase as string}>
                {index > 0 && ', '}
                {phrase}
              </Fragment>
            ))}
      </span>
    </li>
  );
}
