import type { EditableSite } from '../../../domain/site/editable-site';
import { isPublished } from '../../../domain/site/menu';
import type { TeamMember } from '../../../domain/site/team';
import type { RequestContext } from '../../../platform/request-context';
import { loadCommitments } from '../catalogue/commitments-store';
import type { DocumentName } from './site-document';
import { openSiteDocument, parseDocumentName } from './site-document';

/** Numbers of listings that have a person of the team as contact, and of the visits booked to those listings. */
export interface AgentWork {
  agent: number;
  listings: number;
  visits: number;
}

/** Counts what has a person of the team as contact; undefined for other documents, and where it is nothing. */
export async function loadAgentWork(
  { snapshot }: RequestContext,
  db: D1Database,
  { kind, id }: DocumentName,
): Promise<AgentWork | undefined> {
  const agent = kind === 'team' ? Number(id) : 0;
  const { columns } = snapshot.catalogue.index;
  const own = agent ? [...columns.id].filter((_, row) => columns.agent[row] === agent) : [];
  if (own.length === 0) return undefined;
  const open = await loadCommitments(
    db,
    own.map((property) => ({ kind: 'property', id: property })),
    Date.now(),
  );
  const visits = open.reduce((sum, commitment) => sum + commitment.visits, 0);
  return { agent, listings: own.length, visits };
}

/** Counts what is left without its person: as `loadAgentWork`, for one that is not, or no longer, on the site. */
export const loadLeftWork = async (
  ctx: RequestContext,
  db: D1Database,
  name: DocumentName,
  document: object | undefined,
): Promise<AgentWork | undefined> =>
  name.kind === 'team' && !(document && isPublished(document as TeamMember))
    ? loadAgentWork(ctx, db, name)
    : undefined;

/** Counts it for each of several documents, by their names. */
export async function loadLeftWorks(
  ctx: RequestContext,
  db: D1Database,
  site: EditableSite,
  documents: readonly { document: string }[],
): Promise<ReadonlyMap<string, AgentWork>> {
  const works = await Promise.all(
    documents.map(async ({ document }) => {
      const name = parseDocumentName(document);
      const work = name && (await loadLeftWork(ctx, db, name, openSiteDocument(site, name)));
      return work ? [[document, work] as const] : [];
    }),
  );
  return new Map(works.flat());
}
