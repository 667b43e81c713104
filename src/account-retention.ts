import { PERIODS } from './domain/periods';
import { endIdleSubscribers, SEEN_AT } from './features/saved-searches/ending/ending-store';
import type { RetentionRule } from './retention-rule';

/** The retention rules of accounts, of what belongs to them, and of the work of staff; part of src/retention.ts. */
export const ACCOUNT_RETENTION_RULES: readonly RetentionRule[] = [
  {
    data: 'sessions',
    from: { table: 'account_sessions', column: 'created_at' },
    period: PERIODS.sessionRow,
    reason: 'decision 35; a session opens nothing after SESSION_ABSOLUTE_S',
  },
  {
    data: 'one-time passwords',
    from: { table: 'account_one_time_passwords', column: 'expires_at' },
    ends: [PERIODS.oneTimePassword, PERIODS.invitation],
    reason: 'decision 22: it opens nothing after its end',
  },
  {
    data: 'searches that were not confirmed',
    from: { table: 'pending_searches', column: 'expires_at' },
    ends: [PERIODS.pendingSearch],
    reason: 'without a confirmation the address may be somebody else’s',
  },
  {
    data: 'sign-in attempts',
    from: { table: 'sign_in_attempts', column: 'created_at' },
    period: PERIODS.signInAttempt,
    reason: 'decision 35; staff look for misuse in them',
  },
  {
    data: 'accounts of subscribers without a sign of life',
    from: { table: 'accounts', column: SEEN_AT, condition: 'subscriber = 1' },
    period: PERIODS.idleSubscriber,
    reason:
      'who looks for nothing any more is not to be kept for ever; a mail says so a month before',
    deleteBefore: endIdleSubscribers,
  },
  {
    data: 'alerts',
    from: { table: 'alerts', column: 'created_at' },
    period: PERIODS.alert,
    reason: 'nobody hears the same twice within that time; decision 30',
  },
  {
    data: 'sessions of staff',
    from: { table: 'staff_sessions', column: 'created_at' },
    period: PERIODS.sessionRow,
    reason: 'as those of visitors',
  },
  {
    data: 'one-time passwords of staff',
    from: { table: 'staff_one_time_passwords', column: 'expires_at' },
    ends: [PERIODS.oneTimePassword, PERIODS.invitation],
    reason: 'as those of visitors',
  },
  {
    data: 'log of staff actions',
    from: { table: 'staff_actions', column: 'created_at' },
    period: PERIODS.staffAction,
    reason: 'as the leads that staff worked on; it names no visitor',
  },
  {
    data: 'searches of the desk',
    from: { table: 'desk_searches', column: 'expires_at' },
    ends: [PERIODS.deskSearch],
    reason: 'as long as somebody is signed in at the desk',
  },
];
