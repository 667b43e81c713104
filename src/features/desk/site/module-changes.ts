import type { EditableSite } from '../../../domain/site/editable-site';
import type { MenuPage } from '../../../domain/site/menu';
import { flattenMenu } from '../../../domain/site/menu';
import type { Module } from '../../../domain/site/module';
import type { SiteDraft } from './apply-drafts';
import { movePlace } from './move-place';

export const MODULES = 'page.params.modules';

/** Lists the modules of a page as visitors see them, one below the other. */
export const sortModules = ({ params }: MenuPage): Module[] =>
  params.modules.toSorted((a, b) => a.sort - b.sort);

/** The draft of a new module, which is the last one of its page; the ids of all pages are different ones. */
export function addModule(
  document: string,
  page: MenuPage,
  sites: readonly EditableSite[],
  relations: Module['relations'],
): SiteDraft {
  const known = sites
    .flatMap(({ menu }) => flattenMenu(menu))
    .flatMap(({ params }) => params.modules);
  const id = Math.max(0, ...known.map((module) => module.id)) + 1;
  const sort = Math.max(0, ...page.params.modules.map((module) => module.sort)) + 1;
  const value = { id, relations, status: 'Published', sort };
  return { document, field: `${MODULES}.@${id}`, value };
}

/** The draft of a page without a module. */
export const removeModule = (document: string, id: number): SiteDraft => ({
  document,
  field: `${MODULES}.@${id}`,
  value: null,
});

/** The drafts of a page on which a module has moved by so many places, up if they are negative; undefined beyond an end. */
export function moveModule(
  document: string,
  page: MenuPage,
  id: number,
  by: number,
): SiteDraft[] | undefined {
  return movePlace(sortModules(page), id, by)?.map((module) => ({
    document,
    field: `${MODULES}.@${module.id}.sort`,
    value: module.sort,
  }));
}
