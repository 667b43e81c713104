import { activityImport } from './activity/import';
import { backup } from './backup/backup';
import { backupKey } from './backup/backup-key';
import { restore } from './backup/restore';
import { backupVerify } from './backup/verify';
import type { Command } from './command';
import { underOldName } from './command';
import { createCompletion } from './completion';
import { deskDisable } from './desk/disable';
import { deskInvite } from './desk/invite';
import { deskList } from './desk/list';
import { feedbackList } from './feedback/list';
import { feedbackRelease, feedbackWrite } from './feedback/write';
import { figures } from './figures';
import { guestbookApprove } from './guestbook/approve';
import { guestbookList } from './guestbook/list';
import { guestbookReject } from './guestbook/reject';
import { leadsAnswered, leadsClose, leadsRelease, leadsTake } from './leads/change-state';
import { leadsExport } from './leads/export';
import { inboxList, inboxShow } from './leads/inbox';
import { leadsList } from './leads/list';
import { leadsNote } from './leads/note';
import { leadsReply } from './leads/reply';
import { leadsShow } from './leads/show';
import { logList } from './log/list';
import { newsletterList } from './newsletter/list';
import { outboxRetry } from './outbox/retry';
import { outboxShow } from './outbox/show';
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
import { sheets } from './sheets';
import { slotsBlock, slotsFree } from './slots/block';
import { slotsAdd, slotsDayOff, slotsDayOn, slotsRemove } from './slots/change-pattern';
import { slotsImport } from './slots/import';
import { slotsList } from './slots/list';
import { slotsPattern } from './slots/pattern';
import { snapshotChanges } from './snapshot/changes';
import { snapshotCheck } from './snapshot/check';
import { snapshotDiff } from './snapshot/diff';
import { snapshotHold } from './snapshot/hold';
import { snapshotImport } from './snapshot/import';
import { snapshotInit } from './snapshot/init';
import { snapshotLoad } from './snapshot/load';
import { snapshotPicture } from './snapshot/picture';
import { snapshotPull } from './snapshot/pull';
import { snapshotRollback } from './snapshot/rollback';
import { snapshotStatus } from './snapshot/status';
import { status } from './status';
import { subscribersErase } from './subscribers/erase';
import { subscribersExport } from './subscribers/export';
import { subscribersList } from './subscribers/list';
import { visitsCancel, visitsMove } from './visits/change';
import { visitsList } from './visits/list';

const LISTED: readonly Command[] = [
  snapshotInit,
  snapshotImport,
  snapshotPicture,
  snapshotCheck,
  snapshotDiff,
  snapshotLoad,
  snapshotStatus,
  snapshotChanges,
  snapshotPull,
  snapshotRollback,
  snapshotHold,
  slotsImport,
  slotsList,
  slotsBlock,
  slotsFree,
  slotsPattern,
  slotsAdd,
  slotsRemove,
  slotsDayOff,
  slotsDayOn,
  leadsList,
  leadsShow,
  leadsTake,
  leadsNote,
  leadsReply,
  leadsAnswered,
  leadsClose,
  leadsRelease,
  leadsExport,
  visitsList,
  visitsMove,
  visitsCancel,
  feedbackList,
  feedbackWrite,
  feedbackRelease,
  outboxStatus,
  outboxShow,
  outboxRetry,
  guestbookList,
  guestbookApprove,
  guestbookReject,
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
  newsletterList,
  status,
  personFind,
  personExport,
  personErase,
  logList,
  figures,
  paths,
  previewLink,
  sheets,
  secretsRotate,
  backupKey,
  backupVerify,
  backup,
  restore,
  // Older names: they work until the next release.
  inboxList,
  inboxShow,
  underOldName('inbox export', leadsExport),
  underOldName('testimonials list', guestbookList),
  underOldName('testimonials approve', guestbookApprove),
  underOldName('testimonials reject', guestbookReject),
];

/** All commands of the staff's tool, in the order of its help. */
export const COMMANDS: readonly Command[] = [...LISTED, createCompletion(LISTED)];
