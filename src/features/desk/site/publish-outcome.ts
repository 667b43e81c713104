import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import type { PublishOutcome } from './publish-site-store';

const OUTCOMES = {
  refused: undefined,
  locked: 'DESK_SITE_LOCKED',
  broken: 'DESK_SITE_BROKEN',
  concurrent: 'DESK_SITE_CHANGED_MEANWHILE',
  'not loaded': 'DESK_SITE_NOT_LOADED',
} as const satisfies Record<Exclude<PublishOutcome['kind'], 'done'>, TextKey | undefined>;

/** Says why nothing was published; what a check refuses stands in a list of its own. */
export function describeOutcome(
  ctx: RequestContext,
  outcome: Exclude<PublishOutcome, { kind: 'done' }>,
): Pick<RefusedForm, 'alert' | 'alertValues'> {
  const alert = OUTCOMES[outcome.kind] ?? 'DESK_SITE_REFUSED';
  if (outcome.kind !== 'locked') return { alert };
  return { alert, alertValues: { name: outcome.holder.name ?? ctx.t('DESK_SITE_LOCKED_TOOL') } };
}
