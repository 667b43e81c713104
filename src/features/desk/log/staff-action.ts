import type { TextKey } from '../../../domain/language/texts';

/** What an action is called, and the page of its subjects, if they have one. */
interface StaffActionEntry {
  text: TextKey;
  /** The original path that the subject follows: '/desk/leads/' for lead 12. */
  page?: string;
}

/** Everything that staff do and the log keeps; a new action is a line here. */
export const STAFF_ACTIONS = {
  'signed in': { text: 'DESK_LOG_SIGNED_IN' },
  'password changed': { text: 'DESK_LOG_PASSWORD_CHANGED' },
  'testimonial approved': { text: 'DESK_LOG_TESTIMONIAL_APPROVED', page: '/desk/guestbook/' },
  'testimonial refused': { text: 'DESK_LOG_TESTIMONIAL_REFUSED', page: '/desk/guestbook/' },
} as const satisfies Record<string, StaffActionEntry>;
export type StaffAction = keyof typeof STAFF_ACTIONS;
