import { composeAgencyMail, composeVisitorMail } from '../kit/mail/submission-mails';
import type { FormHandler } from '../kit/submit/handler';
import { contactForm } from './form';

export const contactHandler: FormHandler<typeof contactForm> = {
  form: contactForm,
  reply: 'DESK_TEMPLATE_MESSAGE',
  composeMails: (submission) => [
    composeAgencyMail(submission),
    composeVisitorMail(submission, { subject: 'MAIL_CONFIRMATION_SUBJECT' }),
  ],
};
