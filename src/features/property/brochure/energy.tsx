import { resolveEpc } from '../../../domain/catalogue/energy';
import type { Property } from '../../../domain/catalogue/property';
import { formatNumber } from '../../../domain/format/number';
import type { RequestContext } from '../../../platform/request-context';
import { ENERGY_FACTS } from '../../../views/facts/energy-facts';
import { buildFactRows } from '../../../views/facts/fact-rows';
import { FactList } from '../../../views/ui/fact-list';
import { ENERGY_REGION_TEXTS } from '../energy';
import { EpcScale } from '../epc-scale';

/**
 * The scale of the page in one line (print/brochure-facts.css), and the certificate's facts: what a page says twice in
 * the same words costs it nothing.
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
      <EpcScale ctx={ctx} label={epc.label} value={value} region={epc.region} />
      <FactList rows={value > 0 ? [figure, ...facts] : facts} />
    </section>
  );
}
