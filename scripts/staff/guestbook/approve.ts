import type { CropChoice } from '../../../src/domain/images/picture-crop';
import { findCrop } from '../../../src/features/desk/guestbook/guestbook-store';
import { recordStaffAction } from '../../../src/features/desk/log/staff-actions-store';
import type { Approval } from '../../../src/features/guestbook/testimonial-decisions-store';
import { approveTestimonial } from '../../../src/features/guestbook/testimonial-decisions-store';
import { loadTestimonial } from '../../../src/features/guestbook/testimonials-store';
import type { Command, CommandInvocation } from '../command';
import { createRefusal, createSuccess, UsageError } from '../command';
import type { StaffStores } from '../stores';

const REFUSAL_MESSAGES = {
  unknown: (id: string) => `${id} is not a testimonial.`,
  'picture gone': (id: string) => `The picture of ${id} is no longer stored.`,
};

export const guestbookApprove: Command = {
  name: 'guestbook approve',
  summary: 'shows a testimonial in the guestbook, with its picture, within half a minute',
  positionals: ['ID'],
  examples: ['guestbook approve 7'],
  options: {
    deal: {
      summary: 'the writer is known by this sale or letting; never shown',
      value: 'REFERENCE',
    },
    invitation: { summary: 'the writer was asked by the agency' },
    crop: {
      summary: 'the part of the picture that is shown: `square,25,0,50`, or whole',
      value: 'SHAPE,LEFT,TOP,WIDTH',
    },
  },
  details:
    'Visitors read how the writer is known. Without an option a terminal asks, unless it was stated before;\na script is warned. Approving again changes it. SHAPE is square or landscape (4 by 3); LEFT, TOP and WIDTH are\nhundredths of the picture, and a part that does not fit is moved into it.',
  async run(call) {
    const [id = ''] = call.positionals;
    const deal = call.getOption('deal');
    const isInvited = call.hasOption('invitation');
    if (isInvited && deal !== undefined) throw new UsageError('Give --deal or --invitation.');
    if (deal && deal.length > 60) throw new UsageError('REFERENCE is longer than 60 characters.');
    const stores = await call.openStores();
    const fact = deal === undefined ? (isInvited ? 'invitation' : undefined) : 'deal';
    const stated: Approval | undefined = fact
      ? { knownBy: fact, deal: deal ?? '' }
      : await askFact(call, stores, id);
    const part = parsePart(call.getOption('crop'));
    const approval = part ? await addCrop(stores, id, stated, part) : stated;
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
    const { knownBy = null, crop = null } = (await loadTestimonial(stores.db, id)) ?? {};
    if (!knownBy)
      print(style('yellow', 'How its writer is known is not stated: give --deal or --invitation.'));
    return createSuccess({ id, state: 'approved', knownBy, ...(part && { crop }) });
  },
};

const CROP = /^(square|landscape),(\d{1,3}),(\d{1,3}),(\d{1,3})$/;

/** Parses the part of a picture; undefined if none is given. @throws UsageError */
function parsePart(text: string | undefined): CropChoice | { shape: 'whole' } | undefined {
  if (text === undefined) return undefined;
  if (text === 'whole') return { shape: 'whole' };
  const [, shape, ...numbers] = CROP.exec(text) ?? [];
  const [left = 0, top = 0, width = 0] = numbers.map(Number);
  if (!shape || Math.max(left, top, width) > 100 || width === 0)
    throw new UsageError(`--crop cannot be ${text}: write square,25,0,50, or whole.`);
  return { shape: shape === 'square' ? 'square' : 'landscape', left, top, width };
}

/** Adds the part of the picture to what was stated; what was stated before stays. */
async function addCrop(
  { db, files }: StaffStores,
  id: string,
  stated: Approval | undefined,
  part: CropChoice | { shape: 'whole' },
): Promise<Approval | undefined> {
  const testimonial = await loadTestimonial(db, id);
  if (!testimonial) return stated;
  const { knownBy, deal, image } = testimonial;
  return { ...(stated ?? { knownBy, deal }), crop: await findCrop(files, image, part) };
}

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
