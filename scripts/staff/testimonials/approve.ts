import { approveTestimonial } from '../../../src/features/testimonials/testimonial-decisions-store';
import type { Command } from '../command';
import { createRefusal, createSuccess, UsageError } from '../command';

const REFUSAL_MESSAGES = {
  unknown: (id: string) => `${id} is no testimonial.`,
  'picture gone': (id: string) => `The picture of ${id} is no longer stored.`,
};

export const testimonialsApprove: Command = {
  name: 'testimonials approve',
  summary: 'shows a testimonial in the guestbook, with its picture, within half a minute',
  positionals: ['ID'],
  options: {
    deal: {
      summary: 'the writer is known by this sale or letting; never shown',
      value: 'REFERENCE',
    },
    invitation: { summary: 'the writer was asked by the agency' },
  },
  details:
    'Visitors read how the writer is known. Without an option what was stated before stays; approving again\nchanges it. The part of the picture that is shown is chosen at the desk.',
  async run(call) {
    const [id = ''] = call.positionals;
    const deal = call.getOption('deal');
    const isInvited = call.hasOption('invitation');
    if (isInvited && deal !== undefined) throw new UsageError('Give --deal or --invitation.');
    if (deal && deal.length > 60) throw new UsageError('REFERENCE is longer than 60 characters.');
    const stores = await call.openStores();
    if (!(await call.confirm(`Show the testimonial ${id} in the guestbook?`)))
      return createRefusal('Not changed.');
    const fact = deal === undefined ? (isInvited ? 'invitation' : undefined) : 'deal';
    const outcome = await approveTestimonial(
      stores,
      id,
      fact && { knownBy: fact, deal: deal ?? '' },
      Date.now(),
    );
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
