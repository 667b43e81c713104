import { MailFacts, MailParagraph } from '../../platform/mail/mail-parts';
import type { RequestContext } from '../../platform/request-context';
import { composeAgencyMail, composeVisitorMail } from '../forms/kit/mail/submission-mails';
import type { FormHandler } from '../forms/kit/submit/handler';
import { testimonialForm } from './form';
import { insertTestimonial } from './testimonials-store';

export const testimonialHandler: FormHandler<typeof testimonialForm> = {
  form: testimonialForm,
  composeMails: (submission) => [
    composeAgencyMail(
      submission,
      <ModerationCommands ctx={submission.staffContext.ctx} id={submission.key} />,
    ),
    composeVisitorMail(submission, { subject: submission.ctx.t('SEND_TESTIMONIAL_SUCCESS') }),
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
        posted: submittedAt.getTime(),
      }),
    ];
  },
};

/** Lists the commands by which staff approve or reject the testimonial (decision 27). */
function ModerationCommands({ ctx, id }: { ctx: RequestContext; id: string }) {
  const { t } = ctx;
  return (
    <>
      <MailParagraph>{t('MAIL_STAFF_TESTIMONIAL')}</MailParagraph>
      <MailFacts
        rows={[
          [t('MAIL_STAFF_APPROVE'), `npm run staff -- testimonials approve ${id} --remote`],
          [t('MAIL_STAFF_REJECT'), `npm run staff -- testimonials reject ${id} --remote`],
        ]}
      />
    </>
  );
}
