import type { Property } from '../../domain/catalogue/property';
import { getTextLang } from '../../domain/catalogue/text-language';
import { isTownToldOf } from '../../domain/catalogue/town-offer';
import { formatAddress, formatCityName } from '../../domain/format/address';
import { DOT } from '../../domain/format/dot';
import { formatNumber } from '../../domain/format/number';
import { formatWord } from '../../domain/language/catalogue-words';
import type { Language } from '../../domain/language/language';
import type { TextKey, Translate } from '../../domain/language/texts';
import { findRegion } from '../../domain/law/region';
import { isFieldOfRegion } from '../../domain/law/regional-terms';
import { buildTownPath, findTownOf } from '../../domain/site/towns';
import type { RequestContext } from '../../platform/request-context';
import { FactList } from '../../views/ui/fact-list';
import { Prose } from '../../views/ui/prose';
import { ENERGY_REGION_TEXTS } from './energy';
import { PropertyMap } from './property-map';

/** The location as far as it is published (decision 11), distances, mobility scores. */
export function Location({
  ctx,
  property,
  lang,
}: {
  ctx: RequestContext;
  property: Property;
  lang: Language | undefined;
}) {
  const { t, snapshot, language } = ctx;
  const { listings } = snapshot.site.configuration;
  const region = findRegion(property);
  const city = formatCityName(property.City, listings);
  const street = property.PublishAddress
    ? formatAddress(property, { listings, language, hideCity: true })
    : t('ADDRESS_ON_REQUEST');
  // formatAddress ends a published address abroad with its country.
  const abroad = property.PublishAddress
    ? ''
    : formatWord('CountryName', property.CountryName, language);
  const around = [street, region ? t(ENERGY_REGION_TEXTS[region]) : abroad];
  return (
    <section className="section" aria-labelledby="location">
      <h2 id="location">{t('GROUP_LOCATION')}</h2>
      <p className="property-location">
        <strong>{[property.Zip, city].filter(Boolean).join(' ')}</strong>
        <span>{around.filter(Boolean).join(DOT)}</span>
      </p>
      <TownLink ctx={ctx} property={property} />
      <PropertyMap ctx={ctx} property={property} />
      {property.LocationDescription && (
        <Prose
          ctx={ctx}
          text={property.LocationDescription}
          lang={getTextLang(property, language)}
        />
      )}
      {property.PointsOfInterest.length > 0 && (
        <>
          <h3>{t('GROUP_POINTS_OF_INTEREST')}</h3>
          {city && <p className="note">{t('DISTANCES_FROM_CENTRE', { city })}</p>}
          <div className="facts--distances">
            <FactList
              lang={lang}
              rows={property.PointsOfInterest.map(({ Name, Distance }) => ({
                term: formatWord('PointsOfInterest', Name, language),
                value: formatDistance(Distance, t),
              }))}
            />
          </div>
        </>
      )}
      {isFieldOfRegion('Mobiscore', property) && (
        <MobilityScores t={t} scores={property.Mobiscore} />
      )}
    </section>
  );
}

/** A link to the page of the property's town, if the site tells of it. */
function TownLink({ ctx, property }: { ctx: RequestContext; property: Property }) {
  const { t, href, snapshot } = ctx;
  const town = findTownOf(snapshot.site, property);
  if (!town || !isTownToldOf(snapshot.catalogue, town)) return null;
  const name = formatCityName(town.name, snapshot.site.configuration.listings);
  return (
    <p>
      <a href={href.page(buildTownPath(town))}>{t('TOWN_TITLE', { town: name })}</a>
    </p>
  );
}

/** The mobility score and its seven parts (§9): a figure of Flanders only. */
function MobilityScores({ t, scores }: { t: Translate; scores: Property['Mobiscore'] }) {
  const rows = MOBISCORE_PARTS.flatMap(({ part, term }) => {
    const score = scores?.[part];
    return score === undefined
      ? []
      : [{ term: t(term), value: t('MOBISCORE_OUT_OF_TEN', { score: formatNumber(score) }) }];
  });
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{t('GROUP_MOBISCORE')}</h3>
      <p className="note">{t('MOBISCORE_TEXT')}</p>
      <div className="facts--distances">
        <FactList rows={rows} />
      </div>
    </>
  );
}

const MOBISCORE_PARTS: readonly {
  part: keyof NonNullable<Property['Mobiscore']>;
  term: TextKey;
}[] = [
  { part: 'Total', term: 'MOBISCORE_TOTAL' },
  { part: 'PublicTransport', term: 'MOBISCORE_PUBLIC_TRANSPORT' },
  { part: 'Education', term: 'MOBISCORE_EDUCATION' },
  { part: 'ShopsAndServices', term: 'MOBISCORE_SHOPS_AND_SERVICES' },
  { part: 'LeisureSportCulture', term: 'MOBISCORE_LEISURE_SPORT_CULTURE' },
  { part: 'HealthAndCare', term: 'MOBISCORE_HEALTH_AND_CARE' },
  { part: 'EnvironmentalImpact', term: 'MOBISCORE_ENVIRONMENTAL_IMPACT' },
  { part: 'NearbyLocations', term: 'MOBISCORE_NEARBY_LOCATIONS' },
];

/** Formats a distance: metres below a kilometre, then kilometres with one decimal. */
function formatDistance(metres: number, t: Translate): string {
  if (metres < 1000) return t('DISTANCE_M', { distance: formatNumber(Math.round(metres)) });
  return t('DISTANCE_KM', { distance: formatNumber(Math.round(metres / 100) / 10) });
}
