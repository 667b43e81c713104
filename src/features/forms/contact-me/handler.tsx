import { composeAgencyMail, composeVisitorMail } from '../kit/mail/submission-mails';
import type { FormHandler } from '../kit/submit/handler';
import { contactMeForm } from './form';

export const contactMeHandler: FormHandler<typeof contactMeForm> = {
  form: contactMeForm,
  reply: 'DESK_TEMPLATE_MESSAGE',
  // The link to the form preselects the subject: `?wish=visit`.
  present: ({ query }) => ({ initialValues: { wish: query.get('wish') ?? 'information' } }),
  composeMails: (submission) => [
    composeAgencyMail(submission),
    composeVisitorMail(submission, {
      subject: 'MAIL_CONTACT_ME_SUBJECT',
    }),
  ],
};
