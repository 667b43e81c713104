import { toAgency, toVisitor } from '../kit/mail/mails';
import type { FormRoom } from '../kit/submit/handler';
import { contact } from './form';

export const contactRoom: FormRoom<typeof contact> = {
  form: contact,
  mails: (submission) => [toAgency(submission), toVisitor(submission)],
};
