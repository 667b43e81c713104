import type { EpcLabel } from '../../domain/catalogue/energy';
import { formatEpcLabel } from '../../domain/format/epc-label';
import type { Translate } from '../../domain/language/texts';

interface EpcLabelShapeProps {
  label: EpcLabel;
  t: Translate;
  /** Whether a heading says already that it is one. */
  bare?: boolean;
}

/**
 * The energy label as an arrow with its letter: colour alone would not be accessible (docs/look.md,
 * EPC label).
 */
export function EpcLabelShape({ label, t, bare }: EpcLabelShapeProps) {
  return (
    <span
      className={`epc epc--${label.split('_')[0]}${label.includes('plus') ? `-${label.split('_')[1]}` : ''}`}
    >
      {!bare && <span className="visually-hidden">{t('EPC_LABEL')} </span>}
      {formatEpcLabel(label)}
    </span>
  );
}
