import type { TextKey } from '../../../domain/language/texts';
import type { Environment } from '../../../env';
import type { SigningEnvironment } from '../../../platform/auth/signing-keys-store';
import type { RequestContext } from '../../../platform/request-context';
import { inLanguage } from '../../../platform/request-context';
import { applyVisitAction } from '../../visits/visit-actions-store';
import { loadVisitDetails } from '../../visits/visit-details';
import { loadSlot, loadVisit } from '../../visits/visits-store';
import { recordStaffAction } from '../log/staff-actions-store';

/** Author of a change of a visit, and the stores that it changes. */
interface VisitChanger {
  env: SigningEnvironment & Pick<Environment, 'RATE_SCALE'>;
  ctx: RequestContext;
  /** Undefined: the staff tool. */
  staff: { id: string } | undefined;
}

/** A change of a visit as the page showed it. */
export interface VisitChange {
  action: 'move' | 'cancel';
  visit: string;
  /** The number of changes that the page showed. */
  sequence: string;
  slot?: string;
  /** Why it is cancelled, in words for the visitor. */
  reason?: string;
}

/**
 * Moves or cancels a visit as its visitor would, who gets the same mail. Returns undefined, or the text of
 * the reason why nothing changed.
 */
export async function changeVisit(
  { env, ctx: staffContext, staff }: VisitChanger,
  { action, visit, sequence, slot: slotId = '', reason = '' }: VisitChange,
): Promise<TextKey | undefined> {
  const { DB } = env;
  const found = await loadVisit(DB, visit);
  if (!found) return 'VISIT_CHANGED_MEANWHILE';
  const slot = found.slot === null ? undefined : await loadSlot(DB, found.slot);
  const ctx = inLanguage(staffContext, found.language);
  const details = await loadVisitDetails(env, ctx, found, slot ?? null);
  const log = action === 'move' ? 'visit moved' : 'visit cancelled';
  return applyVisitAction(env, details, { action, slotId, sequence, reason }, [
    recordStaffAction(DB, staff, log, visit),
  ]);
}
