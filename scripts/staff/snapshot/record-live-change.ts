import type { StaffAction } from '../../../src/features/desk/log/staff-action';
import { recordAction } from '../../../src/features/desk/log/staff-actions-store';
import type { CommandInvocation } from '../command';
import type { StaffStores } from '../stores';

/** Records what was done to what is live; a database that is away keeps nobody from doing it, and is told. */
export const recordLiveChange = (
  { terminal }: Pick<CommandInvocation, 'terminal'>,
  { db }: Pick<StaffStores, 'db'>,
  action: StaffAction,
  subject = '',
): Promise<unknown> =>
  recordAction(db, undefined, action, subject).catch(() =>
    terminal.print('The database cannot be written: this stands in no log.'),
  );
