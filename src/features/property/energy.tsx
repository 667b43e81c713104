import type { EnergyRegion } from '../../domain/catalogue/energy';
import { resolveEpc } from '../../domain/catalogue/energy';
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
import { FactList } from '../../views/ui/fact-list';
import { NoWrapDates } from '../../views/ui/no-wrap-dates';
import { EpcScale } from './epc-scale';

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
            <EpcScale
              ctx={ctx}
              label={epc.label}
              value={property.EnergyPerformance}
              region={epc.region}
            />
            <div className="energy__facts">
              <EnergyFigure t={t} value={property.EnergyPerformance} />
              <FactList rows={buildFactRows(ctx, property, ENERGY_FACTS)} />
            </div>
          </div>
          <p className="note">
            {t(findSourceText(property, epc.region), {
              region: t(ENERGY_REGION_TEXTS[epc.region]),
            })}
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

function EnergyFigure({ t, value }: { t: Translate; value: number }) {
  if (!(value > 0)) return null;
  return (
    <p className="energy__figure">
      <span>{t('FIELD_ENERGY_PERFORMANCE')}</span>
      <strong>{formatNumber(value)}</strong> {t('UNIT_KWH_M2_YEAR')}
    </p>
  );
}

/** Only a certificate with a number may be called one: a new building has an expected label. */
function findSourceText(property: Property, region: EnergyRegion): TextKey {
  if (!property.EPCCertificateNumber?.trim()) return 'EPC_EXPECTED';
  if (!hasCertifiedLabel(property)) return 'EPC_COMPUTED';
  return region === 'luxembourg' ? 'EPC_SOURCE_ABROAD' : 'EPC_SOURCE';
}

/**
 * Whether the certificate states the label itself, so that it was not derived from a range
 * (decision 13).
 */
const hasCertifiedLabel = (property: Property): boolean =>
  resolveEpc({ ...property, EnergyPerformance: 0 }).state === 'label';
