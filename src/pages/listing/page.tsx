import type { RenderedCard } from '../../cards/property-cards';
import { CardGrid } from '../../cards/property-cards';
import type { ListingSort, ListingPage as Page } from '../../catalogue/listing';
import { LISTING_SORTS } from '../../catalogue/listing';
import { cityName } from '../../format/address';
import type { TextKey } from '../../language/texts';
import { Breadcrumb, mappedSteps } from '../../layout/breadcrumb';
import type { ListingSection } from '../../routing/section';
import { Pager } from '../../ui/pager';
import type { Visit } from '../../visit';
import type { ListingRequest } from './query';
import { listingQueryString } from './query';

export interface ListingPageProps {
  visit: Visit;
  section: ListingSection;
  request: ListingRequest;
  page: Page;
  cards: readonly RenderedCard[];
  title: string;
}

const COUNT: Record<ListingSection, TextKey> = {
  '/for-sale/': 'PROPERTIES_FOR_SALE',
  '/for-rent/': 'PROPERTIES_FOR_RENT',
  '/Bouwgrond/': 'BUILDING_PLOTS_COUNT',
};

const SORT: Record<ListingSort, TextKey> = {
  date: 'SORT_DATE',
  price: 'SORT_PRICE_ASC',
  'price-desc': 'SORT_PRICE_DESC',
  type: 'SORT_TYPE',
  city: 'SORT_CITY',
};

/** A list: what is chosen, how many there are, in which order, the cards, the way on (§2.10). */
export function ListingPage({ visit, section, request, page, cards, title }: ListingPageProps) {
  const { t, href } = visit;
  const base = href.page(section);
  return (
    <div className="page listing">
      <Breadcrumb visit={visit} steps={mappedSteps(visit, section)} />
      <h1>{title}</h1>
      <ListingForm visit={visit} section={section} request={request} action={base} />
      <h2 className="listing__count">{t(COUNT[section], { count: page.total })}</h2>
      {cards.length > 0 ? (
        <>
          <CardGrid cards={cards} />
          <Pager
            {...page}
            t={t}
            hrefOf={(number) => base + listingQueryString(request, { page: number })}
          />
        </>
      ) : (
        <div className="listing__empty">
          <p>{t('NO_PROPERTIES')}</p>
          <p>
            {t('NO_PROPERTIES_HINT')} <a href={base}>{t('CLEAR_ALL')}</a>
          </p>
        </div>
      )}
    </div>
  );
}

/** Type, town and order: a form that any browser can send. */
function ListingForm({
  visit,
  section,
  request,
  action,
}: Pick<ListingPageProps, 'visit' | 'section' | 'request'> & { action: string }) {
  const { t, snapshot, catalogueLanguage } = visit;
  const { counts, index } = snapshot.catalogue;
  const { categories, configuration } = snapshot.site;
  const side = section === '/for-rent/' ? 'rent' : 'sale';
  const types = categories
    .filter(({ language }) => language === catalogueLanguage)
    .filter(({ WebID }) => (counts.byCategory.get(Number(WebID))?.[side] ?? 0) > 0)
    .sort((a, b) => a.ShowOrder - b.ShowOrder);
  const cities = index.cities
    .map((city, number) => ({ ...city, count: counts.byCity[number]?.[side] ?? 0 }))
    .filter(({ count, Name }) => count > 0 && Name);
  const [city] = request.cities;
  return (
    <form className="listing__form" action={action} method="get">
      {section !== '/Bouwgrond/' && (
        <label>
          <span>{t('FILTER_TYPE')}</span>
          <select name="type" defaultValue={String(request.types[0] ?? '')}>
            <option value="">{t('FILTER_ALL')}</option>
            {types.map(({ WebID, Name }) => (
              <option key={WebID} value={WebID}>
                {Name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        <span>{t('FILTER_CITY')}</span>
        <select name="city" defaultValue={city ? `${city.name}|${city.zip ?? ''}` : ''}>
          <option value="">{t('FILTER_ALL_COUNT', { count: cities.length })}</option>
          {cities.map(({ Name, Zip, count }) => (
            <option key={`${Name}|${Zip}`} value={`${Name}|${Zip}`}>
              {`${cityName(Name, configuration.listings)} [${Zip}] (${count})`}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('SORT_BY')}</span>
        <select name="sort" defaultValue={request.sort}>
          {LISTING_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(SORT[sort])}
            </option>
          ))}
        </select>
      </label>
      {request.includeClosed && <input type="hidden" name="closed" value="1" />}
      <button type="submit" className="button button--forest">
        {t('FILTER_APPLY')}
      </button>
      <a
        className="listing__closed"
        href={
          action + listingQueryString(request, { includeClosed: !request.includeClosed, page: 1 })
        }
      >
        {t(closedKey(side, request.includeClosed))}
      </a>
    </form>
  );
}

const closedKey = (side: 'sale' | 'rent', included: boolean): TextKey => {
  if (included) return side === 'sale' ? 'WITHOUT_SOLD' : 'WITHOUT_RENTED';
  return side === 'sale' ? 'ALSO_SOLD' : 'ALSO_RENTED';
};
