import { MailButton } from '../../platform/mail/mail-blocks';
import { MailParagraph } from '../../platform/mail/mail-parts';
import type { RequestContext } from '../../platform/request-context';
import { composeAgencyMail, composeVisitorMail } from '../forms/kit/mail/submission-mails';
import type { FormHandler } from '../forms/kit/submit/handler';
import { testimonialForm } from './form';
import { insertTestimonial } from './testimonials-store';

export const testimonialHandler: FormHandler<typeof testimonialForm> = {
  form: testimonialForm,
  reply: 'DESK_TEMPLATE_TESTIMONIAL',
  composeMails: (submission) => [
    composeAgencyMail(
      submission,
      <DecisionLink ctx={submission.staffContext.ctx} id={submission.key} />,
    ),
    composeVisitorMail(submission, { subject: 'SEND_TESTIMONIAL_SUCCESS' }),
  ],
  buildStatements({ key, answers, ctx, storedUploads, submittedAt }, db) {
    const { email: _unpublished, ...publicAnswers } = answers;
    const image = storedUploads[0]?.storageKey ?? null;
    const { language } = ctx;
    return [
      insertTestimonial(db, {
        id: key,
        ...publicAnswers,
        language,
        image,
        createdAt: submittedAt.getTime(),
      }),
    ];
  },
};

/** Leads to the page of the desk where staff approve or refuse the testimonial (decision 27). */
function DecisionLink({ ctx: { t, href, origin }, id }: { ctx: RequestContext; id: string }) {
  return (
    <>
      <MailParagraph>{t('MAIL_STAFF_TESTIMONIAL')}</MailParagraph>
      <MailButton href={origin + href.page(`/desk/guestbook/${id}/`)}>
        {t('MAIL_STAFF_DECIDE')}
      </MailButton>
    </>
  );
}
