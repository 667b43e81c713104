import { toAgency, toVisitor } from '../kit/mails';
import type { FormRoom } from '../kit/room';
import { jobContact } from './form';

export const jobContactRoom: FormRoom<typeof jobContact> = {
  form: jobContact,
  mails: (submission) => [toAgency(submission), toVisitor(submission)],
};
