import { toAgency, toVisitor } from '../kit/mails';
import { propertyTypes } from '../kit/property-types';
import { ReachAside } from '../kit/reach-aside';
import type { FormRoom } from '../kit/room';
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
