import { Facts, Paragraph } from '../../platform/mail/parts';
import type { RequestContext } from '../../platform/request-context';
import { toAgency, toVisitor } from '../forms/kit/mail/mails';
import type { FormRoom } from '../forms/kit/submit/handler';
import { testimonial } from './form';
import { written } from './testimonials-store';

export const testimonialRoom: FormRoom<typeof testimonial> = {
  form: testimonial,
  mails: (submission) => [
    toAgency(submission, <HowToDecide ctx={submission.staff.ctx} id={submission.key} />),
    toVisitor(submission, { subject: submission.ctx.t('SEND_TESTIMONIAL_SUCCESS') }),
  ],
  also({ key, answers, ctx, attached, at }, db) {
    const { email: _ours, ...shown } = answers;
    const image = attached[0]?.file ?? null;
    const { language } = ctx;
    return [written(db, { id: key, ...shown, language, image, posted: at.getTime() })];
  },
};

/** Nothing is shown before staff have read it (decision 27): how they say yes or no. */
function HowToDecide({ ctx, id }: { ctx: RequestContext; id: string }) {
  const { t } = ctx;
  return (
    <>
      <Paragraph>{t('MAIL_STAFF_TESTIMONIAL')}</Paragraph>
      <Facts
        rows={[
          [t('MAIL_STAFF_APPROVE'), `npm run staff -- testimonials approve ${id} --remote`],
          [t('MAIL_STAFF_REJECT'), `npm run staff -- testimonials reject ${id} --remote`],
        ]}
      />
    </>
  );
}
