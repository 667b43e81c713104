import { toAgency, toVisitor } from '../kit/mails';
import type { FormRoom } from '../kit/room';
import { contact } from './form';

export const contactRoom: FormRoom<typeof contact> = {
  form: contact,
  mails: (submission) => [toAgency(submission), toVisitor(submission)],
};
