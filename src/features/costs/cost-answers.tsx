import type { Property } from '../../domain/catalogue/property';
import type { RequestContext } from '../../platform/request-context';
import { formatCostLink } from './cost-link';
import type { CostQuery } from './cost-query';
import { CostResult } from './cost-result';
import { findCostChoice } from './costs';

/** The results of all situations of a property, which client/costs shows by choice. */
export function CostAnswers({
  ctx,
  property,
  query,
}: {
  ctx: RequestContext;
  property: Property;
  query: CostQuery;
}) {
  const situations = findCostChoice(ctx, property, query)?.situations ?? [];
  return situations.map((situation) => {
    const choice = findCostChoice(ctx, property, { ...query, costs: situation });
    const isValueInvalid = query.value !== '' && choice?.marketValue === undefined;
    return choice ? (
      <div
        key={situation}
        data-situation={situation}
        data-line={choice.costs && formatCostLink(ctx, property, choice)}
        data-invalid-value={isValueInvalid || undefined}
      >
        <CostResult ctx={ctx} choice={choice} />
      </div>
    ) : null;
  });
}
