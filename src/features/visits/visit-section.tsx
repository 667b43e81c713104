import type { ReactNode } from 'react';
import { formatLongDate, formatTimeOfDay } from '../../domain/format/brussels-time';
import type { TextKey } from '../../domain/language/texts';
import type { RefusedForm } from '../forms/kit/submit/read-form';
import { toPathAndQuery, VisitActionForm } from './action-form';
import { MoveForm } from './move-form';
import type { SlotAvailability } from './slot';
import type { VisitDetails } from './visit-details';
import { canBeVisited, formatVisitValues, isNoLongerOffered } from './visit-details';
import { VisitFactList } from './visit-fact-list';

interface SectionProps {
  details: VisitDetails;
  now: number;
  /** Slots it can be moved to. */
  otherSlots: readonly SlotAvailability[];
  /** Message above the section, if any. */
  message: TextKey | undefined;
  /** What was refused of the form that moves it. */
  refused?: RefusedForm | undefined;
}

/** The possible actions of a visit, by its state; none once its time has passed. */
export function VisitSection(props: SectionProps) {
  const { visit, slot } = props.details;
  const isPast = slot !== null && slot.startsAt <= props.now;
  const Section = isPast ? PastSection : STATE_SECTIONS[visit.state];
  return <Section {...props} />;
}

const STATE_SECTIONS: Record<VisitDetails['visit']['state'], (props: SectionProps) => ReactNode> = {
  confirmed: ConfirmedSection,
  offered: SlotOfferSection,
  waiting: WaitingSection,
  cancelled: CancelledSection,
};

function ConfirmedSection({ details, now, otherSlots, refused }: SectionProps) {
  const { ctx, slot, manageUrl } = details;
  const { t } = ctx;
  return (
    <>
      <VisitFactList details={details} />
      <p>
        <a
          className="button button--outlined"
          href={`${toPathAndQuery(manageUrl)}&as=ics`}
          download=""
        >
          {t('VISIT_CALENDAR')}
        </a>
      </p>
      <section>
        <h2>{t('VISIT_MOVE')}</h2>
        {isNoLongerOffered(details) ? (
          <p>
            {t('VISIT_PROPERTY_CLOSED')} {t('VISIT_CALL_FIRST', formatVisitValues(details))}
          </p>
        ) : slot && slot.closesAt > now ? (
          <MoveForm {...{ details, otherSlots, refused }} />
        ) : (
          <p>{t('VISIT_MOVE_CLOSED', formatVisitValues(details))}</p>
        )}
      </section>
      <section>
        <h2>{t('VISIT_CANCEL')}</h2>
        <p>{t('VISIT_CANCEL_TEXT')}</p>
        <VisitActionForm details={details} action="cancel" label="VISIT_CANCEL" />
      </section>
    </>
  );
}

function SlotOfferSection({ details }: SectionProps) {
  const { ctx, visit } = details;
  const { t, language } = ctx;
  const until = visit.expiresAt ?? 0;
  const isClosed = isNoLongerOffered(details);
  return (
    <>
      <p className="lead">
        {isClosed
          ? t('VISIT_PROPERTY_CLOSED')
          : t('VISIT_OFFERED', {
              date: formatLongDate(until, language),
              time: formatTimeOfDay(until, language),
            })}
      </p>
      <VisitFactList details={details} />
      <div className="form__buttons">
        {!isClosed && <VisitActionForm details={details} action="accept" label="VISIT_ACCEPT" />}
        <VisitActionForm details={details} action="cancel" label="VISIT_REFUSE" />
      </div>
    </>
  );
}

function WaitingSection({ details }: SectionProps) {
  return (
    <>
      <p className="lead">
        {details.ctx.t(isNoLongerOffered(details) ? 'VISIT_PROPERTY_CLOSED' : 'VISIT_WAITING')}
      </p>
      <VisitActionForm details={details} action="cancel" label="VISIT_LEAVE_LIST" />
    </>
  );
}

function CancelledSection({ details, message }: SectionProps) {
  return (
    <>
      {!message && <p>{details.ctx.t(getCancelledText(details), formatVisitValues(details))}</p>}
      <BookAgainLink details={details} />
    </>
  );
}

/** Returns the text for a cancelled visit; on the waiting list there was no slot to give up. */
export const getCancelledText = ({ slot }: VisitDetails): TextKey =>
  slot ? 'VISIT_CANCELLED' : 'VISIT_LEFT_LIST';

function PastSection({ details }: SectionProps) {
  return (
    <>
      <p>{details.ctx.t('VISIT_PAST')}</p>
      <VisitFactList details={details} />
      <BookAgainLink details={details} />
    </>
  );
}

function BookAgainLink({ details }: { details: VisitDetails }) {
  const { ctx, visit } = details;
  const { t, href } = ctx;
  if (!canBeVisited(details)) return null;
  return (
    <p>
      <a
        className="button button--forest"
        href={href.page('/contact-appointment/', { property: visit.property })}
      >
        {t('VISIT_AGAIN')}
      </a>
    </p>
  );
}
