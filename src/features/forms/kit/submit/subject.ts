import type { Project } from '../../../../domain/catalogue/project';
import { findProject } from '../../../../domain/catalogue/project';
import type { Property, PropertyByLanguage } from '../../../../domain/catalogue/property';
import { formatCityName } from '../../../../domain/format/address';
import { findAgent } from '../../../../domain/site/agent';
import type { TeamMember } from '../../../../domain/site/team';
import type { RequestContext } from '../../../../platform/request-context';
import { formatPropertyLine } from '../../../../views/facts/property-price';
import type { Form } from '../definition/form';

/** The property or project that a form is about, in one language. */
export type Subject = {
  id: number;
  /** 'Hoeve te koop in Lier [2500], ref. 84213' */
  title: string;
  /** The path of its page. */
  path: string;
  /** The published team member who manages it; undefined if none does. */
  agent: TeamMember | undefined;
} & ({ kind: 'property'; record: Property } | { kind: 'project'; record: Project });

/** A subject before a language is chosen; projects of all languages are in the snapshot's memory. */
export type SubjectSource =
  | { kind: 'property'; id: number; records: PropertyByLanguage }
  | { kind: 'project'; id: number };

/** Loads the property or project that the query names (`?property=84213`); undefined if there is none. */
export async function loadSubjectSource(
  { catalogue }: RequestContext['snapshot'],
  about: NonNullable<Form['about']>,
  query: URLSearchParams,
): Promise<SubjectSource | undefined> {
  const id = Number(query.get(about));
  if (about === 'project') return { kind: about, id };
  const records = await catalogue.loadProperty(id);
  return records && { kind: about, id, records };
}

/** Returns the subject in the language of `ctx`; undefined if it has no record in it. */
export function localizeSubject(ctx: RequestContext, source: SubjectSource): Subject | undefined {
  return source.kind === 'property'
    ? localizeProperty(ctx, source.id, source.records[ctx.catalogueLanguage])
    : localizeProject(ctx, source.id);
}

/** Loads the subject that the query names, in the language of `ctx`; undefined if there is none. */
export async function loadSubject(
  ctx: RequestContext,
  about: NonNullable<Form['about']>,
  query: URLSearchParams,
): Promise<Subject | undefined> {
  const source = await loadSubjectSource(ctx.snapshot, about, query);
  return source && localizeSubject(ctx, source);
}

function localizeProperty(ctx: RequestContext, id: number, record: Property): Subject {
  return {
    kind: 'property',
    id,
    record,
    title: formatPropertyLine(ctx, record),
    path: ctx.href.property(record),
    agent: findAgent(ctx.snapshot.site.team, record),
  };
}

function localizeProject(ctx: RequestContext, id: number): Subject | undefined {
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
    agent: findAgent(snapshot.site.team, record),
  };
}
