import { reject } from '../../../src/features/testimonials/testimonials-store';
import type { Command } from '../command';
import { done, refused } from '../command';

export const testimonialsReject: Command = {
  name: 'testimonials reject',
  summary: 'keeps a testimonial out of the guestbook, or takes it out again',
  positionals: ['ID'],
  async run(call) {
    const [id = ''] = call.positionals;
    const place = await call.open();
    if (!(await call.confirm(`Keep the testimonial ${id} out of the guestbook?`)))
      return refused('Not changed.');
    const { say, style } = call.terminal;
    if (!(await reject(place, id, Date.now()))) {
      const message = `${id} is no testimonial.`;
      say(style('red', message));
      return refused(message);
    }
    say(style('green', `${id} is not in the guestbook.`));
    return done({ id, state: 'rejected' });
  },
};
