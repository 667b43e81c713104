import { findRowById } from '../../domain/catalogue/listing/listing-index';
import type { Property } from '../../domain/catalogue/property';
import { getPictureUrl } from '../../domain/catalogue/property';
import { toPropertyCard } from '../../domain/catalogue/property-card';
import { getPropertyState, isClosed } from '../../domain/catalogue/property-state';
import { getTextLang } from '../../domain/catalogue/text-language';
import type { BuyerPlan } from '../../domain/costs/buyer-plan';
import { formatAddress } from '../../domain/format/address';
import { formatPhone, toPhoneUrl } from '../../domain/format/phone';
import { buildImageUrl } from '../../domain/images/image-url';
import type { TextKey } from '../../domain/language/texts';
import { findAgent } from '../../domain/site/agent';
import type { RequestContext } from '../../platform/request-context';
import { formatCardFacts } from '../../views/cards/card-facts';
import { formatAllIn } from '../../views/facts/all-in-words';
import { formatPriceLine } from '../../views/facts/property-price';
import { formatPlannedIds } from './ids-query';

export interface PackStopProps {
  ctx: RequestContext;
  /** A home of the pack; without its property it has left the offer. */
  stop: { id: number; property: Property | undefined };
  /** The homes of the pack, in their order. */
  ids: readonly number[];
  position: number;
  /** How their reader buys: the price all-in stands below the price. */
  plan: BuyerPlan;
}

/** One home of a pack: what one needs at the door, and what one notes there. */
export function PackStop({ ctx, stop: { id, property }, ids, position, plan }: PackStopProps) {
  const { t } = ctx;
  const title = property?.TypeDescription ?? t('REFERENCE_ID', { id });
  const heading = `stop-${id}`;
  return (
    <li className="pack__stop" aria-labelledby={heading}>
      <div className="pack__head">
        <h2 id={heading} lang={property && getTextLang(property, ctx.language)}>
          {property ? <a href={ctx.href.property(property)}>{title}</a> : title}
        </h2>
        <p className="pack__order">
          <MoveLink {...{ ctx, ids, position, plan, title }} by={-1} />
          <MoveLink {...{ ctx, ids, position, plan, title }} by={1} />
        </p>
      </div>
      {property ? (
        <StopFacts {...{ ctx, property, plan }} />
      ) : (
        <p className="notice">{t('PACK_GONE')}</p>
      )}
      <StopNotes ctx={ctx} id={id} />
    </li>
  );
}

/** A link to the pack with this home one place earlier or later; none at its ends. */
function MoveLink({
  ctx,
  ids,
  position,
  plan,
  title,
  by,
}: Omit<PackStopProps, 'stop'> & { title: string; by: 1 | -1 }) {
  const [moved, other] = [ids[position], ids[position + by]];
  if (moved === undefined || other === undefined) return null;
  const label = ctx.t(by < 0 ? 'PACK_EARLIER' : 'PACK_LATER');
  const order = ids.with(position, other).with(position + by, moved);
  return (
    <a
      href={ctx.href.page('/visit-pack/') + formatPlannedIds(order, plan)}
      aria-label={`${label}, ${title}`}
    >
      {label}
    </a>
  );
}

function StopFacts({
  ctx,
  property,
  plan,
}: Pick<PackStopProps, 'ctx' | 'plan'> & { property: Property }) {
  const { t, language, snapshot } = ctx;
  const { listings, images, agency } = snapshot.site.configuration;
  const state = getPropertyState(property, listings);
  const closed = isClosed(state);
  const picture = getPictureUrl(property);
  const person = findAgent(snapshot.site.team, property);
  const phone = person?.phone || agency.phone;
  const row = findRowById(snapshot.catalogue.index, property.ID);
  const allIn = closed ? '' : formatAllIn(ctx, row, plan);
  const facts = [
    formatAddress(closed ? { ...property, PublishAddress: false } : property, {
      listings,
      language,
    }),
    ...formatCardFacts(toPropertyCard(property), t),
    t('REFERENCE_ID', { id: property.ID }),
  ];
  return (
    <div className="pack__facts">
      {picture && (
        // One size alone: what is kept is what is shown. From this site: a device keeps no other's files.
        <img
          src={buildImageUrl(picture, 750, { ...images, pictures: '' })}
          alt=""
          width={600}
          height={450}
        />
      )}
      <div>
        <p className="pack__price">
          {closed ? t(state === 'sold' ? 'SOLD' : 'RENTED') : formatPriceLine(ctx, property)}
        </p>
        {allIn && <p className="pack__all-in">{allIn}</p>}
        <ul>
          {facts.filter(Boolean).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p>
          {person?.name ?? agency.name}, <a href={toPhoneUrl(phone)}>{formatPhone(phone)}</a>
        </p>
      </div>
    </div>
  );
}

const CHECKS: readonly TextKey[] = [
  'PACK_CHECK_ROOF',
  'PACK_CHECK_HEATING',
  'PACK_CHECK_DAMP',
  'PACK_CHECK_PAPERS',
  'PACK_CHECK_PLACE',
];

/** Fields that the script fills from the browser's storage; nothing of them is sent. */
const StopNotes = ({ ctx: { t }, id }: { ctx: RequestContext; id: number }) => (
  <div className="pack__notes">
    <fieldset>
      <legend>{t('PACK_CHECKS')}</legend>
      {CHECKS.map((check) => (
        <label key={check} className="pack__check">
          <input type="checkbox" data-note={`${id} ${check}`} /> {t(check)}
        </label>
      ))}
    </fieldset>
    <div>
      <label className="pack__hour">
        {t('PACK_HOUR')}
        <input className="field__input" type="time" data-note={`${id} hour`} />
      </label>
      <label className="pack__text">
        {t('PACK_NOTES')}
        <textarea
          className="field__input"
          rows={4}
          maxLength={4000}
          aria-describedby="pack-notes"
          data-note={`${id} text`}
        />
      </label>
    </div>
  </div>
);
