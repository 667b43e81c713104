import { findCostRule } from '../../domain/costs/cost-rules';
import { formatCents } from '../../domain/costs/format-costs';
import type { Situation } from '../../domain/costs/situation';
import { formatNumber } from '../../domain/format/number';
import type { TextKey, Translate } from '../../domain/language/texts';
import type { Region } from '../../domain/law/region';
import type { CostChoice } from './cost-query';
import { findUsufructValuation } from './life-annuity';

const ONLY_HOME_TEXTS: Record<Region, TextKey> = {
  brussels: 'COSTS_TERMS_BRUSSELS',
  flanders: 'COSTS_TERMS_FLANDERS',
  wallonia: 'COSTS_TERMS_WALLONIA',
};

/** The conditions of a situation in a sentence, with a way to check them. */
export function SituationTerms({
  t,
  choice,
  situation,
}: {
  t: Translate;
  choice: CostChoice;
  situation: Situation;
}) {
  const sentences = listTerms(choice, situation, t);
  // VAT on land and building has no rate for an only home.
  const isReduced =
    (situation === 'only-home' || situation === 'only-home-plot') &&
    !choice.subject.vat?.isGroundTaxed;
  return (
    <div className="costs__part costs__terms">
      <p>{sentences.join(' ')}</p>
      {isReduced && (
        <details className="costs__check">
          <summary>{t('COSTS_CHECK')}</summary>
          <p>{t('COSTS_CHECK_TEXT')}</p>
        </details>
      )}
    </div>
  );
}

function listTerms({ subject, dates }: CostChoice, situation: Situation, t: Translate): string[] {
  const { region, annuity, vat } = subject;
  if (!region) return [];
  if (vat?.isGroundTaxed)
    return [
      t('COSTS_TERMS_VAT'),
      ...(situation === 'only-home' ? listVatTerms(subject, dates, t) : []),
    ];
  const rule = findCostRule('only-home-terms', region, dates);
  switch (situation) {
    case 'only-home': {
      const ceiling = findCostRule('only-home-abatement', region, dates)?.maximumBase ?? 0;
      const values = {
        sell: rule?.sellOtherYears ?? 0,
        moveIn: rule?.moveInYears ?? 0,
        stay: rule?.stayYears ?? 0,
        ceiling: formatCents(ceiling * 100),
      };
      return rule ? [t(ONLY_HOME_TEXTS[region], values), ...listVatTerms(subject, dates, t)] : [];
    }
    case 'only-home-plot':
      return rule?.plotMoveInYears ? [t('COSTS_TERMS_PLOT', { moveIn: rule.plotMoveInYears })] : [];
    case 'occupied': {
      const valuation =
        annuity?.age === undefined ? undefined : findUsufructValuation(annuity.age, region, dates);
      return [
        t('COSTS_TERMS_OCCUPIED'),
        ...(annuity?.occupancy === 'usufruct' ? [] : [t('COSTS_TERMS_HABITATION')]),
        ...(valuation
          ? [
              t('COSTS_USUFRUCT', {
                age: annuity?.age ?? '',
                factor: formatNumber(valuation.factor),
              }),
            ]
          : []),
      ];
    }
    case 'part-home':
      return [t('COSTS_TERMS_PART_HOME')];
    default:
      return [t('COSTS_TERMS_STANDARD')];
  }
}

/** Returns the note on the lower rate of VAT, which depends on facts that no listing states. */
function listVatTerms(
  { vat }: CostChoice['subject'],
  dates: CostChoice['dates'],
  t: Translate,
): string[] {
  const rule = vat && findCostRule('rebuilt-home-vat', 'belgium', dates);
  if (!rule || vat.percent === rule.percent) return [];
  const values = { percent: `${formatNumber(rule.percent)}\u00a0%`, area: rule.maximumArea };
  return [t('COSTS_VAT_SIX', values)];
}
