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
      <ul className="desk-rows">
        {people.rows.map(({ name, who }) => (
          <li key={who}>
            <PersonLine {...{ ctx, who }}>
              <strong>{name}</strong> {formatWho(who)}
            </PersonLine>
          </li>
        ))}
      </ul>
      <MoreNote ctx={ctx} list={people} />
    </section>
  );
}
