import type * as v from 'valibot';
import type { StaffAccount } from '../../../platform/accounts/staff-account';
import { releaseVisitFeedback, upsertVisitFeedback } from '../../visits/visit-feedback-store';
import { recordStaffAction } from '../log/staff-actions-store';
import { runChange } from '../run-change-store';
import type { feedbackForm } from './slot-forms';

/** Stores what a visitor said, and releases it to the owner if that is asked. */
export async function writeFeedback(
  db: D1Database,
  staff: Pick<StaffAccount, 'id' | 'name'>,
  { visit, text, visitor }: v.InferOutput<typeof feedbackForm.schema>,
  { isRelease, now }: { isRelease: boolean; now: number },
): Promise<void> {
  const feedback = { visit, text, visitor, writtenAt: now };
  // The owner reads who released it, so it is a name.
  const release = { by: staff.name, now };
  await runChange(db, upsertVisitFeedback(db, feedback), [
    ...(isRelease ? [releaseVisitFeedback(db, visit, release)] : []),
    recordStaffAction(db, staff, isRelease ? 'feedback released' : 'feedback written', visit),
  ]);
}
