import type { RequestContext } from '../../../platform/request-context';
import type { AgentWork } from './agent-work-store';
import { listBelow } from './removed-documents';

/** Says what a removal takes along, and what it leaves: the pages below a page, the listings of a person. */
export function GoesAlong({
  ctx,
  document,
  work,
}: {
  ctx: RequestContext;
  document: object;
  work: AgentWork | undefined;
}) {
  const titles = listBelow(document).map(({ params, name }) => {
    return ctx.localize(params.title).text || name;
  });
  return (
    <>
      {titles.length > 0 && <p>{ctx.t('DESK_SITE_REMOVE_BELOW', { titles: titles.join(', ') })}</p>}
      <LeavesListings {...{ ctx, work }} />
    </>
  );
}

/** Says which listings and visits are left without their person once that person is gone from the site, or hidden. */
export function LeavesListings({
  ctx: { t, href },
  work,
}: {
  ctx: RequestContext;
  work: AgentWork | undefined;
}) {
  if (!work) return null;
  const { agent, listings, visits } = work;
  return (
    <p>
      {t('DESK_SITE_REMOVE_AGENT', { count: listings })}{' '}
      {visits > 0 && <>{t('DESK_SITE_REMOVE_AGENT_VISITS', { count: visits })} </>}
      <a href={href.page('/desk/catalogue/', { agent })}>{t('DESK_SITE_REMOVE_AGENT_LINK')}</a>
    </p>
  );
}
