import type { TextKey } from '../../../domain/language/texts';

/** Name of an action, and the page of its subjects, if they have one. */
interface StaffActionEntry {
  text: TextKey;
  /** The original path that the subject follows: '/desk/leads/' for lead 12. */
  page?: string;
}

/** Everything that staff do and the log keeps; a new action is a line here. */
export const STAFF_ACTIONS = {
  'signed in': { text: 'DESK_LOG_SIGNED_IN' },
  'lead taken': { text: 'DESK_LOG_LEAD_TAKEN', page: '/desk/leads/' },
  'lead given back': { text: 'DESK_LOG_LEAD_GIVEN_BACK', page: '/desk/leads/' },
  'lead passed on': { text: 'DESK_LOG_LEAD_PASSED_ON', page: '/desk/leads/' },
  'lead noted': { text: 'DESK_LOG_LEAD_NOTED', page: '/desk/leads/' },
  'lead answered': { text: 'DESK_LOG_LEAD_ANSWERED', page: '/desk/leads/' },
  'lead marked answered': { text: 'DESK_LOG_LEAD_MARKED_ANSWERED', page: '/desk/leads/' },
  'lead closed': { text: 'DESK_LOG_LEAD_CLOSED', page: '/desk/leads/' },
  'leads exported': { text: 'DESK_LOG_LEADS_EXPORTED' },
  'mail retried': { text: 'DESK_LOG_MAIL_RETRIED', page: '/desk/mails/' },
  'password changed': { text: 'DESK_LOG_PASSWORD_CHANGED' },
  'second factor on': { text: 'DESK_LOG_SECOND_FACTOR_ON' },
  'second factor off': { text: 'DESK_LOG_SECOND_FACTOR_OFF' },
  'passkey added': { text: 'DESK_LOG_PASSKEY_ADDED' },
  'passkey removed': { text: 'DESK_LOG_PASSKEY_REMOVED' },
  'wrong codes': { text: 'DESK_LOG_WRONG_CODES' },
  'visit moved': { text: 'DESK_LOG_VISIT_MOVED' },
  'visit cancelled': { text: 'DESK_LOG_VISIT_CANCELLED' },
  'hour blocked': { text: 'DESK_LOG_SLOT_BLOCKED', page: '/desk/visits/' },
  'hour freed': { text: 'DESK_LOG_SLOT_FREED', page: '/desk/visits/' },
  'hours set': { text: 'DESK_LOG_HOURS_SET' },
  'hours removed': { text: 'DESK_LOG_HOURS_REMOVED' },
  'day off added': { text: 'DESK_LOG_DAY_OFF_ADDED' },
  'day off removed': { text: 'DESK_LOG_DAY_OFF_REMOVED' },
  'feedback written': { text: 'DESK_LOG_FEEDBACK_WRITTEN' },
  'feedback released': { text: 'DESK_LOG_FEEDBACK_RELEASED' },
  'household viewed': { text: 'DESK_LOG_HOUSEHOLD_VIEWED', page: '/desk/leads/' },
  'file opened': { text: 'DESK_LOG_FILE_OPENED', page: '/desk/leads/' },
  'mail opened': { text: 'DESK_LOG_MAIL_OPENED', page: '/desk/mails/' },
  'person found': { text: 'DESK_LOG_PERSON_FOUND' },
  'person exported': { text: 'DESK_LOG_PERSON_EXPORTED' },
  'person erased': { text: 'DESK_LOG_PERSON_ERASED' },
  'owner invited': { text: 'DESK_LOG_OWNER_INVITED' },
  'owner disabled': { text: 'DESK_LOG_OWNER_DISABLED' },
  'staff invited': { text: 'DESK_LOG_STAFF_INVITED' },
  'staff role changed': { text: 'DESK_LOG_STAFF_ROLE' },
  'staff closed': { text: 'DESK_LOG_STAFF_CLOSED' },
  'version rolled back': { text: 'DESK_LOG_ROLLED_BACK' },
  'listing state changed': { text: 'DESK_LOG_LISTING_STATE', page: '/desk/catalogue/' },
  'listing price changed': { text: 'DESK_LOG_LISTING_PRICE', page: '/desk/catalogue/' },
  'listing texts changed': { text: 'DESK_LOG_LISTING_TEXTS', page: '/desk/catalogue/' },
  'listing pictures changed': { text: 'DESK_LOG_LISTING_PICTURES', page: '/desk/catalogue/' },
  'listing first day changed': { text: 'DESK_LOG_LISTING_FIRST_DAY', page: '/desk/catalogue/' },
  'listing agent changed': { text: 'DESK_LOG_LISTING_AGENT', page: '/desk/catalogue/' },
  'listing withdrawn': { text: 'DESK_LOG_LISTING_WITHDRAWN', page: '/desk/catalogue/' },
  'listing offered again': { text: 'DESK_LOG_LISTING_OFFERED', page: '/desk/catalogue/' },
  'listing taken from source': { text: 'DESK_LOG_LISTING_SOURCE', page: '/desk/catalogue/' },
  'listing kept': { text: 'DESK_LOG_LISTING_KEPT', page: '/desk/catalogue/' },
  'loads released': { text: 'DESK_LOG_LOADS_RELEASED' },
  'site saved': { text: 'DESK_LOG_SITE_SAVED', page: '/desk/site/' },
  'site discarded': { text: 'DESK_LOG_SITE_DISCARDED', page: '/desk/site/' },
  'site published': { text: 'DESK_LOG_SITE_PUBLISHED' },
  'site restored': { text: 'DESK_LOG_SITE_RESTORED' },
  'testimonial approved': { text: 'DESK_LOG_TESTIMONIAL_APPROVED', page: '/desk/guestbook/' },
  'testimonial refused': { text: 'DESK_LOG_TESTIMONIAL_REFUSED', page: '/desk/guestbook/' },
} as const satisfies Record<string, StaffActionEntry>;
export type StaffAction = keyof typeof STAFF_ACTIONS;
