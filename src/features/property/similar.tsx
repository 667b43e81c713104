import { findCityNumber } from '../../domain/catalogue/listing/cities';
import type { Project } from '../../domain/catalogue/project';
import type { Property } from '../../domain/catalogue/property';
import { isForSale } from '../../domain/catalogue/property-kind';
import { formatCityName } from '../../domain/format/address';
import { getListingSection } from '../../domain/routing/href';
import type { RequestContext } from '../../platform/request-context';
import type { RenderedCard } from '../../views/cards/property-cards';
import { CardGrid } from '../../views/cards/property-cards';

/** The cards of what is like a property: free units of its project, and properties elsewhere. */
export interface SimilarCards {
  units: readonly RenderedCard[];
  others: readonly RenderedCard[];
}

export interface SimilarSectionsProps {
  ctx: RequestContext;
  property: Property;
  project: Project | undefined;
  closed: boolean;
  cards: SimilarCards;
}

/** Free units of the same project, then similar available properties, and a link to all listings of the city. */
export function SimilarSections(props: SimilarSectionsProps) {
  const { ctx, property, project, closed, cards } = props;
  const { t, href } = ctx;
  const hasUnits = project !== undefined && cards.units.length > 0;
  return (
    <>
      {hasUnits && (
        <section className="similar" aria-labelledby="similar-units">
          <div className="similar__head">
            <h2 id="similar-units">
              {t('SIMILAR_UNITS', { project: project.Name })}{' '}
              <small>{t('SIMILAR_UNITS_ORDER')}</small>
            </h2>
            <a href={href.project(project)}>{t('SIMILAR_UNITS_ALL')}</a>
          </div>
          <CardGrid cards={cards.units} />
        </section>
      )}
      {(cards.others.length > 0 || !hasUnits) && (
        <section className="similar" aria-labelledby="similar">
          <div className="similar__head">
            <h2 id="similar">
              {t('SIMILAR_TITLE')} {cards.others.length > 0 && <small>{t('SIMILAR_ORDER')}</small>}
            </h2>
            <CityListingLink ctx={ctx} property={property} />
          </div>
          {closed && cards.others.length > 0 && <p>{t('PROPERTY_CLOSED_HINT')}</p>}
          {cards.others.length > 0 ? (
            <CardGrid cards={cards.others} />
          ) : (
            <NothingSimilar ctx={ctx} property={property} />
          )}
        </section>
      )}
    </>
  );
}

/** Says that nothing is similar, with the way to the register, which starts with what the property is. */
function NothingSimilar({ ctx, property }: { ctx: RequestContext; property: Property }) {
  const { t, href } = ctx;
  const { City, Zip, WebID } = property;
  const register = href.find('/demand-register/', {
    goal: isForSale(property) ? '0' : '1',
    type: WebID,
    city: City ? `${City}|${Zip}` : undefined,
  });
  return (
    <>
      <p>{t('SIMILAR_NONE')}</p>
      {register && (
        <p>
          {t('SAVED_SEARCH_TILE_TEXT_GENERAL')}{' '}
          <a href={register} rel="nofollow">
            {t('SAVED_SEARCH_TILE_ACTION')}
          </a>
        </p>
      )}
    </>
  );
}

function CityListingLink({ ctx, property }: { ctx: RequestContext; property: Property }) {
  const { t, href, snapshot } = ctx;
  const { index, counts } = snapshot.catalogue;
  const { City, Zip } = property;
  const count =
    counts.byCity[findCityNumber(index.cities, property) ?? -1]?.[
      isForSale(property) ? 'sale' : 'rent'
    ] ?? 0;
  if (!City || count < 2) return null;
  const section = getListingSection(property) === '/for-rent/' ? '/for-rent/' : '/for-sale/';
  const path = href.find(section, { city: `${City}|${Zip}` });
  if (!path) return null;
  const city = formatCityName(City, snapshot.site.configuration.listings);
  return <a href={path}>{t('ALL_IN_CITY', { count, city })}</a>;
}
