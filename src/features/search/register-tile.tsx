import { listCriteriaParameters } from '../../domain/criteria/criteria-address';
import type { RequestContext } from '../../platform/request-context';
import { joinCriteria } from './question/asked-criteria';
import type { QuestionPart } from './question/question';

interface SavedSearchTileProps {
  ctx: RequestContext;
  parts: readonly QuestionPart[];
  as: 'li' | 'aside';
}

/** A tile that leads to the demand register, which starts with the criteria of the question. */
export function RegisterTile({ ctx, parts, as: Tag }: SavedSearchTileProps) {
  const { t, href } = ctx;
  const { goal, criteria } = joinCriteria(parts, ctx.snapshot.catalogue.index);
  const query = new URLSearchParams([
    ...(goal ? [['goal', goal === 'sale' ? '0' : '1']] : []),
    ...listCriteriaParameters(criteria),
  ]);
  const path = href.find('/demand-register/');
  if (!path) return null;
  return (
    <Tag className="tile">
      <h2>{t('SAVED_SEARCH_TILE_TITLE')}</h2>
      <p>{t('SAVED_SEARCH_TILE_TEXT_GENERAL')}</p>
      <a
        className="button button--forest"
        rel="nofollow"
        href={query.size > 0 ? `${path}?${query}` : path}
      >
        {t('SAVED_SEARCH_TILE_ACTION')}
      </a>
    </Tag>
  );
}
