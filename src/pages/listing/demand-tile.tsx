import type { Visit } from '../../visit';

/** Among the cards, the way to be told of what is not there yet; `wide` takes a row of its own. */
export function DemandTile({
  visit: { t, href },
  types,
  cities,
  wide,
}: {
  visit: Visit;
  /** What is searched for, by name; all of it where there is none. */
  types: readonly string[];
  cities: readonly string[];
  wide: boolean;
}) {
  const search = [
    types.join(', ').toLowerCase() || t('DEMAND_TILE_ALL_TYPES'),
    cities.join(', ') || t('DEMAND_TILE_ALL_CITIES'),
  ].join(', ');
  return (
    <li className={wide ? 'tile tile--wide' : 'tile'}>
      <h3>{t('DEMAND_TILE_TITLE')}</h3>
      <p>{t('DEMAND_TILE_TEXT', { search })}</p>
      <a className="button button--forest" href={href.page('/demand-register/')}>
        {t('DEMAND_TILE_ACTION')}
      </a>
    </li>
  );
}
