import { readLinkedGoal } from '../kit/definition/owner-fields';
import { composeAgencyMail, composeVisitorMail } from '../kit/mail/submission-mails';
import type { FormHandler } from '../kit/submit/handler';
import { ContactAside } from '../kit/view/contact-aside';
import { getPropertyTypeOptions } from '../kit/view/property-type-options';
import { valuationForm } from './form';
import { ValuationNextSteps } from './valuation-next-steps';

export const valuationHandler: FormHandler<typeof valuationForm> = {
  form: valuationForm,
  reply: 'DESK_TEMPLATE_VALUATION',
  present: ({ ctx, query }) => ({
    options: { propertyType: getPropertyTypeOptions(ctx) },
    initialValues: { goal: readLinkedGoal(query) },
  }),
  composeMails: (submission) => [
    composeAgencyMail(submission),
    composeVisitorMail(submission, { subject: 'MAIL_VALUATION_SUBJECT' }),
  ],
  renderAside: ({ ctx, subject }) => (
    <>
      <ValuationNextSteps ctx={ctx} />
      <ContactAside ctx={ctx} subject={subject} />
    </>
  ),
};
