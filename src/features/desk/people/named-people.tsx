import { formatLongDate } from '../../../domain/format/brussels-time';
import type { CappedRows } from '../../../platform/capped-rows';
import type { RequestContext } from '../../../platform/request-context';
import { MoreNote } from '../more-note';
import type { NamedPerson } from './named-people-store';
import { formatWho } from './people-forms';
import { PersonLine } from './person-line';

/** Who may be meant by a name: each leads to everything that is stored about them. */
export function NamedPeople({
  ctx,
  people,
}: {
  ctx: RequestContext;
  people: CappedRows<NamedPerson>;
}) {
  const { t } = ctx;
  if (people.rows.length === 0)
    return (
      <p className="desk-empty" role="status">
        {t('DESK_PERSON_NOBODY')}
      </p>
    );
  return (
    <section className="desk-section" role="status">
      <div className="desk-section__head">
        <h2>{t('DESK_PERSON_WHICH')}</h2>
      </div>
      <PeopleRows {...{ ctx, people: people.rows }} />
      <MoreNote ctx={ctx} list={people} />
    </section>
  );
}

/** Who wrote last, before anybody is looked for. */
export const RecentPeople = ({
  ctx,
  people,
}: {
  ctx: RequestContext;
  people: readonly NamedPerson[];
}) =>
  people.length > 0 && (
    <section className="desk-section">
      <div className="desk-section__head">
        <h2>{ctx.t('DESK_PERSON_RECENT')}</h2>
        <a href={ctx.href.page('/desk/leads/')}>{ctx.t('DESK_LEADS')}</a>
      </div>
      <PeopleRows {...{ ctx, people }} />
    </section>
  );

const PeopleRows = ({ ctx, people }: { ctx: RequestContext; people: readonly NamedPerson[] }) => (
  <ul className="desk-rows">
    {people.map(({ name, who, at }) => (
      <li key={who}>
        <PersonLine {...{ ctx, who }}>
          <strong>{name}</strong> {formatWho(who)}
          <br />
          <span className="desk-quiet">{formatLongDate(at, ctx.language)}</span>
        </PersonLine>
      </li>
    ))}
  </ul>
);
