import { formatCityName } from '../../../domain/format/address';
import type { RequestContext } from '../../../platform/request-context';
import type { Lead } from './lead';

/**
 * Returns what each lead is about, by its number: 'Hoeve, Lier, 84213'; of what left the catalogue, what it was.
 * One read for a whole list.
 */
export async function loadLeadSubjects(
  ctx: RequestContext,
  leads: readonly Pick<Lead, 'id' | 'property' | 'project' | 'about'>[],
): Promise<Map<number, string>> {
  const { catalogue, site } = ctx.snapshot;
  const ids = [...new Set(leads.flatMap(({ property }) => property ?? []))];
  const cards = await catalogue.loadCards(ids, ctx.catalogueLanguage);
  const { listings } = site.configuration;
  const names = new Map(
    cards.map(({ ID, MainTypeName, City }) => [
      ID,
      [MainTypeName, City && formatCityName(City, listings), ID].filter(Boolean).join(', '),
    ]),
  );
  const projects = new Map(catalogue.projects.map(({ ID, Name }) => [ID, Name]));
  return new Map(
    leads.map(({ id, property, project, about }) => [
      id,
      property === null
        ? (projects.get(project ?? 0) ?? about?.title ?? '')
        : (names.get(property) ?? about?.title ?? ctx.t('REFERENCE_ID', { id: property })),
    ]),
  );
}
