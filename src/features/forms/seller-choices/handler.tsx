import { composeAgencyMail, composeVisitorMail } from '../kit/mail/submission-mails';
import type { FormHandler } from '../kit/submit/handler';
import { sellerChoicesForm } from './form';

export const sellerChoicesHandler: FormHandler<typeof sellerChoicesForm> = {
  form: sellerChoicesForm,
  reply: 'DESK_TEMPLATE_MESSAGE',
  composeMails: (submission) => [
    composeAgencyMail(submission),
    composeVisitorMail(submission, { subject: 'MAIL_SELLER_SUBJECT' }),
  ],
};
