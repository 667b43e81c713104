import { normalizeLogin } from '../../../src/platform/accounts/account';
import {
  disableStaff,
  findStaffToSignIn,
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
    if (!(await call.confirm(`Close the desk to ${staff.name}?`)))
      return createRefusal('Not changed.');
    await db.batch(disableStaff(db, staff.id, Date.now(), { keepsLast: false }));
    const { print, style } = call.terminal;
    print(style('green', `The desk is closed to ${staff.name}.`));
    return createSuccess({ email });
  },
};
