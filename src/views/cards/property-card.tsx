import { resolveEpc } from '../../domain/catalogue/energy';
import type { ListingState } from '../../domain/catalogue/listing/listing-state';
import { getListingState, isClosed } from '../../domain/catalogue/listing/listing-state';
import { getPictureUrl, isForTakeover } from '../../domain/catalogue/property';
import type { PropertyCardRecord } from '../../domain/catalogue/property-card';
import { formatCityName } from '../../domain/format/address';
import { formatPrice } from '../../domain/format/price';
import { PHONE_WIDTH_SIZES } from '../../domain/images/phone-sizes';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { EpcLabelShape } from '../ui/epc-label';
import { Picture } from '../ui/picture';
import { formatCardFacts } from './card-facts';

export interface PropertyCardProps {
  ctx: RequestContext;
  property: PropertyCardRecord;
}

/** An offer seen small: picture, ribbon, town, headline, three facts, price, energy (docs/look.md). */
export function PropertyCard({ ctx, property }: PropertyCardProps) {
  const { t, snapshot, href } = ctx;
  const { listings, images } = snapshot.site.configuration;
  const state = getListingState(property, listings);
  const picture = getPictureUrl(property);
  const lang = property.language === ctx.language ? undefined : property.language;
  return (
    <article className={isClosed(state) ? 'card card--closed' : 'card'}>
      <div className="card__picture picture-frame">
        {picture ? (
          <Picture
            url={picture}
            alt=""
            width={400}
            height={300}
            sizes={CARD_SIZES}
            hosts={images}
          />
        ) : (
          <span className="picture-frame__text">{t('CARD_NO_PHOTO')}</span>
        )}
        {property.MarqueeName && (
          <span className={isClosed(state) ? 'ribbon ribbon--closed' : 'ribbon'} lang={lang}>
            {property.MarqueeName}
          </span>
        )}
      </div>
      <p className="card__place">
        <span>{formatCityName(property.City, listings)}</span>
        <span className="card__reference">{t('REFERENCE_ID', { id: property.ID })}</span>
      </p>
      <h3 className="card__headline" lang={lang}>
        <a href={href.property(property)}>{property.TypeDescription}</a>
      </h3>
      <ul className="card__facts">
        {formatCardFacts(ctx, property).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className="card__price">
        <CardPrice ctx={ctx} property={property} state={state} />
        <CardEnergy ctx={ctx} property={property} />
      </p>
    </article>
  );
}

/** As wide as the columns of card.css: four, three, two, one, with margins and gutters. */
const CARD_SIZES = `${PHONE_WIDTH_SIZES}, (min-width: 1440px) 318px, (min-width: 1280px) calc(25vw - 42px), (min-width: 1224px) calc(25vw - 34px), (min-width: 928px) calc(33.4vw - 38px), (min-width: 768px) calc(50vw - 44px), (min-width: 600px) calc(50vw - 28px), calc(100vw - 40px)`;

const CLOSED_STATE_TEXTS: Partial<Record<ListingState, TextKey>> = {
  sold: 'SOLD',
  rented: 'RENTED',
};

/** Sold and rented print their state; an unpublished price prints 'on demand' (decision 12). */
function CardPrice({ ctx, property, state }: PropertyCardProps & { state: ListingState }) {
  const { t, snapshot } = ctx;
  const price = formatPrice(property, snapshot.site.configuration.listings, t);
  const stateKey = CLOSED_STATE_TEXTS[state];
  if (stateKey) return <span className="card__state">{price || t(stateKey)}</span>;
  if (!price) return <span className="card__state">{t('PRICE_ON_DEMAND')}</span>;
  return (
    <span className="card__amount">
      {price}
      {isForTakeover(property) && <span className="card__note"> {t('FOR_TAKEOVER')}</span>}
    </span>
  );
}

function CardEnergy({ ctx, property }: PropertyCardProps) {
  const epc = resolveEpc(property);
  if (epc.state === 'label') return <EpcLabelShape label={epc.label} t={ctx.t} />;
  if (epc.state === 'none') return null;
  const key = epc.state === 'requested' ? 'EPC_REQUESTED_SHORT' : 'EPC_NOT_APPLICABLE_SHORT';
  return <span className="card__note">{ctx.t(key)}</span>;
}
