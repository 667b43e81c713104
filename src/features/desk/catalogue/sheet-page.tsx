import { resolveEpc } from '../../../domain/catalogue/energy';
import type { Property } from '../../../domain/catalogue/property';
import { getPictureUrl } from '../../../domain/catalogue/property';
import { formatCityName } from '../../../domain/format/address';
import { formatPhone } from '../../../domain/format/phone';
import { buildImageUrl } from '../../../domain/images/image-url';
import type { RequestContext } from '../../../platform/request-context';
import { EpcLabelShape } from '../../../views/ui/epc-label';
import { QrCode } from '../../../views/ui/qr-code';
import { listSheetFacts, listSheetLaw } from './sheet-facts';

/** Shows a card for the window (A4 upright) or a poster (A3), with a code that leads to the listing. */
export function SheetPage({
  ctx,
  property,
  kind,
  price,
  url,
}: {
  ctx: RequestContext;
  property: Property;
  kind: 'card' | 'poster';
  price: string;
  url: string;
}) {
  const { t, snapshot, localize } = ctx;
  const { agency, listings, images } = snapshot.site.configuration;
  const picture = getPictureUrl(property);
  const epc = resolveEpc(property);
  const law = listSheetLaw(ctx, property);
  return (
    <div className={`desk-sheet desk-sheet--${kind}`}>
      <p className="desk-no-print desk-quiet">{t('DESK_SHEET_TEXT')}</p>
      {picture && <img src={buildImageUrl(picture, 1050, images)} alt="" />}
      <div className="desk-sheet__text">
        <p>{formatCityName(property.City, listings)}</p>
        <h1>{property.TypeDescription}</h1>
        <p className="desk-sheet__price">{price}</p>
        <p className="desk-sheet__facts">
          {listSheetFacts(ctx, property).join(' · ')}
          {epc.state === 'label' && <EpcLabelShape label={epc.label} t={t} />}
        </p>
        {law.length > 0 && <p className="desk-sheet__law">{law.join(' · ')}</p>}
      </div>
      <div className="desk-sheet__foot">
        <QrCode text={url} className="desk-sheet__code" />
        <p>
          <strong>{agency.name}</strong>
          <br />
          <span className="desk-sheet__phone">{formatPhone(agency.phone)}</span>
          <br />
          {t('DESK_SHEET_REFERENCE', { id: property.ID })}
          <br />
          <small>{`${localize(agency.professionalTitle).text} ${agency.professionalNumber}`}</small>
        </p>
      </div>
    </div>
  );
}
