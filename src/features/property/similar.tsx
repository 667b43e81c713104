import type { Property } from '../../domain/catalogue/property';
import { isForSale } from '../../domain/catalogue/property-kind';
import { formatCityName } from '../../domain/format/address';
import { getListingSection } from '../../domain/routing/href';
import type { RequestContext } from '../../platform/request-context';
import type { RenderedCard } from '../../views/cards/property-cards';
import { CardGrid } from '../../views/cards/property-cards';

export interface SimilarPropertiesProps {
  ctx: RequestContext;
  property: Property;
  closed: boolean;
  cards: readonly RenderedCard[];
}

/** Similar available properties, and a link to all listings of the city. */
export function SimilarProperties({ ctx, property, closed, cards }: SimilarPropertiesProps) {
  const { t } = ctx;
  return (
    <section className="similar" aria-labelledby="similar">
      <div className="similar__head">
        <h2 id="similar">{t('SIMILAR_TITLE')}</h2>
        <CityListingLink ctx={ctx} property={property} />
      </div>
      {closed && cards.length > 0 && <p>{t('PROPERTY_CLOSED_HINT')}</p>}
      {cards.length > 0 ? <CardGrid cards={cards} /> : <p>{t('SIMILAR_NONE')}</p>}
    </section>
  );
}

function CityListingLink({ ctx, property }: { ctx: RequestContext; property: Property }) {
  const { t, href, snapshot } = ctx;
  const { index, counts } = snapshot.catalogue;
  const { City, Zip } = property;
  const cityNumber = index.cities.findIndex(({ Name, Zip: zip }) => Name === City && zip === Zip);
  const count = counts.byCity[cityNumber]?.[isForSale(property) ? 'sale' : 'rent'] ?? 0;
  if (!City || count < 2) return null;
  const section = getListingSection(property) === '/for-rent/' ? '/for-rent/' : '/for-sale/';
  const city = formatCityName(City, snapshot.site.configuration.listings);
  return (
    <a href={href.page(section, { city: `${City}|${Zip}` })}>{t('ALL_IN_CITY', { count, city })}</a>
  );
}
