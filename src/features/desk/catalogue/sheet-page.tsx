import { DOT } from '../../../domain/format/dot';
import type { RequestContext } from '../../../platform/request-context';
import { EpcLabelShape } from '../../../views/ui/epc-label';
import { QrCode } from '../../../views/ui/qr-code';
import type { Sheet } from './sheet';

/** Shows a card for the window (A4 upright) or a poster (A3), with a code that leads to the property. */
export function SheetPage({
  ctx: { t },
  sheet: { town, title, price, facts, epc, law, agent, reference, picture, url },
  kind,
}: {
  ctx: RequestContext;
  sheet: Sheet;
  kind: 'card' | 'poster';
}) {
  return (
    <div className={`desk-sheet desk-sheet--${kind}`}>
      <p className="desk-no-print desk-quiet">{t('DESK_SHEET_TEXT')}</p>
      {picture && <img src={picture} alt="" />}
      <div className="desk-sheet__text">
        <p>{town}</p>
        <h1>{title}</h1>
        <p className="desk-sheet__price">{price}</p>
        <p className="desk-sheet__facts">
          {facts.join(DOT)}
          {epc.state === 'label' && <EpcLabelShape label={epc.label} t={t} />}
        </p>
        {law.length > 0 && <p className="desk-sheet__law">{law.join(DOT)}</p>}
      </div>
      <div className="desk-sheet__foot">
        <QrCode text={url} className="desk-sheet__code" />
        <p>
          <strong>{agent.name}</strong>
          <br />
          <span className="desk-sheet__phone">{agent.phone}</span>
          <br />
          {t('DESK_SHEET_REFERENCE', { id: reference })}
          <br />
          <small>{agent.number}</small>
        </p>
      </div>
    </div>
  );
}
