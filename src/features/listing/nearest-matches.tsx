import { ABOVE_PERCENT, AROUND_KM } from '../../domain/catalogue/nearest/nearest-rows';
import { formatCityName } from '../../domain/format/address';
import type { TextKey } from '../../domain/language/texts';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import type { CardGridProps, RenderedCard } from '../../views/cards/property-cards';
import { CardGrid } from '../../views/cards/property-cards';
import { describePlaces } from '../../views/criteria/criteria-words';
import { NearestTitle } from '../../views/criteria/nearest-title';
import type { Answer } from '../search/answer';
import type { NearestResult } from './find-nearest';
import { buildListingSearch } from './listing-request';
import { LooseningLinks } from './loosening-links';
import type { ListingToolProps } from './sort-menu';

/** More cities than this are a number of cities. */
const MAX_CITIES = 6;

/** Where nothing is on offer, nothing was searched in vain. */
export const NO_OFFER_TEXTS: Record<ListingSection, TextKey> = {
  '/for-sale/': 'LISTING_NONE_FOR_SALE',
  '/for-rent/': 'LISTING_NONE_FOR_RENT',
  '/Bouwgrond/': 'LISTING_NO_PLOTS',
};

interface NearestMatchesProps extends ListingToolProps {
  cards: readonly RenderedCard[];
  nearest?: NearestResult | undefined;
  /** The question that led to the list, as it was understood. */
  asked: Answer | undefined;
  tile: CardGridProps['tile'];
}

/**
 * A list without matches: which criteria to loosen with what is gained, the nearest properties by the distance that the
 * heading names, the demand register (docs/look.md; decision 122).
 */
export function NearestMatches(props: NearestMatchesProps) {
  const { ctx, section, request, cards, nearest, asked, tile } = props;
  const { t } = ctx;
  if (!nearest)
    return (
      <>
        <p className="lead listing__empty">{t(NO_OFFER_TEXTS[section])}</p>
        {tile && <CardGrid cards={[]} tile={tile} />}
      </>
    );
  return (
    <>
      <p className="lead listing__empty">
        {nearest.isPlaceEmpty
          ? t(nearest.isPlaceUnknown ? 'LISTING_NONE_UNKNOWN_PLACE' : 'LISTING_NONE_THERE', {
              where: describePlaces(ctx, request, MAX_CITIES),
            })
          : t('NO_PROPERTIES')}
      </p>
      <LooseningLinks {...{ ctx, section, request, asked }} loosenings={nearest.loosenings} />
      <SuggestedCities {...props} nearest={nearest} />
      <div className="listing__bar">
        <h2>
          {nearest.failed.length > 0 || !nearest.isPlaceUnknown ? (
            <NearestTitle ctx={ctx} failed={nearest.failed} />
          ) : (
            t('OFFERS_NOW')
          )}
        </h2>
      </div>
      <CardGrid cards={cards} tile={tile} />
    </>
  );
}

/** Cities with a name like one that no offer has. */
function SuggestedCities({
  ctx,
  section,
  request,
  nearest: { suggestedCities },
}: ListingToolProps & { nearest: NearestResult }) {
  const { t, href, snapshot } = ctx;
  if (suggestedCities.length === 0) return null;
  return (
    <p className="listing__suggestions">
      {t('SEARCH_CITY_MEANT')}{' '}
      {suggestedCities.map((number) => {
        const city = snapshot.catalogue.index.cities[number];
        if (!city) return null;
        const cities = [{ name: city.Name, zip: city.Zip }];
        const query = buildListingSearch(request, { cities, page: 1 });
        return (
          <a key={number} rel="nofollow" href={href.page(section) + query}>
            {`${formatCityName(city.Name, snapshot.site.configuration.listings)} [${city.Zip}]`}
          </a>
        );
      })}
    </p>
  );
}

/** The cards that a list with few matches shows besides them. */
export interface BesidesCards {
  above: readonly RenderedCard[];
  around: readonly RenderedCard[];
}

/** Below a list with few matches: what is a tenth above its highest price at most, and what lies around its places. */
export function Besides({ ctx: { t }, cards }: { ctx: RequestContext; cards: BesidesCards }) {
  const groups = [
    {
      id: 'just-above',
      title: t('BESIDES_ABOVE'),
      note: t('BESIDES_ABOVE_NOTE', { percent: ABOVE_PERCENT }),
      cards: cards.above,
    },
    {
      id: 'around',
      title: t('BESIDES_AROUND', { km: AROUND_KM }),
      note: t('BESIDES_AROUND_NOTE'),
      cards: cards.around,
    },
  ].filter((group) => group.cards.length > 0);
  return (
    <div className="besides">
      {groups.map(({ id, title, note, cards: own }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>
            {title} <small>{note}</small>
          </h2>
          <CardGrid cards={own} columns={groups.length > 1 ? 2 : 4} />
        </section>
      ))}
    </div>
  );
}
