import { toAgency, toVisitor } from '../kit/mail/mails';
import type { FormRoom } from '../kit/submit/handler';
import { sellerChoices } from './form';

export const sellerChoicesRoom: FormRoom<typeof sellerChoices> = {
  form: sellerChoices,
  mails: (submission) => [toAgency(submission), toVisitor(submission)],
};
