import { recordStaffAction } from '../../../src/features/desk/log/staff-actions-store';
import type { Approval } from '../../../src/features/testimonials/testimonial-decisions-store';
import { approveTestimonial } from '../../../src/features/testimonials/testimonial-decisions-store';
import { loadTestimonial } from '../../../src/features/testimonials/testimonials-store';
import type { Command, CommandInvocation } from '../command';
import { createRefusal, createSuccess, UsageError } from '../command';
import type { StaffStores } from '../stores';

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
    'Visitors read how the writer is known. Without an option a terminal asks, unless it was stated before;\na script is warned. Approving again changes it. The part of the picture that is shown is chosen at the desk.',
  async run(call) {
    const [id = ''] = call.positionals;
    const deal = call.getOption('deal');
    const isInvited = call.hasOption('invitation');
    if (isInvited && deal !== undefined) throw new UsageError('Give --deal or --invitation.');
    if (deal && deal.length > 60) throw new UsageError('REFERENCE is longer than 60 characters.');
    const stores = await call.openStores();
    const fact = deal === undefined ? (isInvited ? 'invitation' : undefined) : 'deal';
    const approval: Approval | undefined = fact
      ? { knownBy: fact, deal: deal ?? '' }
      : await askFact(call, stores, id);
    if (!(await call.confirm(`Show the testimonial ${id} in the guestbook?`)))
      return createRefusal('Not changed.');
    const outcome = await approveTestimonial(stores, id, approval, Date.now(), [
      recordStaffAction(stores.db, undefined, 'testimonial approved', id),
    ]);
    const { print, style } = call.terminal;
    if (outcome !== 'approved') {
      const message = REFUSAL_MESSAGES[outcome](id);
      print(style('red', message));
      return createRefusal(message);
    }
    print(style('green', `${id} is in the guestbook.`));
    const knownBy = (await loadTestimonial(stores.db, id))?.knownBy ?? null;
    if (!knownBy)
      print(style('yellow', 'How its writer is known is not stated: give --deal or --invitation.'));
    return createSuccess({ id, state: 'approved', knownBy });
  },
};

/** Asks on a terminal how the writer is known, unless it was stated before. */
async function askFact(
  { terminal }: CommandInvocation,
  { db }: StaffStores,
  id: string,
): Promise<Approval | undefined> {
  if ((await loadTestimonial(db, id))?.knownBy) return undefined;
  const answer = await terminal.ask(
    'How is the writer known? The reference of a deal, or the word invitation: ',
  );
  const deal = answer?.trim().slice(0, 60);
  if (!deal) return undefined;
  return deal === 'invitation' ? { knownBy: deal, deal: '' } : { knownBy: 'deal', deal };
}
