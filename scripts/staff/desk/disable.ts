import { recordStaffAction } from '../../../src/features/desk/log/staff-actions-store';
import { normalizeLogin } from '../../../src/platform/accounts/account';
import {
  disableStaff,
  findStaffToSignIn,
  hasOtherManager,
} from '../../../src/platform/accounts/staff-accounts-store';
import type { Command } from '../command';
import { createRefusal, createSuccess, reportRefusal } from '../command';

export const deskDisable: Command = {
  name: 'desk disable',
  summary: 'closes a colleague’s account: ends its sessions, removes its second factor',
  positionals: ['EMAIL'],
  examples: ['desk disable an.maas@agency.example'],
  details:
    'Inviting them again opens it: so does who lost both phone and recovery codes come back.',
  async run(call) {
    const email = normalizeLogin(call.positionals[0] ?? '');
    const { db } = await call.openStores();
    const staff = await findStaffToSignIn(db, email);
    if (!staff) return reportRefusal(call, `${email} has no account of the desk.`);
    const isLast = staff.role === 'manager' && !(await hasOtherManager(db, staff.id));
    const who = isLast ? `${staff.name}, the last manager` : staff.name;
    if (!(await call.confirm(`Close the desk to ${who}?`))) return createRefusal('Not changed.');
    await db.batch([
      ...disableStaff(db, staff.id, Date.now(), { keepsLast: false }),
      recordStaffAction(db, undefined, 'staff closed', staff.id),
    ]);
    const { print, style } = call.terminal;
    print(style('green', `The desk is closed to ${staff.name}.`));
    if (isLast)
      print('Nobody is a manager now: invite one with `desk invite EMAIL --role manager`.');
    return createSuccess({ email });
  },
};
