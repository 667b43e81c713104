import {
  eraseSubscriber,
  findListedPerson,
} from '../../../src/platform/accounts/people-admin-store';
import { normalizeLogin } from '../../../src/platform/accounts/person';
import type { Command } from '../command';
import { createRefusal, createSuccess, reportRefusal } from '../command';

export const subscribersErase: Command = {
  name: 'subscribers erase',
  summary: "erases a subscriber's account with everything that belongs to it",
  positionals: ['EMAIL'],
  async run(call) {
    const email = normalizeLogin(call.positionals[0] ?? '');
    const { db } = await call.openStores();
    const person = await findListedPerson(db, 'subscriber', email);
    if (!person) return reportRefusal(call, `${email} is no subscriber.`);
    if (!(await call.confirm(`Erase the account of ${email}?`)))
      return createRefusal('Not changed.');
    await eraseSubscriber(db, person.id);
    const { print, style } = call.terminal;
    print(style('green', `The account of ${email} is erased.`));
    return createSuccess({ email });
  },
};
