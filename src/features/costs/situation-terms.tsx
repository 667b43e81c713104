import type { CostRule } from '../../domain/costs/cost-rule';
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

/** What a situation requires, in sentences, and the rules that their figures come from. */
interface Terms {
  sentences: readonly string[];
  rules: readonly CostRule[];
  /** Whether a lower rate is among them, which the deed must ask for. */
  isReduced: boolean;
}

/** The conditions of a situation in a sentence, with a way to check them. */
export function SituationTerms({
  t,
  terms: { sentences, isReduced },
}: {
  t: Translate;
  terms: Terms;
}) {
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

/** Describes what a situation requires of the buyer. */
export function describeTerms(choice: CostChoice, situation: Situation, t: Translate): Terms {
  const parts = listTerms(choice, situation, t);
  return {
    sentences: parts.map(({ sentence }) => sentence),
    rules: parts.flatMap(({ rule }) => rule ?? []),
    // VAT on land and building has no rate for an only home.
    isReduced:
      (situation === 'only-home' || situation === 'only-home-plot') &&
      !choice.subject.vat?.isGroundTaxed,
  };
}

interface Term {
  sentence: string;
  /** The rule that its figures are of; undefined if it has none. */
  rule?: CostRule | undefined;
}

function listTerms({ subject, dates }: CostChoice, situation: Situation, t: Translate): Term[] {
  const { region, annuity, vat } = subject;
  if (!region) return [];
  if (vat?.isGroundTaxed)
    return [
      { sentence: t('COSTS_TERMS_VAT') },
      ...(situation === 'only-home' ? listVatTerms(subject, dates, t) : []),
    ];
  const rule = findCostRule('only-home-terms', region, dates);
  switch (situation) {
    case 'only-home': {
      const ceiling = findCostRule('only-home-abatement', region, dates)?.maximumBase ?? 0;
      const values = {
        sell: rule?.sellOtherYears ?? 0,
        moveIn: rule?.moveInYears ?? 0,
        stay: t('COSTS_STAY_YEARS', { count: rule?.stayYears ?? 0 }),
        ceiling: formatCents(ceiling * 100),
      };
      return rule
        ? [
            { sentence: t(ONLY_HOME_TEXTS[region], values), rule },
            ...listVatTerms(subject, dates, t),
          ]
        : [];
    }
    case 'only-home-plot':
      return rule?.plotMoveInYears
        ? [{ sentence: t('COSTS_TERMS_PLOT', { moveIn: rule.plotMoveInYears }), rule }]
        : [];
    case 'occupied':
      // Of a usufruct it is known that bare ownership passes; of a right of habitation a notary says what does.
      if (annuity?.occupancy === 'habitation')
        return [{ sentence: t('COSTS_TERMS_HABITATION_KEPT') }];
      return [
        { sentence: t('COSTS_TERMS_OCCUPIED') },
        ...(annuity?.occupancy === 'usufruct' ? [] : [{ sentence: t('COSTS_TERMS_HABITATION') }]),
        ...listUsufructTerms(annuity?.age, region, dates, t),
      ];
    case 'part-home':
      return [{ sentence: t('COSTS_TERMS_PART_HOME') }];
    default:
      return [{ sentence: t('COSTS_TERMS_STANDARD') }];
  }
}

/** Returns how a usufruct counts at the seller's age, if the listing says it. */
function listUsufructTerms(
  age: number | undefined,
  region: Region,
  dates: CostChoice['dates'],
  t: Translate,
): Term[] {
  const valuation = age === undefined ? undefined : findUsufructValuation(age, region, dates);
  if (!valuation) return [];
  const values = { age: age ?? '', factor: formatNumber(valuation.factor) };
  return [{ sentence: t('COSTS_USUFRUCT', values), rule: valuation.rule }];
}

/** Returns the note on the lower rate of VAT, which depends on facts that no listing states. */
function listVatTerms(
  { vat }: CostChoice['subject'],
  dates: CostChoice['dates'],
  t: Translate,
): Term[] {
  const rule = vat && findCostRule('rebuilt-home-vat', 'belgium', dates);
  if (!rule || vat.percent === rule.percent) return [];
  const values = { percent: `${formatNumber(rule.percent)}\u00a0%`, area: rule.maximumArea };
  return [{ sentence: t('COSTS_VAT_SIX', values), rule }];
}
