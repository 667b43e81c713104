import type { ReactNode } from 'react';
import { isEveryRuleMet } from '../../../domain/format/display-rule';
import type { MenuPage } from '../../../domain/site/menu';
import type { MODULE_FACTS, Module } from '../../../domain/site/module';
import type { ApprovedTestimonial } from '../../../domain/site/testimonial';
import type { RequestContext } from '../../../platform/request-context';
import { findVisibleText } from '../../../views/ui/localized-text';
import { renderCategory } from './category';
import type { ModuleRenderer } from './module-renderer';
import { ModuleView } from './module-view';
import { renderContact } from './people';
import { renderProjectList, renderPropertyList } from './property-list';

/** A module with its rendered content. */
export interface LoadedModule {
  module: Module;
  body: ReactNode;
}

const MODULE_RENDERERS: Record<Module['relations']['type'], ModuleRenderer> = {
  'property-list': renderPropertyList,
  'project-list': renderProjectList,
  category: renderCategory,
  contact: renderContact,
};

/** Returns the modules of a page whose conditions hold, in their order (§2.6). */
export function listModules(ctx: RequestContext, { params }: MenuPage): Module[] {
  const facts = getModuleFacts(ctx);
  return params.modules
    .filter(({ rules }) => isEveryRuleMet(rules, facts))
    .sort((a, b) => a.sort - b.sort);
}

/** Loads modules of the requested page, each on page `pageNumber` of its list. */
export const loadModules = (
  ctx: RequestContext,
  modules: readonly Module[],
  pageNumber = 1,
  testimonials: readonly ApprovedTestimonial[] = [],
): Promise<LoadedModule[]> =>
  Promise.all(
    modules.map(async (module) => {
      const heading = findVisibleText(ctx, module.title) ? ('h3' as const) : ('h2' as const);
      const { original } = ctx.route;
      const props = { ctx, module, original, heading, pageNumber, testimonials };
      return { module, body: await MODULE_RENDERERS[module.relations.type](props) };
    }),
  );

/** Finds the module whose title is the h1 of a page that has no title of its own. */
export const findTitleModule = (ctx: RequestContext, page: MenuPage): Module | undefined =>
  listModules(ctx, page).find(
    ({ title, titleSize }) => titleSize === 'h1' && findVisibleText(ctx, title),
  );

/**
 * The modules on the grid of twelve columns; the title of the module `h1` is the h1 of the page.
 */
export function Modules({
  ctx,
  modules,
  h1,
}: {
  ctx: RequestContext;
  modules: readonly LoadedModule[];
  h1?: Module | undefined;
}) {
  if (modules.length === 0) return null;
  return (
    <div className="modules">
      {modules.map(({ module, body }) => (
        <ModuleView key={module.id} ctx={ctx} module={module} isTitle={module.id === h1?.id}>
          {body}
        </ModuleView>
      ))}
    </div>
  );
}

/**
 * Returns the facts that the conditions of a module may name (§3, display condition rule): the
 * language, the original path of the page, and how many properties and projects the site offers.
 */
function getModuleFacts({
  language,
  catalogueLanguage,
  snapshot,
  route,
}: RequestContext): Record<(typeof MODULE_FACTS)[number], string | number> {
  const { counts, projects } = snapshot.catalogue;
  const ownProjects = projects.filter((project) => project.language === catalogueLanguage);
  return {
    language,
    path: route.original,
    sale: counts.all.sale,
    rent: counts.all.rent,
    projects: ownProjects.length,
  };
}
