import type { Project } from '../../../../domain/catalogue/project';
import { projectIn } from '../../../../domain/catalogue/project';
import type { Property } from '../../../../domain/catalogue/property';
import { cityName } from '../../../../domain/format/address';
import type { TeamMember } from '../../../../domain/site/team';
import type { RequestContext } from '../../../../platform/request-context';
import { propertyLine } from '../../../../views/facts/price';
import type { Form } from '../definition/form';

/** What a form is about, in the visitor's language. */
export type Subject = {
  id: number;
  /** 'Hoeve te koop in Durbuy [6940], ref. 84213' */
  line: string;
  /** Its own page. */
  path: string;
  /** Who knows it, where somebody is named. */
  agent: TeamMember | undefined;
} & ({ kind: 'property'; record: Property } | { kind: 'project'; record: Project });

/**
 * The property or project that the address names (`?property=84213`); `missing` where the form wants
 * one and there is none.
 */
export async function subjectOf(
  ctx: RequestContext,
  about: Form['about'],
  query: URLSearchParams,
): Promise<Subject | 'missing' | undefined> {
  if (!about) return undefined;
  const id = Number(query.get(about));
  const subject = await FIND[about](ctx, id);
  return subject ?? 'missing';
}

const FIND = { property: propertySubject, project: projectSubject };

async function propertySubject(ctx: RequestContext, id: number): Promise<Subject | undefined> {
  const { snapshot, catalogueLanguage } = ctx;
  const record = (await snapshot.catalogue.property(id))?.[catalogueLanguage];
  if (!record) return undefined;
  return {
    kind: 'property',
    id,
    record,
    line: propertyLine(ctx, record),
    path: ctx.href.property(record),
    agent: snapshot.site.team.find(
      (member) => member.id === record.ManagerID && member.status === 'Published',
    ),
  };
}

async function projectSubject(ctx: RequestContext, id: number): Promise<Subject | undefined> {
  const { snapshot, catalogueLanguage } = ctx;
  const record = projectIn(snapshot.catalogue.projects, id, catalogueLanguage);
  if (!record) return undefined;
  const { listings } = snapshot.site.configuration;
  return {
    kind: 'project',
    id,
    record,
    line: [record.Name, cityName(record.City, listings)].filter(Boolean).join(', '),
    path: ctx.href.project(record),
    agent: undefined,
  };
}
