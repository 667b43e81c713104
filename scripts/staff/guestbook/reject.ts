import { recordStaffAction } from '../../../src/features/desk/log/staff-actions-store';
import { rejectTestimonial } from '../../../src/features/guestbook/testimonial-decisions-store';
import type { Command } from '../command';
import { createRefusal, createSuccess } from '../command';

export const guestbookReject: Command = {
  name: 'guestbook reject',
  summary: 'keeps a testimonial out of the guestbook, or takes it out again',
  positionals: ['ID'],
  examples: ['guestbook reject 7'],
  async run(call) {
    const [id = ''] = call.positionals;
    const stores = await call.openStores();
    if (!(await call.confirm(`Keep the testimonial ${id} out of the guestbook?`)))
      return createRefusal('Not changed.');
    const { print, style } = call.terminal;
    const log = recordStaffAction(stores.db, undefined, 'testimonial refused', id);
    if (!(await rejectTestimonial(stores, id, Date.now(), [log]))) {
      const message = `${id} is not a testimonial.`;
      print(style('red', message));
      return createRefusal(message);
    }
    print(style('green', `${id} is not in the guestbook.`));
    return createSuccess({ id, state: 'rejected' });
  },
};
