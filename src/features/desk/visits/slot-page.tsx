import { toBrusselsDay } from '../../../domain/format/brussels-day';
import { formatLongDate, formatTimeOfDay } from '../../../domain/format/brussels-time';
import { DOT } from '../../../domain/format/dot';
import { toPhoneUrl } from '../../../domain/format/phone';
import type { OutboxEntry } from '../../../platform/mail/outbox-list-store';
import type { RequestContext } from '../../../platform/request-context';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { ActionForm, FormAlert } from '../../forms/kit/view/action-form';
import { PlainFormView } from '../../forms/kit/view/plain-form-view';
import type { SlotAvailability } from '../../visits/slot';
import type { VisitFeedback } from '../../visits/visit-feedback-store';
import { DoneNote } from '../done-note';
import { EmailText } from '../email-text';
import { MailsOfLead } from '../mails/mails-of-lead';
import { FeedbackForm } from './feedback-form';
import type { PropertyLabel } from './property-labels';
import { blockForm, unblockForm } from './slot-forms';
import { VisitForms } from './visit-forms';
import type { AgendaSlot, AgendaVisit } from './visits-store';

/** A slot with its visits, and what can be done with them. */
export interface SlotDetails {
  slot: AgendaSlot;
  visits: readonly AgendaVisit[];
  otherSlots: ReadonlyMap<string, readonly SlotAvailability[]>;
  feedback: readonly VisitFeedback[];
  /** The mails about its visits. */
  mails: readonly OutboxEntry[];
  /** What was just done here. */
  done: SlotDone | undefined;
  getLabel: (id: number) => PropertyLabel;
  now: number;
}

/** What was just done at a slot: in words, and where the visit went. */
export interface SlotDone {
  text: string;
  slot?: string;
}

export function SlotPage({
  ctx,
  details,
  refused,
}: {
  ctx: RequestContext;
  details: SlotDetails;
  refused: RefusedForm | undefined;
}) {
  const { t, href, language } = ctx;
  const { slot, visits, otherSlots, feedback, mails, done, getLabel, now } = details;
  const action = href.page(`/desk/visits/${slot.id}/`);
  const day = toBrusselsDay(new Date(slot.startsAt));
  return (
    <div className="desk-page">
      <div className="desk-head">
        <h1 className="desk-date">
          {formatLongDate(slot.startsAt, language)}, {formatTimeOfDay(slot.startsAt, language)}
        </h1>
        <a href={href.page('/desk/visits/', { day, property: slot.property ?? undefined })}>
          {t('DESK_VISITS_AGENDA')}
        </a>
      </div>
      {done && (
        <DoneNote>
          {done.text}{' '}
          {done.slot && (
            <a href={href.page(`/desk/visits/${done.slot}/`)}>{t('DESK_DONE_TO_SLOT')}</a>
          )}
        </DoneNote>
      )}
      <FormAlert {...{ ctx, refused }} />
      {slot.property !== null && <PropertyLine label={getLabel(slot.property)} />}
      {visits.map((visit) => (
        <section key={visit.id} className="desk-section">
          <div className="desk-section__head">
            <h2>
              {visit.lead === null ? (
                visit.name
              ) : (
                <a href={href.page(`/desk/leads/${visit.lead}/`)}>{visit.name}</a>
              )}
            </h2>
            <span>
              {visit.phone && <a href={toPhoneUrl(visit.phone)}>{visit.phone}</a>}{' '}
              <EmailText email={visit.email} />
            </span>
          </div>
          {slot.property === null && <PropertyLine label={getLabel(visit.property)} />}
          {visit.remark && <p className="slot-remark">{visit.remark}</p>}
          <VisitForms
            {...{ ctx, action, visit, now, refused }}
            otherSlots={otherSlots.get(visit.id) ?? []}
            slot={slot}
          />
          {visit.state === 'confirmed' && slot.startsAt <= now && (
            <FeedbackForm
              {...{ ctx, action, visit, refused }}
              feedback={feedback.find((said) => said.visit === visit.id)}
            />
          )}
          <MailsOfLead ctx={ctx} mails={mails.filter(({ leadKey }) => leadKey === visit.id)} />
        </section>
      ))}
      {slot.taken === 0 && slot.startsAt > now && (
        <BlockForms {...{ ctx, action, slot, refused }} />
      )}
    </div>
  );
}

const PropertyLine = ({ label: { id, name, address, closed } }: { label: PropertyLabel }) => (
  <p>{[name, id, address, closed].filter(Boolean).join(DOT)}</p>
);

/** Keeps visitors from booking a slot, or lets them again. */
function BlockForms({
  ctx,
  action,
  slot: { blocked },
  refused,
}: {
  ctx: RequestContext;
  action: string;
  slot: AgendaSlot;
  refused: RefusedForm | undefined;
}) {
  const { t } = ctx;
  return blocked === null ? (
    <PlainFormView
      {...{ ctx, action, refused, form: blockForm, className: 'form--dense form--line' }}
    />
  ) : (
    <ActionForm {...{ ctx, action, form: unblockForm, hidden: {}, className: 'desk-actions' }}>
      <p>{t('DESK_SLOT_BLOCKED', { reason: blocked || t('DESK_SLOT_NO_REASON') })}</p>
    </ActionForm>
  );
}
