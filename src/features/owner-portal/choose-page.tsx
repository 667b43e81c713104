import { getTextLang } from '../../domain/catalogue/text-language';
import { formatLongDate, formatTimeOfDay } from '../../domain/format/brussels-time';
import type { RequestContext } from '../../platform/request-context';
import { Picture } from '../../views/ui/picture';
import type { GoneProperty } from './gone-properties-store';
import { getPortalPath } from './portal-shell';

type OwnedProperty = Awaited<
  ReturnType<RequestContext['snapshot']['catalogue']['loadCards']>
>[number];

/** The owner's properties, to choose one of. */
export function ChoosePage({
  ctx,
  properties,
  gone,
}: {
  ctx: RequestContext;
  properties: readonly OwnedProperty[];
  /** Those that left the site. */
  gone: readonly GoneProperty[];
}) {
  const { t, language, snapshot } = ctx;
  if (properties.length + gone.length === 0)
    return (
      <div className="account-page">
        <h1>{t('OWNER_PORTAL')}</h1>
        <p className="lead">{t('OWNER_NO_PROPERTIES')}</p>
      </div>
    );
  return (
    <div className="account-page">
      <h1>{t(properties.length > 0 ? 'OWNER_SELECT_PROPERTY' : 'OWNER_PORTAL')}</h1>
      <ul className="portal-choice">
        {properties.map((property) => (
          <li key={property.ID}>
            {property.SmallPictureItem && (
              <Picture
                url={property.SmallPictureItem.Url}
                alt=""
                width={188}
                height={141}
                sizes="188px"
                hosts={snapshot.site.configuration.images}
                eager
              />
            )}
            <div>
              <a href={getPortalPath(ctx, property.ID)} lang={getTextLang(property, ctx.language)}>
                {property.TypeDescription}
              </a>
              <span>{t('OWNER_YOUR_PROPERTY', { id: property.ID })}</span>
            </div>
          </li>
        ))}
        {gone.map((property) => (
          <li key={property.id}>
            <div>
              <strong>{property.title ?? t('OWNER_YOUR_PROPERTY', { id: property.id })}</strong>
              <span>{t('OWNER_PROPERTY_GONE')}</span>
              {property.visits.map((moment) => (
                <span key={moment}>
                  {t('OWNER_PROPERTY_GONE_VISIT', {
                    date: formatLongDate(moment, language),
                    time: formatTimeOfDay(moment, language),
                  })}
                </span>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
