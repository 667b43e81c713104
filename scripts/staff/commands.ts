import { activityImport } from './activity/import';
import type { Command } from './command';
import { deskDisable } from './desk/disable';
import { deskInvite } from './desk/invite';
import { deskList } from './desk/list';
import { inboxExport } from './inbox/export';
import { inboxList } from './inbox/list';
import { inboxShow } from './inbox/show';
import { outboxRetry } from './outbox/retry';
import { outboxStatus } from './outbox/status';
import { ownersDisable } from './owners/disable';
import { ownersImport } from './owners/import';
import { ownersInvite } from './owners/invite';
import { ownersList } from './owners/list';
import { paths } from './paths';
import { personErase } from './person/erase';
import { personExport } from './person/export';
import { personFind } from './person/find';
import { previewLink } from './preview-link';
import { secretsRotate } from './secrets/rotate';
import { slotsImport } from './slots/import';
import { snapshotCheck } from './snapshot/check';
import { snapshotDiff } from './snapshot/diff';
import { snapshotImport } from './snapshot/import';
import { snapshotInit } from './snapshot/init';
import { snapshotLoad } from './snapshot/load';
import { snapshotRollback } from './snapshot/rollback';
import { snapshotStatus } from './snapshot/status';
import { status } from './status';
import { subscribersErase } from './subscribers/erase';
import { subscribersExport } from './subscribers/export';
import { subscribersList } from './subscribers/list';
import { testimonialsApprove } from './testimonials/approve';
import { testimonialsList } from './testimonials/list';
import { testimonialsReject } from './testimonials/reject';
import { visitsList } from './visits/list';

/** All commands of the staff's tool, in the order of its help. */
export const COMMANDS: readonly Command[] = [
  snapshotInit,
  snapshotImport,
  snapshotCheck,
  snapshotDiff,
  snapshotLoad,
  snapshotStatus,
  snapshotRollback,
  slotsImport,
  inboxList,
  inboxShow,
  inboxExport,
  visitsList,
  outboxStatus,
  outboxRetry,
  testimonialsList,
  testimonialsApprove,
  testimonialsReject,
  activityImport,
  ownersImport,
  ownersList,
  ownersInvite,
  ownersDisable,
  deskInvite,
  deskList,
  deskDisable,
  subscribersList,
  subscribersExport,
  subscribersErase,
  status,
  personFind,
  personExport,
  personErase,
  paths,
  previewLink,
  secretsRotate,
];
