/** States of a visit: booked, on the waiting list, offered a freed place, or cancelled. */
export const VISIT_STATES = ['confirmed', 'waiting', 'offered', 'cancelled'] as const;
