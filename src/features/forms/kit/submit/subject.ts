import type { Project } from '../../../../domain/catalogue/project';
import { findProject } from '../../../../domain/catalogue/project';
import type { Property } from '../../../../domain/catalogue/property';
import { formatCityName } from '../../../../domain/format/address';
import type { TeamMember } from '../../../../domain/site/team';
import type { RequestContext } from '../../../../platform/request-context';
import { formatPropertyLine } from '../../../../views/facts/property-price';
import type { Form } from '../definition/form';

/** What a form is about, in the visitor's language. */
export type Subject = {
  id: number;
  /** 'Hoeve te koop in Durbuy [6940], ref. 84213' */
  title: string;
  /** Its own page. */
  path: string;
  /** Who knows it, where somebody is named. */
  agent: TeamMember | undefined;
} & ({ kind: 'property'; record: Property } | { kind: 'project'; record: Project });

/**
 * The property or project that the address names (`?property=84213`); `missing` where the form wants
 * one and there is none.
 */
export async function loadSubject(
  ctx: RequestContext,
  about: Form['about'],
  query: URLSearchParams,
): Promise<Subject | 'missing' | undefined> {
  if (!about) return undefined;
  const id = Number(query.get(about));
  const subject = await SUBJECT_LOADERS[about](ctx, id);
  return subject ?? 'missing';
}

const SUBJECT_LOADERS = { property: loadPropertySubject, project: loadProjectSubject };

async function loadPropertySubject(ctx: RequestContext, id: number): Promise<Subject | undefined> {
  const { snapshot, catalogueLanguage } = ctx;
  const record = (await snapshot.catalogue.loadProperty(id))?.[catalogueLanguage];
  if (!record) return undefined;
  return {
    kind: 'property',
    id,
    record,
    title: formatPropertyLine(ctx, record),
    path: ctx.href.property(record),
    agent: snapshot.site.team.find(
      (member) => member.id === record.ManagerID && member.status === 'Published',
    ),
  };
}

async function loadProjectSubject(ctx: RequestContext, id: number): Promise<Subject | undefined> {
  const { snapshot, catalogueLanguage } = ctx;
  const record = findProject(snapshot.catalogue.projects, id, catalogueLanguage);
  if (!record) return undefined;
  const { listings } = snapshot.site.configuration;
  return {
    kind: 'project',
    id,
    record,
    title: [record.Name, formatCityName(record.City, listings)].filter(Boolean).join(', '),
    path: ctx.href.project(record),
    agent: undefined,
  };
}
