import type { RequestContext } from '../../../platform/request-context';

/**
 * Returns the facts that the conditions of a module may name (§3, display condition rule): the
 * language, the original path of the page, and how many properties and projects the site offers.
 */
export function getModuleFacts(
  { language, catalogueLanguage, snapshot }: RequestContext,
  path: string,
): Record<string, string | number> {
  const { counts, projects } = snapshot.catalogue;
  const ownProjects = projects.filter((project) => project.language === catalogueLanguage);
  return {
    language,
    path,
    sale: counts.all.sale,
    rent: counts.all.rent,
    projects: ownProjects.length,
  };
}
