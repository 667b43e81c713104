import * as v from 'valibot';
import type { TextKey } from '../../domain/language/texts';

/** The kinds of events in a property's history (§3, owner portal), and how they are called. */
export const EVENT_KINDS = ['visit', 'communication', 'media', 'appearance'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const KIND_TEXTS: Record<EventKind, TextKey> = {
  visit: 'OWNER_KIND_VISIT',
  communication: 'OWNER_KIND_COMMUNICATION',
  media: 'OWNER_KIND_MEDIA',
  appearance: 'OWNER_KIND_APPEARANCE',
};

/** The statuses of an event. */
export const EVENT_STATUSES = [
  'confirmed',
  'done',
  'cancelled',
  'sent',
  'online',
  'ended',
] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

export const STATUS_TEXTS: Record<EventStatus, TextKey> = {
  confirmed: 'OWNER_STATUS_CONFIRMED',
  done: 'OWNER_STATUS_DONE',
  cancelled: 'OWNER_STATUS_CANCELLED',
  sent: 'OWNER_STATUS_SENT',
  online: 'OWNER_STATUS_ONLINE',
  ended: 'OWNER_STATUS_ENDED',
};

/** The source of this site's own events and views; other sources are named by staff. */
export const OWN_SOURCE = 'own';

/** An event of a property's history. */
export const PortalEvent = v.object({
  kind: v.picklist(EVENT_KINDS),
  /** Milliseconds since 1970; midnight in Brussels if only the day is known. */
  happenedAt: v.number(),
  contact: v.string(),
  subject: v.string(),
  comment: v.string(),
  status: v.picklist(EVENT_STATUSES),
  source: v.string(),
  /** The number of a visitor who booked on the site: `contact` is a name only if staff released it. */
  candidate: v.nullable(v.number()),
  /** Who of staff released the visitor's feedback, which is the comment; null if none is released. */
  releasedBy: v.nullable(v.string()),
});
export type PortalEvent = v.InferOutput<typeof PortalEvent>;
