import type { Property } from '../../domain/catalogue/property';
import type { PropertyState } from '../../domain/catalogue/property-state';
import { isClosed } from '../../domain/catalogue/property-state';
import type { SaleKindRules } from '../../domain/catalogue/sale-kind-rules';
import { getSaleKindRules } from '../../domain/catalogue/sale-kind-rules';
import { isPriceShown } from '../../domain/format/price-visibility';
import type { TextKey } from '../../domain/language/texts';
import { findAgent } from '../../domain/site/agent';
import type { RequestContext } from '../../platform/request-context';
import {
  formatPriceBasis,
  formatPriceNotes,
  formatPriceOrOnDemand,
} from '../../views/facts/property-price';
import type { ContactCardProps } from '../../views/layout/contact-card';
import { listRegisterActions } from '../../views/layout/register-link';
import { formatCostLink } from '../costs/cost-link';
import type { CostChoice } from '../costs/cost-query';

const FORM_ACTIONS: Record<NonNullable<SaleKindRules['form']>, TextKey> = {
  'make-offer': 'MAKE_OFFER',
  'rental-application': 'RENTAL_APPLY',
};

/** Builds the contact card of a property: its price, what a visitor can do, and its agent. */
export function buildPropertyContact(
  ctx: RequestContext,
  record: Property,
  state: PropertyState,
  costs: CostChoice | undefined,
): Omit<ContactCardProps, 'ctx'> {
  const { t, href, snapshot } = ctx;
  const { configuration, team } = snapshot.site;
  const person = findAgent(team, record);
  const { ID: id } = record;
  const closed = isClosed(state);
  const isAmount = isPriceShown(record, configuration.listings);
  const { form } = getSaleKindRules(record);
  // Who sees it first keeps it to themselves: the address holds their key (decision 107).
  const isEarly = ctx.early.has(id);
  const openActions = [
    {
      label: t('PLAN_VISIT'),
      shortLabel: t('PLAN_VISIT_SHORT'),
      href: href.page('/contact-appointment/', { property: id }),
      opensInDialog: true,
    },
    {
      label: t('MORE_INFORMATION'),
      href: href.page('/contact-me/', { property: id }),
      opensInDialog: true,
    },
    ...(form
      ? [{ label: t(FORM_ACTIONS[form]), href: href.page(`/${form}/`, { property: id }) }]
      : []),
    ...(isEarly
      ? []
      : [
          {
            label: t('SEND_TO_FRIEND_TITLE'),
            href: href.page('/send-to-friend/', { property: id }),
            opensInDialog: true,
            isShare: true,
          },
        ]),
  ];
  return {
    price: closed ? '' : formatPriceOrOnDemand(ctx, record),
    barPrice: formatPriceOrOnDemand(ctx, record),
    isAmount,
    priceNote: closed ? undefined : formatPriceBasis(record, ctx) || undefined,
    notes: closed ? [] : formatPriceNotes(record, ctx),
    actions: closed ? listRegisterActions(ctx) : openActions,
    costLink: closed || !isAmount ? undefined : formatCostLink(ctx, record, costs),
    person,
    licence: person?.professionalNumber || record.BIV || record.IPI,
    tools: isEarly ? ['print'] : ['save', 'share', 'print'],
  };
}
