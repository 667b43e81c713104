import type { Property } from '../../domain/catalogue/property';
import { getPictureUrl } from '../../domain/catalogue/property';
import { getSaleKindRules } from '../../domain/catalogue/sale-kind-rules';
import { getTextLang } from '../../domain/catalogue/text-language';
import { formatDate } from '../../domain/format/date';
import { DOT } from '../../domain/format/dot';
import { DAY_MS } from '../../domain/format/durations';
import type { RequestContext } from '../../platform/request-context';
import { findFirstPublicDay } from '../../views/facts/first-public-day';
import { formatPriceLine } from '../../views/facts/property-price';
import { NoWrapDates } from '../../views/ui/no-wrap-dates';
import { Picture } from '../../views/ui/picture';
import { getPortalPath } from './portal-shell';

interface PropertyHeadProps {
  ctx: RequestContext;
  property: Property;
  owned: readonly number[];
  /** The first day that views were counted; a property put online again has a later date. */
  since: string | undefined;
  now: number;
}

/** Picture, title and price of the owner's property, and a link to their other ones. */
export function PropertyHead({ ctx, property, owned, since, now }: PropertyHeadProps) {
  const { t, snapshot } = ctx;
  const picture = getPictureUrl(property);
  return (
    <div className="portal-head">
      {picture && (
        <Picture
          className="portal-head__picture"
          url={picture}
          alt=""
          width={168}
          height={126}
          sizes="168px"
          hosts={snapshot.site.configuration.images}
          eager
        />
      )}
      <div className="portal-head__text">
        <p>{t('OWNER_YOUR_PROPERTY', { id: property.ID })}</p>
        <h1 lang={getTextLang(property, ctx.language)}>{property.TypeDescription}</h1>
        <p>
          <strong>{formatPriceLine(ctx, property)}</strong>
          <NoWrapDates text={describeTerms(ctx, property, since, now)} />
        </p>
      </div>
      <OtherProperty ctx={ctx} owned={owned} />
    </div>
  );
}

/** The head of a page below a property: its title and the property's name. */
export function PropertyPageHead({
  ctx,
  property,
  owned,
  title,
}: Pick<PropertyHeadProps, 'ctx' | 'property' | 'owned'> & { title: string }) {
  return (
    <div className="portal-head">
      <div className="portal-head__text">
        <p>
          <a href={getPortalPath(ctx, property.ID)} lang={getTextLang(property, ctx.language)}>
            {property.TypeDescription}
          </a>
          {', '}
          {ctx.t('REFERENCE_ID', { id: property.ID })}
        </p>
        <h1>{title}</h1>
      </div>
      <OtherProperty ctx={ctx} owned={owned} />
    </div>
  );
}

const OtherProperty = ({ ctx: { t, href }, owned }: Pick<PropertyHeadProps, 'ctx' | 'owned'>) =>
  owned.length > 1 ? (
    <a className="button button--outlined" href={href.page('/owner/')}>
      {t('OWNER_OTHER_PROPERTY', { count: owned.length })}
    </a>
  ) : null;

/** Returns the day the property was put online, YYYY-MM-DD; a property put online again has a later date. */
export const findFirstDay = (
  { DatePosted }: Property,
  since: string | undefined,
): string | undefined => [DatePosted, since].filter((day) => day).sort()[0];

/** ' · te koop sinds 2-9-2026, 80 dagen'; '' if the date is not known. */
function describeTerms(
  ctx: RequestContext,
  property: Property,
  since: string | undefined,
  now: number,
): string {
  const { t } = ctx;
  const firstPublic = findFirstPublicDay(ctx, property.ID);
  if (firstPublic) return `${DOT}${t('OWNER_FIRST_WEEK', { date: firstPublic.date })}`;
  const first = findFirstDay(property, since);
  const date = first ? formatDate(first) : '';
  if (!first || !date) return '';
  const count = Math.max(1, Math.round((now - Date.parse(`${first}T12:00:00Z`)) / DAY_MS));
  return `${DOT}${t(getSaleKindRules(property).ownerSinceText, { date, count })}`;
}
