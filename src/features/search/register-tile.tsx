import type { RequestContext } from '../../platform/request-context';
import type { QuestionPart } from './engine/question';

interface SavedSearchTileProps {
  ctx: RequestContext;
  parts: readonly QuestionPart[];
  as: 'li' | 'aside';
}

/** A tile that leads to the demand register, which starts with goal, types and cities of the question. */
export function RegisterTile({ ctx, parts, as: Tag }: SavedSearchTileProps) {
  const { t, href } = ctx;
  const query = new URLSearchParams(
    parts.flatMap((part): [string, string][] => {
      if (part.kind === 'goal') return [['goal', part.goal === 'sale' ? '0' : '1']];
      if (part.kind === 'type') return [['type', String(part.webId)]];
      return part.kind === 'city'
        ? part.cities.map(({ Name, Zip }) => ['city', `${Name}|${Zip}`])
        : [];
    }),
  );
  const path = href.page('/demand-register/');
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
