import { dayInWords, timeInWords } from '../../domain/format/moment';
import type { Language } from '../../domain/language/language';
import { LANGUAGE_NAME } from '../../domain/language/language-name';
import type { TextKey } from '../../domain/language/texts';
import { letter } from '../../platform/mail/letter';
import type { Mail } from '../../platform/mail/message';
import { Action, Facts, Greeting, Links, Paragraph, Regards } from '../../platform/mail/parts';
import { calendarOf } from './event';
import type { Told } from './told';
import { hostOf, placeOf, timesOf } from './told';

/** Booked, moved, or accepted from the waiting list: when, where, with whom, and how to change it. */
export function confirmedMail(told: Told): Mail {
  const { t } = told.ctx;
  const { date, time } = timesOf(told);
  const [address, name] = [placeOf(told), hostOf(told).name];
  return toVisitor(
    told,
    t('MAIL_APPOINTMENT_SUBJECT', { date, time }),
    <>
      <Paragraph>{t('MAIL_APPOINTMENT_TEXT', { date, time, address, name })}</Paragraph>
      <Details told={told} />
      <Action href={`${told.link}&as=ics`}>{t('APPOINTMENT_CALENDAR')}</Action>
      <Links
        links={[
          {
            href: told.link,
            label: t('MAIL_APPOINTMENT_CHANGE'),
            aside: t('MAIL_APPOINTMENT_CHANGE_TEXT'),
          },
        ]}
      />
    </>,
  );
}

export function cancelledMail(told: Told): Mail {
  const { t } = told.ctx;
  const times = timesOf(told);
  return toVisitor(
    told,
    t('MAIL_APPOINTMENT_CANCELLED_SUBJECT', times),
    <>
      <Paragraph>{t('MAIL_APPOINTMENT_CANCELLED_TEXT', times)}</Paragraph>
      <About told={told} />
    </>,
  );
}

export function waitingMail(told: Told): Mail {
  const { t } = told.ctx;
  return toVisitor(
    told,
    t('MAIL_APPOINTMENT_WAITING_SUBJECT'),
    <>
      <Paragraph>{t('APPOINTMENT_WAITING')}</Paragraph>
      <About told={told} />
      <Links links={[{ href: told.link, label: t('APPOINTMENT_LEAVE_LIST') }]} />
    </>,
  );
}

/** A place that came free; nothing is in a calendar before it is accepted. */
export function offerMail(told: Told): Mail {
  const { ctx, appointment } = told;
  const { t, language } = ctx;
  const until = appointment.lapses ?? 0;
  const mail = toVisitor(
    told,
    t('MAIL_APPOINTMENT_OFFER_SUBJECT', timesOf(told)),
    <>
      <Paragraph>
        {t('APPOINTMENT_OFFERED', {
          date: dayInWords(until, language),
          time: timeInWords(until, language),
        })}
      </Paragraph>
      <Details told={told} />
      <Action href={told.link}>{t('MAIL_APPOINTMENT_OFFER_ACTION')}</Action>
    </>,
  );
  return { ...mail, attachments: [] };
}

/** To who receives them: `told` in the agency's own language. */
export function staffMail(told: Told, title: TextKey): Mail {
  const { ctx, appointment } = told;
  const { t } = ctx;
  return letter(
    ctx,
    {
      to: hostOf(told).email,
      replyTo: appointment.email,
      subject: t('MAIL_SUBJECT_VISIT', { id: appointment.property }),
      title: t(title, { name: appointment.name }),
      attachments: calendarOf(told),
    },
    <>
      <Facts
        rows={[
          [t('LABEL_EMAIL'), appointment.email],
          [t('MAIL_STAFF_LANGUAGE'), t(LANGUAGE_NAME[appointment.language as Language])],
        ]}
      />
      <Details told={told} place="" />
    </>,
  );
}

function toVisitor(told: Told, subject: string, body: React.ReactNode): Mail {
  const { ctx, appointment } = told;
  const host = hostOf(told);
  return letter(
    ctx,
    {
      to: appointment.email,
      replyTo: host.email,
      subject,
      why: ctx.t('MAIL_WHY_SUBMISSION'),
      attachments: calendarOf(told),
    },
    <>
      <Greeting sender={ctx} name={appointment.name} />
      {body}
      <Regards sender={ctx} name={host.name} phone={host.phone} />
    </>,
  );
}

/** Who receives them knows the place. */
function Details({ told, place = placeOf(told) }: { told: Told; place?: string }) {
  const { t } = told.ctx;
  const { date, time } = timesOf(told);
  return (
    <>
      <Facts
        rows={[
          [t('APPOINTMENT_DAY'), date],
          [t('APPOINTMENT_TIME'), time],
          [t('APPOINTMENT_PLACE'), place],
          [t('APPOINTMENT_WITH'), hostOf(told).name],
        ]}
      />
      <About told={told} />
    </>
  );
}

const About = ({ told: { ctx, subject } }: { told: Told }) =>
  subject && <Links links={[{ href: ctx.origin + subject.path, label: subject.line }]} />;
