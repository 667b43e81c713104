import { findRemoteCities } from '../../../../../domain/map/central-cities';
import type { ZoneCity } from '../../../../../domain/map/map-messages';
import { LazyMap } from '../../../../../views/ui/lazy-map';
import type { FieldOption } from '../../definition/field';
import { ChoiceTiles, formatOption } from './choice-input';
import type { InputProps } from './input-props';
import { getTextValue } from './input-props';

/** Cities to choose by typing, in a list, or on a map (§3, demand register); without script in the list alone. */
export function ZonesInput(props: InputProps) {
  const { ctx, field, id, options } = props;
  if (field.kind !== 'zones') return null;
  const { t } = ctx;
  const cities = options.flatMap((option) => toZoneCity(ctx, option));
  const remote = findRemoteNames(cities);
  return (
    <div className="zone-picker" data-zone-picker="" data-goal={field.goal}>
      <div className="zone-picker__search">
        <input
          id={`${id}-search`}
          className="field__input"
          type="text"
          autoComplete="off"
          placeholder={t('SAVED_SEARCH_CITY_SEARCH')}
          aria-label={t('SAVED_SEARCH_CITY_SEARCH')}
          aria-controls={`${id}-list`}
          data-city-search=""
        />
        <p
          className="visually-hidden"
          role="status"
          data-city-count={t('SAVED_SEARCH_CITIES_FOUND', { count: '{count}' })}
        />
      </div>
      <ul
        className="zone-picker__chips"
        aria-label={t('SAVED_SEARCH_CITIES_CHOSEN')}
        data-remove-label={t('SAVED_SEARCH_CITY_REMOVE')}
      />
      <div className="zone-picker__drop">
        <div id={`${id}-list`} className="zone-picker__list">
          <ChoiceTiles {...props} />
        </div>
      </div>
      <button
        type="button"
        className="button button--outlined zone-picker__show-map"
        data-show-map=""
      >
        {t('SAVED_SEARCH_SHOW_MAP')}
      </button>
      <LazyMap
        ctx={ctx}
        title={t(field.map)}
        settings={{}}
        zones={{
          towns: cities,
          fields: { towns: field.name, shape: field.shape, goal: field.goal },
        }}
      />
      {remote.length > 0 && (
        <p className="field__hint zone-picker__remote">
          {t('SAVED_SEARCH_CITIES_REMOTE', { cities: remote.join(', ') })}
        </p>
      )}
    </div>
  );
}

function toZoneCity(ctx: InputProps['ctx'], option: FieldOption): ZoneCity[] {
  const { value, coordinates, counts = {} } = option;
  return coordinates
    ? [{ value, label: formatOption(ctx, option), place: coordinates, counts }]
    : [];
}

/** Returns the names of the cities that the map does not show at first. */
function findRemoteNames(cities: readonly ZoneCity[]): string[] {
  const counted = cities.map((city) => ({
    ...city,
    count: Object.values(city.counts).reduce((sum, count) => sum + count, 0),
  }));
  return findRemoteCities(counted).map(({ label }) => label);
}

export function HiddenInput({ field, id, values }: Pick<InputProps, 'field' | 'id' | 'values'>) {
  return (
    <input {...{ id, name: field.name, type: 'hidden', value: getTextValue(values, field) }} />
  );
}
