import type { EpcLabel } from '../../domain/catalogue/energy';
import { formatEpcLabel } from '../../domain/format/epc-label';
import type { Translate } from '../../domain/language/texts';

/**
 * The energy label as an arrow with its letter: colour alone would not be accessible (docs/look.md,
 * EPC label).
 */
export function EpcLabelShape({ label, t }: { label: EpcLabel; t: Translate }) {
  return (
    <span
      className={`epc epc--${label.split('_')[0]}${label.includes('plus') ? `-${label.split('_')[1]}` : ''}`}
    >
      <span className="visually-hidden">{t('EPC_LABEL')} </span>
      {formatEpcLabel(label)}
    </span>
  );
}
