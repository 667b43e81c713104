import { composeAgencyMail, composeVisitorMail } from '../kit/mail/submission-mails';
import type { FormHandler } from '../kit/submit/handler';
import { contactMeForm } from './form';

export const contactMeHandler: FormHandler<typeof contactMeForm> = {
  form: contactMeForm,
  // `?wish=visit`: what the link that led here was about.
  load: async ({ query }) => ({ initialValues: { wish: query.get('wish') ?? 'information' } }),
  composeMails: (submission) => [
    composeAgencyMail(submission),
    composeVisitorMail(submission, {
      subject: submission.ctx.t('MAIL_CONTACT_ME_SUBJECT', { id: submission.subject?.id ?? '' }),
    }),
  ],
};
