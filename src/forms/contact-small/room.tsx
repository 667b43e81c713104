import { toAgency, toVisitor } from '../kit/mails';
import type { FormRoom } from '../kit/room';
import { contactSmall } from './form';

export const contactSmallRoom: FormRoom<typeof contactSmall> = {
  form: contactSmall,
  mails: (submission) => [toAgency(submission), toVisitor(submission)],
};
