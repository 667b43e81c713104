import { composeAgencyMail, composeVisitorMail } from '../kit/mail/submission-mails';
import type { FormHandler } from '../kit/submit/handler';
import { contactSmallForm } from './form';

export const contactSmallHandler: FormHandler<typeof contactSmallForm> = {
  form: contactSmallForm,
  reply: 'DESK_TEMPLATE_MESSAGE',
  composeMails: (submission) => [
    composeAgencyMail(submission),
    composeVisitorMail(submission, { subject: 'MAIL_CONFIRMATION_SUBJECT' }),
  ],
};
