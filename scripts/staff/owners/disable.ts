import { recordStaffAction } from '../../../src/features/desk/log/staff-actions-store';
import { disableOwner, findListedPerson } from '../../../src/platform/accounts/people-admin-store';
import { normalizeLogin } from '../../../src/platform/accounts/person';
import type { Command } from '../command';
import { createRefusal, createSuccess, reportRefusal } from '../command';

export const ownersDisable: Command = {
  name: 'owners disable',
  summary: 'closes the portal to an owner and ends their sessions',
  positionals: ['EMAIL'],
  details: 'Importing the owner again opens it.',
  async run(call) {
    const email = normalizeLogin(call.positionals[0] ?? '');
    const { db } = await call.openStores();
    const person = await findListedPerson(db, 'owner', email);
    if (!person) return reportRefusal(call, `${email} is not an owner.`);
    if (!(await call.confirm(`Close the portal to ${person.name}?`)))
      return createRefusal('Not changed.');
    await db.batch([
      ...disableOwner(db, person.id, Date.now()),
      recordStaffAction(db, undefined, 'owner disabled', person.id),
    ]);
    const { print, style } = call.terminal;
    print(style('green', `The portal is closed to ${person.name}.`));
    return createSuccess({ email });
  },
};
