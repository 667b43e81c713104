import type { RequestContext } from '../../platform/request-context';
import { Picture } from '../../views/ui/picture';
import { getPortalPath } from './portal-shell';

type OwnedProperty = Awaited<
  ReturnType<RequestContext['snapshot']['catalogue']['loadCards']>
>[number];

/** The owner's properties, to choose one of. */
export function ChoosePage({
  ctx,
  properties,
}: {
  ctx: RequestContext;
  properties: readonly OwnedProperty[];
}) {
  const { t, snapshot } = ctx;
  if (properties.length === 0)
    return (
      <div className="account-page">
        <h1>{t('OWNER_PORTAL')}</h1>
        <p className="lead">{t('OWNER_NO_PROPERTIES')}</p>
      </div>
    );
  return (
    <div className="account-page">
      <h1>{t('OWNER_SELECT_PROPERTY')}</h1>
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
              <a href={getPortalPath(ctx, property.ID)}>{property.TypeDescription}</a>
              <span>{t('OWNER_YOUR_PROPERTY', { id: property.ID })}</span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
