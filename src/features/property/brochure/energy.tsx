import { getEpcScale, resolveEpc } from '../../../domain/catalogue/energy';
import type { Property } from '../../../domain/catalogue/property';
import { formatNumber } from '../../../domain/format/number';
import type { RequestContext } from '../../../platform/request-context';
import { ENERGY_FACTS } from '../../../views/facts/energy-facts';
import { buildFactRows } from '../../../views/facts/fact-rows';
import { EpcLabelShape } from '../../../views/ui/epc-label';
import { FactList } from '../../../views/ui/fact-list';
import { ENERGY_REGION_TEXTS } from '../energy';

/**
 * The labels of the region in one line, with that of the property taller, and the certificate's
 * facts.
 */
export function BrochureEnergy({ ctx, property }: { ctx: RequestContext; property: Property }) {
  const { t } = ctx;
  const epc = resolveEpc(property);
  if (epc.state !== 'label') return null;
  const value = property.EnergyPerformance;
  const figure = {
    term: t('FIELD_ENERGY_PERFORMANCE'),
    value: `${formatNumber(value)}\u00a0${t('UNIT_KWH_M2_YEAR')}`,
  };
  const facts = buildFactRows(ctx, property, ENERGY_FACTS);
  return (
    <section className="brochure__energy">
      <h2>{`${t('ENERGY_BLOCK_TITLE')}, ${t(ENERGY_REGION_TEXTS[epc.region])}`}</h2>
      <p>
        {getEpcScale(epc.region).map(({ label }) =>
          label === epc.label ? (
            <b key={label}>
              <EpcLabelShape label={label} t={t} />
            </b>
          ) : (
            <EpcLabelShape key={label} label={label} t={t} />
          ),
        )}
      </p>
      <FactList rows={value > 0 ? [figure, ...facts] : facts} />
    </section>
  );
}
