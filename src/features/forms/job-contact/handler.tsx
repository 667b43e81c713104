import { composeAgencyMail, composeVisitorMail } from '../kit/mail/submission-mails';
import type { FormHandler } from '../kit/submit/handler';
import { jobContactForm } from './form';

export const jobContactHandler: FormHandler<typeof jobContactForm> = {
  form: jobContactForm,
  reply: 'DESK_TEMPLATE_JOB',
  composeMails: (submission) => [
    composeAgencyMail(submission),
    composeVisitorMail(submission, { subject: 'MAIL_JOB_SUBJECT' }),
  ],
};
