import type { EditableSite } from '../../../domain/site/editable-site';
import type { MenuPage } from '../../../domain/site/menu';
import { getMenuPosition, listMenuEntries } from '../../../domain/site/menu';
import type { SiteRecordKind } from './site-document';
import { findTrail } from './site-document';

/** The records that staff put in order in their list, with the field that says where each stands. */
export const PLACE_FIELDS: Readonly<Partial<Record<SiteRecordKind, string>>> = {
  pages: 'page.params.sort',
  team: 'sort',
};

/** Lists people as visitors see them, one after the other. */
export const sortTeam = ({ team }: Pick<EditableSite, 'team'>) =>
  team.toSorted((a, b) => a.sort - b.sort);

/** Lists pages beside each other that stand in the menu, in its order; those that nobody published yet among them. */
export const listEntries = ({ configuration }: EditableSite, pages: readonly MenuPage[]) =>
  listMenuEntries(pages, configuration.header.menu.showHomeMenu);

/** Lists the records among which one is moved, in their order with their places. */
export function listBeside(site: EditableSite, kind: SiteRecordKind, id: number) {
  if (kind === 'team') return sortTeam(site);
  const above = findTrail(site.menu, id)?.at(-2);
  return listEntries(site, above?.childMenus ?? site.menu).map((page) => ({
    id: page.id,
    sort: getMenuPosition(page),
  }));
}
