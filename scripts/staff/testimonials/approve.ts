import { approve } from '../../../src/features/testimonials/testimonials-store';
import type { Command } from '../command';
import { done, refused } from '../command';

const WHY = {
  unknown: (id: string) => `${id} is no testimonial.`,
  'picture gone': (id: string) => `${id} came with a picture that is kept no longer.`,
};

export const testimonialsApprove: Command = {
  name: 'testimonials approve',
  summary: 'shows a testimonial in the guestbook, with its picture, within half a minute',
  positionals: ['ID'],
  async run(call) {
    const [id = ''] = call.positionals;
    const place = await call.open();
    if (!(await call.confirm(`Show the testimonial ${id} in the guestbook?`)))
      return refused('Not changed.');
    const outcome = await approve(place, id, Date.now());
    const { say, style } = call.terminal;
    if (outcome !== 'approved') {
      const message = WHY[outcome](id);
      say(style('red', message));
      return refused(message);
    }
    say(style('green', `${id} is in the guestbook.`));
    return done({ id, state: 'approved' });
  },
};
