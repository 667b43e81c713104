import { LISTING_SORTS } from '../../catalogue/listing';
import { cityName } from '../../format/address';
import type { TextKey } from '../../language/texts';
import type { ListingSection } from '../../routing/section';
import { Icon } from '../../ui/icon';
import type { Visit } from '../../visit';
import type { ListingRequest } from './query';
import { listingQueryString, SORT } from './query';

export interface FiltersProps {
  visit: Visit;
  section: ListingSection;
  request: ListingRequest;
}

/** Type, town, sold ones too: a form on one line that any browser can send. */
export function Filters({ visit, section, request }: FiltersProps) {
  const { t, href, snapshot } = visit;
  const { counts, index } = snapshot.catalogue;
  const { listings } = snapshot.site.configuration;
  const side = sideOf(section);
  const cities = index.cities
    .map((city, number) => ({ ...city, count: counts.byCity[number]?.[side] ?? 0 }))
    .filter(({ count, Name }) => count > 0 && Name);
  const [city] = request.cities;
  return (
    <form className="filters" action={href.page(section)} method="get">
      {section !== '/Bouwgrond/' && (
        <label>
          <span>{t('FILTER_TYPE')}</span>
          <select name="type" defaultValue={String(request.types[0] ?? '')}>
            <option value="">{t('FILTER_ALL')}</option>
            {typesOf(visit, section).map(({ WebID, Name }) => (
              <option key={WebID} value={WebID}>
                {Name}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </label>
      )}
      <label>
        <span>{t('FILTER_CITY')}</span>
        <select name="city" defaultValue={city ? `${city.name}|${city.zip ?? ''}` : ''}>
          <option value="">{t('FILTER_ALL_COUNT', { count: cities.length })}</option>
          {cities.map(({ Name, Zip, count }) => (
            <option key={`${Name}|${Zip}`} value={`${Name}|${Zip}`}>
              {`${cityName(Name, listings)} [${Zip}] (${count})`}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </label>
      <label className="filters__check">
        <input type="checkbox" name="closed" value="1" defaultChecked={request.includeClosed} />
        <span>{t(ALSO_CLOSED[side])}</span>
      </label>
      {request.sort !== 'date' && <input type="hidden" name="sort" value={request.sort} />}
      {request.view !== 'list' && <input type="hidden" name="view" value={request.view} />}
      <button type="submit" className="button button--forest">
        {t('FILTER_APPLY')}
      </button>
    </form>
  );
}

/** What is chosen, each a link to the same list without it. */
export function Chips({ visit, section, request }: FiltersProps) {
  const { t, href } = visit;
  const base = href.page(section);
  const chosen = chosenOf(visit, section, request);
  if (chosen.length === 0) return null;
  return (
    <ul className="chips">
      {chosen.map(({ name, without }) => (
        <li key={name}>
          <a
            className="chip"
            href={base + listingQueryString(request, { ...without, page: 1 })}
            aria-label={t('FILTER_REMOVE', { name })}
          >
            {name} <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a className="chips__clear" href={base}>
          {t('CLEAR_ALL')}
        </a>
      </li>
    </ul>
  );
}

/** The order, as links: one press and no button beside it, with or without script. */
export function SortMenu({ visit, section, request }: FiltersProps) {
  const { t, href } = visit;
  return (
    <details className="sort">
      <summary>
        <span>{t('SORT_ORDER_CHOSEN', { order: '' })}</span>{' '}
        <strong>{t(SORT[request.sort])}</strong> <Icon name="down" />
      </summary>
      <ul>
        {LISTING_SORTS.map((sort) => (
          <li key={sort}>
            <a
              href={href.page(section) + listingQueryString(request, { sort, page: 1 })}
              aria-current={sort === request.sort || undefined}
            >
              {t(SORT[sort])}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Every filter that is on, by its name, with what the request is without it. */
function chosenOf(
  visit: Visit,
  section: ListingSection,
  request: ListingRequest,
): { name: string; without: Partial<ListingRequest> }[] {
  const { t, snapshot } = visit;
  const { listings } = snapshot.site.configuration;
  const { types, cities, includeClosed } = request;
  return [
    ...types.flatMap((type) =>
      typeNames(visit, section, { types: [type] }).map((name) => ({
        name,
        without: { types: types.filter((other) => other !== type) },
      })),
    ),
    ...cities.map((city) => ({
      name: cityName(city.name, listings),
      without: { cities: cities.filter((other) => other !== city) },
    })),
    ...(includeClosed
      ? [{ name: t(ALSO_CLOSED[sideOf(section)]), without: { includeClosed: false } }]
      : []),
  ];
}

/** The names of the types asked for, as far as anything in the section is of them. */
export const typeNames = (
  visit: Visit,
  section: ListingSection,
  { types }: Pick<ListingRequest, 'types'>,
): string[] =>
  typesOf(visit, section)
    .filter(({ WebID }) => types.includes(Number(WebID)))
    .map(({ Name }) => Name);

/** The types that anything in the section is of, in their own order. */
function typesOf({ snapshot, catalogueLanguage }: Visit, section: ListingSection) {
  const { counts } = snapshot.catalogue;
  if (section === '/Bouwgrond/') return [];
  return snapshot.site.categories
    .filter(({ language }) => language === catalogueLanguage)
    .filter(({ WebID }) => (counts.byCategory.get(Number(WebID))?.[sideOf(section)] ?? 0) > 0)
    .sort((a, b) => a.ShowOrder - b.ShowOrder);
}

type Side = 'sale' | 'rent';

const sideOf = (section: ListingSection): Side => (section === '/for-rent/' ? 'rent' : 'sale');

const ALSO_CLOSED: Record<Side, TextKey> = { sale: 'ALSO_SOLD', rent: 'ALSO_RENTED' };
