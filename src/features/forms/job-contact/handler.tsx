import { toAgency, toVisitor } from '../kit/mail/mails';
import type { FormRoom } from '../kit/submit/handler';
import { jobContact } from './form';

export const jobContactRoom: FormRoom<typeof jobContact> = {
  form: jobContact,
  mails: (submission) => [toAgency(submission), toVisitor(submission)],
};
