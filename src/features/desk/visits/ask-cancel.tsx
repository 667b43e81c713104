import type { Context } from 'hono';
import { formatLongDate, formatTimeOfDay } from '../../../domain/format/brussels-time';
import { DOT } from '../../../domain/format/dot';
import { LANGUAGE_NAME_KEYS } from '../../../domain/language/language-name';
import type { App } from '../../../env';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { loadSlot, loadVisit } from '../../visits/visits-store';
import { AskPage } from '../ask-page';
import { renderDeskPage } from '../render-desk-page';
import { loadPropertyLabels } from './property-labels';
import { cancelForm, leaveForm, REASON_FIELD } from './slot-forms';
import { VisitsHead } from './visits-head';

/**
 * Asks before a visit is cancelled, or somebody taken off the waiting list: whose visit was booked is mailed at once.
 * Undefined if there is no such visit, or no longer.
 */
export async function askBeforeCancelling(
  c: Context<App>,
  { visit: id, sequence, refused }: { visit: string; sequence: string; refused?: RefusedForm },
): Promise<Response | undefined> {
  const { ctx } = c.var;
  const { DB } = c.env;
  const { t, href, language } = ctx;
  const visit = await loadVisit(DB, id);
  if (!visit || visit.state === 'cancelled') return undefined;
  const slot = visit.slot === null ? undefined : await loadSlot(DB, visit.slot);
  const property = (await loadPropertyLabels(ctx, [visit.property]))(visit.property);
  const action = slot ? href.page(`/desk/visits/${slot.id}/`) : href.page('/desk/visits/waiting/');
  const { name } = visit;
  const isBooked = visit.state === 'confirmed';
  const isMailed = isBooked && visit.email !== '';
  return renderDeskPage(
    c,
    { title: t('DESK_VISITS'), entry: '/desk/visits/', status: refused?.status ?? 200 },
    <AskPage
      {...{ ctx, action, back: action, hidden: { visit: id, sequence, sure: 'yes' }, refused }}
      presentation={{
        fields: { reason: { ...REASON_FIELD, lang: visit.language } },
        labelValues: { reason: { language: t(LANGUAGE_NAME_KEYS[visit.language]) } },
        omittedFields: isMailed ? [] : [REASON_FIELD.name],
      }}
      form={slot ? cancelForm : leaveForm}
      head={<VisitsHead ctx={ctx} current={slot ? '/desk/visits/' : '/desk/visits/waiting/'} />}
      question={
        slot
          ? t('DESK_VISIT_ASK_CANCEL', {
              name,
              date: formatLongDate(slot.startsAt, language),
              time: formatTimeOfDay(slot.startsAt, language),
            })
          : t('DESK_WAITING_ASK_REMOVE', { name })
      }
      about={
        <>
          <p>{[property.name, visit.property, property.address].filter(Boolean).join(DOT)}</p>
          <p className="desk-quiet">
            {t(
              isMailed
                ? 'DESK_VISIT_ASK_TEXT'
                : isBooked
                  ? 'DESK_VISIT_ASK_CALL'
                  : 'DESK_WAITING_ASK_TEXT',
              {
                email: visit.email,
              },
            )}
          </p>
        </>
      }
    />,
  );
}
