import { toAgency, toVisitor } from '../kit/mail/mails';
import type { FormRoom } from '../kit/submit/handler';
import { contactMe } from './form';

export const contactMeRoom: FormRoom<typeof contactMe> = {
  form: contactMe,
  // `?wish=visit`: what the link that led here was about.
  load: async ({ query }) => ({ initial: { wish: query.get('wish') ?? 'information' } }),
  mails: (submission) => [
    toAgency(submission),
    toVisitor(submission, {
      subject: submission.ctx.t('MAIL_CONTACT_ME_SUBJECT', { id: submission.subject?.id ?? '' }),
    }),
  ],
};
