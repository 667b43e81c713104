import { renderToStaticMarkup } from 'react-dom/server';
import type { EnergyRegion, EpcLabel, EpcStep } from '../../domain/catalogue/energy';
import { getEpcScale } from '../../domain/catalogue/energy';
import { formatNumber } from '../../domain/format/number';
import type { Translate } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { cachedMarkup } from '../../views/ui/cached-markup';
import { EpcLabelShape } from '../../views/ui/epc-label';

interface EpcScaleProps {
  ctx: RequestContext;
  /** The label of the property and its figure in kWh/m² a year; 0 if that is unknown. */
  label: EpcLabel;
  value: number;
  region: EnergyRegion;
}

/** The labels from best to worst; that of the property is taller and has a tag with its value. */
export function EpcScale({ ctx, label, value, region }: EpcScaleProps) {
  const { t } = ctx;
  const steps = getEpcScale(region);
  const items = steps.map((step) =>
    step.label === label
      ? renderToStaticMarkup(<OwnLabel {...{ t, label, value }} />)
      : cachedMarkup(ctx, `energy label ${region} ${step.label}`, () => (
          <OtherLabel t={t} step={step} />
        )),
  );
  return (
    <ol
      className={steps.length > 10 ? 'energy__scale energy__scale--fine' : 'energy__scale'}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the components below
      dangerouslySetInnerHTML={{ __html: items.join('') }}
    />
  );
}

function OwnLabel({ t, label, value }: Pick<EpcScaleProps, 'label' | 'value'> & { t: Translate }) {
  return (
    <li aria-current>
      <EpcLabelShape label={label} t={t} />
      <strong className="energy__tag">
        <span className={value > 0 ? 'visually-hidden' : undefined}>{t('EPC_THIS_PROPERTY')} </span>
        {value > 0 && `${formatNumber(value)}\u00a0${t('UNIT_KWH_M2_YEAR')}`}
      </strong>
    </li>
  );
}

function OtherLabel({ t, step }: { t: Translate; step: EpcStep }) {
  return (
    <li>
      <EpcLabelShape label={step.label} t={t} />
      <span className="energy__range">{formatEpcRange(step, t)}</span>
    </li>
  );
}

function formatEpcRange({ above, upTo }: EpcStep, t: Translate): string {
  if (above === undefined && upTo === undefined) return '';
  if (above === undefined) return t('EPC_RANGE_UP_TO', { max: formatNumber(upTo ?? 0) });
  if (upTo === undefined) return t('EPC_RANGE_ABOVE', { min: formatNumber(above) });
  return t('EPC_RANGE_BETWEEN', { min: formatNumber(above), max: formatNumber(upTo) });
}
