import type { EnergyRegion, EpcLabel, EpcStep } from '../../domain/catalogue/energy';
import { getEpcScale, resolveEpc } from '../../domain/catalogue/energy';
import type { Property } from '../../domain/catalogue/property';
import { formatDate } from '../../domain/format/date';
import { formatEpcLabel } from '../../domain/format/epc-label';
import { formatNumber } from '../../domain/format/number';
import { getListFormat } from '../../domain/language/list-format';
import type { TextKey, Translate } from '../../domain/language/texts';
import { findRenovationDuty, RENOVATION_DUTY_DATE } from '../../domain/law/legal-rules';
import type { RequestContext } from '../../platform/request-context';
import { ENERGY_FACTS } from '../../views/facts/energy-facts';
import { buildFactRows } from '../../views/facts/fact-rows';
import { EpcLabelShape } from '../../views/ui/epc-label';
import { FactList } from '../../views/ui/fact-list';
import { NoWrapDates } from '../../views/ui/no-wrap-dates';

export const ENERGY_REGION_TEXTS: Record<EnergyRegion, TextKey> = {
  brussels: 'REGION_BRUSSELS',
  flanders: 'REGION_FLANDERS',
  wallonia: 'REGION_WALLONIA',
  luxembourg: 'REGION_LUXEMBOURG',
};

/** The energy certificate: the arrows of its region, the figure, the facts (§4, §9). */
export function EnergyBlock({ ctx, property }: { ctx: RequestContext; property: Property }) {
  const { t } = ctx;
  const epc = resolveEpc(property);
  if (epc.state === 'none') return null;
  const duty = findRenovationDuty(property);
  return (
    <section className="section" aria-labelledby="energy">
      <h2 id="energy">{t('ENERGY_BLOCK_TITLE')}</h2>
      {epc.state === 'label' ? (
        <>
          <div className="energy">
            <p className="visually-hidden">
              {t('EPC_SCALE', { region: t(ENERGY_REGION_TEXTS[epc.region]) })}
            </p>
            <EpcScale t={t} property={property} label={epc.label} region={epc.region} />
            <div className="energy__facts">
              <EnergyFigure t={t} value={property.EnergyPerformance} />
              <FactList rows={buildFactRows(ctx, property, ENERGY_FACTS)} />
            </div>
          </div>
          <p className="note">
            {t(findSourceText(property), { region: t(ENERGY_REGION_TEXTS[epc.region]) })}
          </p>
        </>
      ) : (
        <p>{t(epc.state === 'requested' ? 'EPC_REQUESTED' : 'EPC_NOT_APPLICABLE')}</p>
      )}
      {duty && (
        <p className="energy__obligation">
          <NoWrapDates
            text={t('EPC_NOTICE', {
              region: t(ENERGY_REGION_TEXTS[duty.region]),
              date: formatDate(duty.since),
              labels: getListFormat(ctx.language, 'disjunction').format(
                duty.labels.map(formatEpcLabel),
              ),
              years: duty.years,
              former: duty.supersedes.years,
              until: formatDate(duty.supersedes.until),
              checked: formatDate(RENOVATION_DUTY_DATE),
              target: formatEpcLabel(duty.target),
            })}
          />
        </p>
      )}
    </section>
  );
}

/** The labels from best to worst; that of the property is taller and has a tag with its value. */
export function EpcScale({
  t,
  property,
  label,
  region,
}: {
  t: Translate;
  property: Property;
  label: EpcLabel;
  region: EnergyRegion;
}) {
  const steps = getEpcScale(region);
  const value = property.EnergyPerformance;
  return (
    <ol className={steps.length > 10 ? 'energy__scale energy__scale--fine' : 'energy__scale'}>
      {steps.map((step) => {
        const isOwn = step.label === label;
        return (
          <li key={step.label} aria-current={isOwn || undefined}>
            <EpcLabelShape label={step.label} t={t} />
            {!isOwn && <span className="energy__range">{formatEpcRange(step, t)}</span>}
            {isOwn && (
              <strong className="energy__tag">
                <span className={value > 0 ? 'visually-hidden' : undefined}>
                  {t('EPC_THIS_PROPERTY')}{' '}
                </span>
                {value > 0 && `${formatNumber(value)}\u00a0${t('UNIT_KWH_M2_YEAR')}`}
              </strong>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function EnergyFigure({ t, value }: { t: Translate; value: number }) {
  if (!(value > 0)) return null;
  return (
    <p className="energy__figure">
      <span>{t('FIELD_ENERGY_PERFORMANCE')}</span>
      <strong>{formatNumber(value)}</strong> {t('UNIT_KWH_M2_YEAR')}
    </p>
  );
}

function formatEpcRange({ above, upTo }: EpcStep, t: Translate): string {
  if (above === undefined && upTo === undefined) return '';
  if (above === undefined) return t('EPC_RANGE_UP_TO', { max: formatNumber(upTo ?? 0) });
  if (upTo === undefined) return t('EPC_RANGE_ABOVE', { min: formatNumber(above) });
  return t('EPC_RANGE_BETWEEN', { min: formatNumber(above), max: formatNumber(upTo) });
}

/** Only a certificate with a number may be called one: a new building has an expected label. */
function findSourceText(property: Property): TextKey {
  if (!property.EPCCertificateNumber?.trim()) return 'EPC_EXPECTED';
  return hasCertifiedLabel(property) ? 'EPC_SOURCE' : 'EPC_COMPUTED';
}

/**
 * Whether the certificate states the label itself, so that it was not derived from a range
 * (decision 13).
 */
const hasCertifiedLabel = (property: Property): boolean =>
  resolveEpc({ ...property, EnergyPerformance: 0 }).state === 'label';
