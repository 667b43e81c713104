import { toAgency, toVisitor } from '../kit/mail/mails';
import type { FormRoom } from '../kit/submit/handler';
import { propertyTypes } from '../kit/view/property-types';
import { ReachAside } from '../kit/view/reach-aside';
import { valuation } from './form';
import { WhatHappensNext } from './what-happens-next';

export const valuationRoom: FormRoom<typeof valuation> = {
  form: valuation,
  load: async ({ ctx }) => ({ options: { propertyType: propertyTypes(ctx) } }),
  mails: (submission) => [
    toAgency(submission),
    toVisitor(submission, { subject: submission.ctx.t('MAIL_VALUATION_SUBJECT') }),
  ],
  aside: ({ ctx, subject }) => (
    <>
      <WhatHappensNext ctx={ctx} />
      <ReachAside ctx={ctx} subject={subject} />
    </>
  ),
};
