import { toAgency, toVisitor } from '../kit/mails';
import type { FormRoom } from '../kit/room';
import { sellerChoices } from './form';

export const sellerChoicesRoom: FormRoom<typeof sellerChoices> = {
  form: sellerChoices,
  mails: (submission) => [toAgency(submission), toVisitor(submission)],
};
