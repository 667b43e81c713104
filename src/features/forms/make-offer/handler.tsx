import { isClosed, stateOf } from '../../../domain/catalogue/listing/listing-state';
import { isForSale } from '../../../domain/catalogue/property';
import { amountInWords, saysAmount } from '../../../domain/format/amount-in-words';
import { formatCurrency } from '../../../domain/format/currency';
import { formatDate } from '../../../domain/format/date';
import { dayInBrussels } from '../../../domain/format/day-in-brussels';
import { Paragraph } from '../../../platform/mail/parts';
import type { Errors } from '../kit/definition/answers';
import { toAgency, toVisitor } from '../kit/mail/mails';
import type { FormRequest, FormRoom, Seen, Submission } from '../kit/submit/handler';
import { makeOffer } from './form';

export const makeOfferRoom: FormRoom<typeof makeOffer> = {
  form: makeOffer,
  /** Only what is still for sale can be bought. */
  async load({ ctx, subject }: FormRequest) {
    if (subject?.kind !== 'property') return undefined;
    const { listings } = ctx.snapshot.site.configuration;
    if (!isForSale(subject.record) || isClosed(stateOf(subject.record, listings))) return undefined;
    const today = dayInBrussels(new Date());
    return { initial: { startDate: today, signDate: today } };
  },
  check: wrongIn,
  mails: (submission) => [
    toAgency(submission, <Sentences seen={submission.staff} answers={submission.answers} />),
    toVisitor(submission, {
      subject: submission.ctx.t('MAIL_SUBJECT_OFFER', { id: submission.subject?.id ?? '' }),
      extra: <Sentences seen={submission} answers={submission.answers} />,
    }),
  ],
};

type Sent = Submission<typeof makeOffer>;

/** The words must say the figures, in the language of the form; an offer starts today (§3, §4). */
function wrongIn({ ctx, answers, at }: Sent): Errors {
  const { amount, amountWords, startDate, signDate } = answers;
  const { language } = ctx;
  const today = dayInBrussels(at);
  const written = { amount: formatCurrency(amount), words: amountInWords(amount, language) };
  return {
    ...(!saysAmount(amountWords, amount, language) && {
      amountWords: { key: 'ALERT_AMOUNT_WORDS_OTHER', values: written },
    }),
    ...(startDate !== today && {
      startDate: { key: 'ALERT_START_DATE_TODAY', values: { date: formatDate(today) } },
    }),
    ...(signDate > today && { signDate: { key: 'ALERT_SIGN_DATE_FUTURE' } }),
  };
}

/** What the signers bind themselves to, as the offer has it. */
function Sentences({ seen, answers }: { seen: Seen; answers: Sent['answers'] }) {
  const { ctx, subject } = seen;
  const { t } = ctx;
  const period = { start: formatDate(answers.startDate), end: formatDate(answers.endDate) };
  return (
    <>
      <Paragraph>
        {t('OFFER_INTRO', {
          amount: formatCurrency(answers.amount),
          property: subject?.line ?? '',
        })}
      </Paragraph>
      <Paragraph>{t('OFFER_IRREVOCABLE', period)}</Paragraph>
      <Paragraph>{t('OFFER_ACCEPTANCE')}</Paragraph>
      <Paragraph>{t('OFFER_ADVANCE')}</Paragraph>
    </>
  );
}
