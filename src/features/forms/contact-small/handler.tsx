import { toAgency, toVisitor } from '../kit/mail/mails';
import type { FormRoom } from '../kit/submit/handler';
import { contactSmall } from './form';

export const contactSmallRoom: FormRoom<typeof contactSmall> = {
  form: contactSmall,
  mails: (submission) => [toAgency(submission), toVisitor(submission)],
};
