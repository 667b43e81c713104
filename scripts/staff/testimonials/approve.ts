import { approveTestimonial } from '../../../src/features/testimonials/testimonials-store';
import type { Command } from '../command';
import { createRefusal, createSuccess } from '../command';

const REFUSAL_MESSAGES = {
  unknown: (id: string) => `${id} is no testimonial.`,
  'picture gone': (id: string) => `The picture of ${id} is no longer stored.`,
};

export const testimonialsApprove: Command = {
  name: 'testimonials approve',
  summary: 'shows a testimonial in the guestbook, with its picture, within half a minute',
  positionals: ['ID'],
  async run(call) {
    const [id = ''] = call.positionals;
    const stores = await call.openStores();
    if (!(await call.confirm(`Show the testimonial ${id} in the guestbook?`)))
      return createRefusal('Not changed.');
    const outcome = await approveTestimonial(stores, id, Date.now());
    const { print, style } = call.terminal;
    if (outcome !== 'approved') {
      const message = REFUSAL_MESSAGES[outcome](id);
      print(style('red', message));
      return createRefusal(message);
    }
    print(style('green', `${id} is in the guestbook.`));
    return createSuccess({ id, state: 'approved' });
  },
};
