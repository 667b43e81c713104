import type { RequestContext } from '../../../platform/request-context';
import { formatDeskTime } from '../format-desk-time';
import type { Commitment } from './commitments-store';

/** Lists what is open on properties that the site does not have, or will not have. */
export function CommitmentList({
  ctx,
  title,
  commitments,
}: {
  ctx: RequestContext;
  title: string;
  commitments: readonly Commitment[];
}) {
  const { t, href } = ctx;
  if (commitments.length === 0) return null;
  return (
    <section className="desk-section">
      <div className="desk-section__head">
        <h2>{title}</h2>
        <span>{commitments.length}</span>
      </div>
      <ul className="desk-rows">
        {commitments.map((commitment) => {
          const { kind, id, title: name, visits, waiting } = commitment;
          return (
            <li key={`${kind} ${id}`}>
              <strong>{name ?? t('REFERENCE_ID', { id })}</strong>{' '}
              {describeCommitment(ctx, commitment)}{' '}
              {kind === 'property' && (
                <>
                  {visits + waiting > 0 && (
                    <a href={href.page('/desk/visits/', { property: id, view: 'week' })}>
                      {t('DESK_VISITS')}
                    </a>
                  )}{' '}
                  <a href={href.page('/desk/leads/', { property: id, state: 'all' })}>
                    {t('DESK_LEADS')}
                  </a>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Says what is open: '2 bezoeken (het eerste za 28-11, 17:15), 1 bod'. */
function describeCommitment({ t, language }: RequestContext, commitment: Commitment): string {
  const { visits, nextVisitAt, waiting, offers, documents } = commitment;
  const first =
    nextVisitAt !== null && t('DESK_OPEN_FIRST', { time: formatDeskTime(nextVisitAt, language) });
  return [
    visits > 0 && [t('DESK_OPEN_VISITS', { count: visits }), first].filter(Boolean).join(' '),
    waiting > 0 && t('DESK_OPEN_WAITING', { count: waiting }),
    offers > 0 && t('DESK_OPEN_OFFERS', { count: offers }),
    documents > 0 && t('DESK_OPEN_DOCUMENTS', { count: documents }),
  ]
    .filter(Boolean)
    .join(', ');
}
