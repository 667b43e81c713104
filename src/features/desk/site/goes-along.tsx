import type { RequestContext } from '../../../platform/request-context';
import { listBelow } from './removed-documents';
import type { DocumentName } from './site-document';

/** Says what a removal takes along, and what it leaves: the pages below a page, the listings of a person. */
export function GoesAlong({
  ctx,
  name,
  document,
}: {
  ctx: RequestContext;
  name: DocumentName;
  document: object;
}) {
  const { t, href, snapshot } = ctx;
  const titles = listBelow(document).map(({ params, name }) => {
    return ctx.localize(params.title).text || name;
  });
  const agent = name.kind === 'team' ? Number(name.id) : 0;
  const agents = snapshot.catalogue.index.columns.agent;
  const count = agent ? agents.filter((id) => id === agent).length : 0;
  return (
    <>
      {titles.length > 0 && <p>{t('DESK_SITE_REMOVE_BELOW', { titles: titles.join(', ') })}</p>}
      {count > 0 && (
        <p>
          {t('DESK_SITE_REMOVE_AGENT', { count })}{' '}
          <a href={href.page('/desk/catalogue/', { agent })}>{t('DESK_SITE_REMOVE_AGENT_LINK')}</a>
        </p>
      )}
    </>
  );
}
