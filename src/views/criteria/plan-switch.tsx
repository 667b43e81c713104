import type { BuyerPlan } from '../../domain/costs/buyer-plan';
import { HOME_SITUATIONS } from '../../domain/costs/situation';
import { formatNumber } from '../../domain/format/number';
import type { RequestContext } from '../../platform/request-context';
import { PLAN_TEXTS } from '../facts/all-in-words';

interface PlanSwitchProps {
  ctx: RequestContext;
  plan: BuyerPlan;
  /** Returns the address of the same page with another plan. */
  buildHref: (plan: BuyerPlan) => string;
}

/**
 * The plans of a buyer as links to the same page (decision 104), and own funds as a form that leads there: no card says
 * an amount before a choice (decision 40), nor a monthly payment before own funds. The script keeps the choice of the
 * visitor (client/plan.ts).
 */
export function PlanSwitch({ ctx, plan, buildHref }: PlanSwitchProps) {
  const { t } = ctx;
  const { situation } = plan;
  return (
    <nav className="plans" aria-label={t('ALL_IN_PLAN')}>
      <span>{t(situation ? 'ALL_IN_BUYING_AS' : 'ALL_IN_CHOOSE')}</span>
      <ul>
        {HOME_SITUATIONS.map((other) => (
          <li key={other}>
            <a
              rel="nofollow"
              data-plan={other}
              href={buildHref({ ...plan, situation: other })}
              aria-current={other === situation || undefined}
            >
              {t(PLAN_TEXTS[other])}
            </a>
          </li>
        ))}
      </ul>
      {situation && (
        <>
          <OwnFundsForm {...{ ctx, plan, buildHref }} />
          <a className="plans__off" rel="nofollow" data-plan="" href={buildHref({})}>
            {t('ALL_IN_HIDE')}
          </a>
        </>
      )}
    </nav>
  );
}

/** Asks what the buyer need not borrow; emptied, the monthly payments go. */
function OwnFundsForm({ ctx: { t }, plan, buildHref }: PlanSwitchProps) {
  const [path = '', search = ''] = buildHref({ ...plan, ownFunds: undefined }).split('?');
  return (
    <form className="plans__own" action={path} method="get">
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" {...{ name, value }} />
      ))}
      {plan.unreadFunds && <p id="own-funds-error">{t('ALERT_AMOUNT_INVALID')}</p>}
      <label htmlFor="own-funds">{t('COSTS_OWN')}</label>
      <span>
        <input
          id="own-funds"
          type="text"
          name="own"
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          defaultValue={plan.unreadFunds ?? (plan.ownFunds && formatNumber(plan.ownFunds))}
          aria-invalid={plan.unreadFunds ? true : undefined}
          aria-describedby={plan.unreadFunds && 'own-funds-error'}
        />
        <i>€</i>
      </span>
      <button type="submit" className="button button--outlined button--small">
        {t('ALL_IN_SHOW_MONTHLY')}
      </button>
    </form>
  );
}
