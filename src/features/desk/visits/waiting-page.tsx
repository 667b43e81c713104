import { formatLongDate } from '../../../domain/format/brussels-time';
import { DOT } from '../../../domain/format/dot';
import { toPhoneUrl } from '../../../domain/format/phone';
import type { ListPlace } from '../../../platform/list-place';
import type { RequestContext } from '../../../platform/request-context';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { ActionForm, FormAlert } from '../../forms/kit/view/action-form';
import { DeskPager } from '../desk-pager';
import { DoneNote } from '../done-note';
import { EmailText } from '../email-text';
import type { PropertyLabel } from './property-labels';
import { leaveForm } from './slot-forms';
import { VisitsHead } from './visits-head';
import type { WaitingVisits } from './visits-store';
import { WAITING_PER_PAGE } from './visits-store';

/** The waiting lists: who waits for which property, and since when. */
export function WaitingPage({
  ctx,
  waiting,
  place,
  getLabel,
  refused,
  done,
}: {
  ctx: RequestContext;
  waiting: WaitingVisits;
  place: ListPlace;
  getLabel: (id: number) => PropertyLabel;
  refused: RefusedForm | undefined;
  /** What was just done here. */
  done: string | undefined;
}) {
  const { t, href, language } = ctx;
  const action = href.page('/desk/visits/waiting/');
  return (
    <div className="desk-page">
      <VisitsHead ctx={ctx} current="/desk/visits/waiting/" />
      <DoneNote>{done}</DoneNote>
      <FormAlert {...{ ctx, refused }} />
      {waiting.total === 0 && <p className="desk-empty">{t('DESK_WAITING_NONE')}</p>}
      <ul className="desk-rows">
        {waiting.rows.map(({ id, name, email, phone, property, createdAt, state, sequence }) => (
          <li key={id}>
            <p>
              <strong>{name}</strong> {phone && <a href={toPhoneUrl(phone)}>{phone}</a>}{' '}
              <EmailText email={email} />
            </p>
            <p>
              <a href={href.page('/desk/visits/', { property, view: 'week' })}>
                {[getLabel(property).name, property, getLabel(property).closed]
                  .filter(Boolean)
                  .join(DOT)}
              </a>
            </p>
            <p className="desk-quiet">
              {t(state === 'offered' ? 'DESK_VISIT_STATE_OFFERED' : 'DESK_WAITING_SINCE', {
                date: formatLongDate(createdAt, language),
              })}
            </p>
            <ActionForm
              {...{ ctx, action, form: leaveForm, hidden: { visit: id, sequence, sure: '' } }}
            />
          </li>
        ))}
      </ul>
      {waiting.total > WAITING_PER_PAGE && (
        <DeskPager
          {...{ ctx, ...waiting, page: place.page, perPage: WAITING_PER_PAGE }}
          ids={waiting.rows.map(({ id }) => id)}
          range="DESK_RANGE_OF"
          getHref={(target) => href.page('/desk/visits/waiting/', { ...target })}
        />
      )}
    </div>
  );
}
