import type { TextKey } from '../../../domain/language/texts';
import type { StaffMember } from '../../../platform/accounts/staff-member';
import { releaseVisitFeedback, upsertVisitFeedback } from '../../visits/visit-feedback-store';
import { recordStaffAction } from '../log/staff-actions-store';
import { runChange } from '../run-change-store';

const MAX_CHARACTERS = 2000;
const MAX_NAME = 100;

/** Feedback of a visitor after a visit, as staff write it down. */
interface Feedback {
  /** The id of the visit. */
  visit: string;
  text: string;
  /** The visitor's name as the owner may read it; '' for 'candidate A'. */
  visitor: string;
  /** Whether the owner may read it from now on. */
  isRelease: boolean;
}

/** Stores what a visitor said, and releases it to the owner if that is asked. Returns why it was refused. */
export async function writeFeedback(
  db: D1Database,
  staff: Pick<StaffMember, 'id' | 'name'>,
  { visit, text, visitor, isRelease }: Feedback,
  now: number,
): Promise<TextKey | undefined> {
  if (!text || text.length > MAX_CHARACTERS) return 'DESK_FEEDBACK_EMPTY';
  const feedback = {
    visit: visit,
    text,
    visitor: visitor.slice(0, MAX_NAME),
    writtenAt: now,
  };
  // The owner reads who released it, so it is a name.
  const release = { by: staff.name, now };
  await runChange(db, upsertVisitFeedback(db, feedback), [
    ...(isRelease ? [releaseVisitFeedback(db, visit, release)] : []),
    recordStaffAction(db, staff, isRelease ? 'feedback released' : 'feedback written', visit),
  ]);
  return undefined;
}
