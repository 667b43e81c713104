import { formatCents, formatPercent } from '../../domain/costs/format-costs';
import { computeRegistrationDuty } from '../../domain/costs/registration-duty';
import type { Situation } from '../../domain/costs/situation';
import { findOwnSituation, getDutyKind, HOME_SITUATIONS } from '../../domain/costs/situation';
import { formatDate } from '../../domain/format/date';
import type { TextKey, Translate } from '../../domain/language/texts';
import type { Region } from '../../domain/law/region';
import type { RequestContext } from '../../platform/request-context';
import { getQuestionText, getSituationText } from '../../views/facts/situation-texts';
import { NoWrapDates } from '../../views/ui/no-wrap-dates';
import type { CostChoice } from './cost-query';
import { CostResult } from './cost-result';

interface CostPanelProps {
  ctx: RequestContext;
  id: number;
  choice: CostChoice;
}

const REGION_TEXTS: Record<Region, TextKey> = {
  brussels: 'REGION_BRUSSELS',
  flanders: 'REGION_FLANDERS',
  wallonia: 'REGION_WALLONIA',
};

/**
 * Shows the costs of a buyer, by situation (decision 40; docs/look.md, Cost panel): without a choice there is
 * no total. A plain form that leads back to the same place; client/costs answers at once.
 */
export function CostPanel({ ctx, id, choice }: CostPanelProps) {
  const { t } = ctx;
  const { region } = choice.subject;
  return (
    <section className="section" aria-labelledby="costs">
      <h2 id="costs">{t('COSTS_TITLE')}</h2>
      {region ? (
        <>
          <p className="costs__intro">
            <NoWrapDates
              text={t('COSTS_INTRO', {
                region: t(REGION_TEXTS[region]),
                date: formatDate(choice.dates.deed),
              })}
            />
          </p>
          <form className="costs" action="#costs" data-costs={id}>
            <CostChoiceFields ctx={ctx} choice={choice} />
            <div data-costs-result="">
              <CostResult ctx={ctx} choice={choice} />
            </div>
            <p className="costs__part costs__submit">
              <button className="button button--outlined" type="submit">
                {t('COSTS_CALCULATE')}
              </button>
            </p>
          </form>
        </>
      ) : (
        <p className="costs__intro">{t('COSTS_ABROAD')}</p>
      )}
    </section>
  );
}

/** The situations as tiles, and the market value of a sale for a life annuity. */
function CostChoiceFields({ ctx: { t }, choice }: Pick<CostPanelProps, 'ctx' | 'choice'>) {
  const { subject, situations, situation } = choice;
  return (
    <div className="costs__part">
      <fieldset className="costs__choice">
        <legend>{t(getQuestionText(subject))}</legend>
        <div className="costs__tiles">
          {situations.map((value) => (
            <label key={value} className="costs__tile">
              <input
                type="radio"
                name="costs"
                value={value}
                data-plan={listPlans(subject, value)}
                defaultChecked={value === situation}
              />
              <span>
                {t(getSituationText(value, subject))}
                <small>{formatSituationRate(choice, value, t)}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {subject.kind === 'annuity' && <MarketValueField t={t} choice={choice} />}
    </div>
  );
}

/** The plans of a buyer that lead to a situation, for the script that keeps the plan. */
const listPlans = (subject: CostChoice['subject'], situation: Situation): string =>
  HOME_SITUATIONS.filter((plan) => findOwnSituation(subject, plan) === situation).join(' ');

function MarketValueField({
  t,
  choice: { subject, valueText, marketValue },
}: {
  t: RequestContext['t'];
  choice: CostChoice;
}) {
  const isInvalid = valueText !== '' && marketValue === undefined;
  return (
    <div className="costs__field costs__field--value">
      <label htmlFor="costs-value">{t('COSTS_MARKET_VALUE')}</label>
      <p className="costs__error" id="costs-value-error" hidden={!isInvalid}>
        {t('COSTS_MARKET_VALUE_INVALID', { amount: formatCents(subject.price) })}
      </p>
      <span>
        <input
          id="costs-value"
          type="text"
          name="value"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={valueText}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? 'costs-value-error' : undefined}
        />
        <i>€</i>
      </span>
    </div>
  );
}

/** Formats the rate of a situation: 'rechten 3 %'; '' if there is none. */
function formatSituationRate(
  { subject, dates, marketValue }: CostChoice,
  situation: Situation,
  t: Translate,
): string {
  const { region, vat, price } = subject;
  if (situation === 'part-home') return t('COSTS_RATE_ASK');
  if (vat) return t('COSTS_RATE_VAT', { percent: formatPercent(vat.percent) });
  const base = marketValue ?? price;
  const duty =
    region &&
    computeRegistrationDuty({ region, kind: getDutyKind(situation, subject), base, dates });
  if (!duty) return '';
  const percent = formatPercent(duty.percent);
  return duty.abatement > 0
    ? t('COSTS_RATE_ABATEMENT', { percent, amount: formatCents(duty.abatement) })
    : t('COSTS_RATE', { percent });
}
