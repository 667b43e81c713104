import { toAgency, toVisitor } from '../kit/mail/mails';
import type { FormRoom } from '../kit/submit/handler';
import { propertyTypes } from '../kit/view/property-types';
import { ReachAside } from '../kit/view/reach-aside';
import { valuation } from './form';
import { WhatHappensNext } from './what-happens-next';

export const valuationRoom: FormRoom<typeof valuation> = {
  form: valuation,
  load: async ({ visit }) => ({ options: { propertyType: propertyTypes(visit) } }),
  mails: (submission) => [
    toAgency(submission),
    toVisitor(submission, { subject: submission.visit.t('MAIL_VALUATION_SUBJECT') }),
  ],
  aside: ({ visit, subject }) => (
    <>
      <WhatHappensNext visit={visit} />
      <ReachAside visit={visit} subject={subject} />
    </>
  ),
};
