import { memoizePerObject } from '../../../domain/memoize-per-object';
import type { Module } from '../../../domain/site/module';
import type { FieldOption } from '../../forms/kit/definition/field';
import type { DocumentContext } from './edited-field';

type ModuleContent = Module['relations'];

/** Lists what a module can show, as options whose values parseModuleContent reads. */
export const listModuleContents = (around: DocumentContext): FieldOption[] =>
  listContents(around).map((content) => ({
    value: formatContent(content),
    text: nameModuleContent(around, content),
  }));

/** Finds the content that an option stands for; undefined if the site has none such. */
export const parseModuleContent = (
  around: DocumentContext,
  value: string | undefined,
): ModuleContent | undefined =>
  listContents(around).find((content) => formatContent(content) === value);

/** Names what a module shows: 'Panden', 'Artikels: Pers'. */
export function nameModuleContent(
  { ctx, site }: DocumentContext,
  { type, id }: ModuleContent,
): string {
  if (type === 'property-list') return ctx.t('DESK_SITE_CONTENT_PROPERTIES');
  if (type === 'project-list') return ctx.t('DESK_SITE_CONTENT_PROJECTS');
  if (type === 'contact')
    return ctx.t('DESK_SITE_CONTENT_CONTACT', { names: listContactNames(site.team, id) });
  const category = site.articleCategories.find(({ ID }) => ID === Number(id));
  return ctx.t('DESK_SITE_CONTENT_ARTICLES', {
    name: ctx.localize(category?.Name).text || `${id}`,
  });
}

function listContents({ site }: DocumentContext): ModuleContent[] {
  const contacts = new Set(site.team.flatMap(({ contact }) => contact));
  return [
    { type: 'property-list' },
    { type: 'project-list' },
    ...site.articleCategories.map(({ ID }) => ({ type: 'category' as const, id: ID })),
    ...[...contacts].map((id) => ({ type: 'contact' as const, id })),
  ];
}

const formatContent = ({ type, id }: ModuleContent) => [type, id].filter(Boolean).join(':');

type Team = DocumentContext['site']['team'];

const listContactNames = (team: Team, id: ModuleContent['id']) =>
  nameContacts(team).get(String(id))?.join(', ') ?? '';

/** Returns the names of who is behind each contact: every block of every page may ask for one. */
const nameContacts = memoizePerObject((team: Team) => {
  const names = new Map<string, string[]>();
  for (const { name, contact } of team)
    for (const id of new Set(contact.map(String))) names.set(id, [...(names.get(id) ?? []), name]);
  return names;
});
