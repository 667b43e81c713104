import { formatLongDate, formatTimeOfDay } from '../../../domain/format/brussels-time';
import { DOT } from '../../../domain/format/dot';
import { countRowsByTable } from '../../../platform/personal-data/erase-person-store';
import type { PersonalData } from '../../../platform/personal-data/find-person-store';
import type { RequestContext } from '../../../platform/request-context';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { AskPage } from '../ask-page';
import type { PropertyLabel } from '../visits/property-labels';
import { nameData } from './data-names';
import { askedErasureForm, formatWho } from './people-forms';
import { PeopleHead } from './people-head';
import { PersonNames } from './person-names';

/** A booked visit that is still to come, which goes with its person. */
export interface ComingVisit {
  startsAt: number;
  property: PropertyLabel;
}

/** Names what goes with a person, and asks for address or number once more before it does. */
export function ErasePersonPage({
  ctx,
  data: { who, rows, files },
  coming,
  refused,
}: {
  ctx: RequestContext;
  data: PersonalData;
  coming: readonly ComingVisit[];
  refused?: RefusedForm | undefined;
}) {
  const { t, href, language } = ctx;
  const action = href.page('/desk/people/');
  const own = countRowsByTable(rows.filter(({ isOwn }) => isOwn));
  const mentions = countRowsByTable(rows.filter(({ isOwn }) => !isOwn));
  const queued = rows.filter(
    ({ table, isOwn, values }) => isOwn && table.table === 'outbox' && values.state === 'queued',
  ).length;
  return (
    <AskPage
      {...{
        ctx,
        action,
        refused,
        form: askedErasureForm,
        hidden: { who, sure: 'yes' },
        back: action,
      }}
      head={<PeopleHead ctx={ctx} current="/desk/people/" />}
      question={t('DESK_PERSON_ASK_ERASE', { who: formatWho(who) })}
      about={
        <>
          <PersonNames {...{ ctx, data: { who, rows } }} />
          {coming.map(({ startsAt, property: { id, name } }) => (
            <p key={`${id} ${startsAt}`} className="desk-fault">
              {t('DESK_PERSON_BOOKED', {
                date: formatLongDate(startsAt, language),
                time: formatTimeOfDay(startsAt, language),
                property: `${name}${DOT}${id}`,
              })}
            </p>
          ))}
          {queued > 0 && <p className="desk-fault">{t('DESK_PERSON_QUEUED', { count: queued })}</p>}
          <CountTable
            ctx={ctx}
            title={t('DESK_PERSON_ERASED_ROWS')}
            counts={{ ...own, ...(files.length > 0 && { files: files.length }) }}
          />
          <CountTable ctx={ctx} title={t('DESK_PERSON_BLANKED_ROWS')} counts={mentions} />
          <p className="desk-quiet">{t('DESK_PERSON_ERASE_TEXT')}</p>
        </>
      }
    />
  );
}

/** How much of each kind of data; nothing if there is none. */
function CountTable({
  ctx: { t },
  title,
  counts,
}: {
  ctx: RequestContext;
  title: string;
  counts: Readonly<Record<string, number>>;
}) {
  if (Object.keys(counts).length === 0) return null;
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{t('DESK_PERSON_ROWS')}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(counts).map(([name, count]) => (
          <tr key={name}>
            <td>{name === 'files' ? t('DESK_PERSON_FILES') : nameData(t, name)}</td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
