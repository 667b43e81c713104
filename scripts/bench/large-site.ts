import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Article } from '../../src/domain/site/article';
import type { MenuPage } from '../../src/domain/site/menu';
import type { RouteMapEntry } from '../../src/domain/site/route-map';
import type { TeamMember } from '../../src/domain/site/team';

/** The page and the article of the demonstration that are repeated, and the first id of a copy. */
const [PAGE, ARTICLE, FIRST_COPY] = ['/Pers/', 801, 100_000];

/** Writes the demonstration's snapshot with copies of a page, an article and people: as many of each as these numbers say. */
export async function writeLargeSite(
  directory: string,
  counts: { pages: number; articles: number; people: number },
): Promise<void> {
  await cp('data', directory, { recursive: true });
  const change = async <Item>(file: string, add: (items: Item[]) => Item[]) => {
    const path = join(directory, 'site', file);
    const items: Item[] = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify([...items, ...add(items)]));
  };
  const repeat = <Item>(count: number, create: (id: number) => Item): Item[] =>
    Array.from({ length: count }, (_, index) => create(FIRST_COPY + index));
  let missing = 0;
  await change<MenuPage>('menu.json', (menu) => {
    missing = counts.pages - menu.length;
    const original = findOne(menu, ({ path }) => `/${path}/` === PAGE);
    return repeat(missing, (id) => ({
      ...{ ...original, id, name: `Page ${id}`, path: `page-${id}` },
      params: {
        ...{ ...original.params, showFixedMenu: false },
        modules: original.params.modules.map((module, index) => ({
          ...module,
          id: id * 10 + index,
        })),
      },
    }));
  });
  await change<RouteMapEntry>('routes.json', (routes) => {
    const original = findOne(routes, (route) => route.original === PAGE);
    return repeat(missing, (id) => ({
      ...{ ...original, original: `/page-${id}/` },
      ...{ nl: `/nl/page-${id}/`, fr: `/fr/page-${id}/` },
      ...{ en: `/en/page-${id}/`, de: `/de/page-${id}/` },
    }));
  });
  await change<Article>('articles.json', (articles) => {
    const { path, ...original } = findOne(articles, ({ id }) => id === ARTICLE);
    return repeat(counts.articles - articles.length, (id) => ({ ...original, id }));
  });
  await change<TeamMember>('team.json', (team) =>
    repeat(counts.people - team.length, (id) => ({
      ...{ ...findOne(team, () => true), id, sort: id },
      name: `Person ${id}`,
    })),
  );
}

function findOne<Item>(items: readonly Item[], isOne: (item: Item) => boolean): Item {
  const found = items.find(isOne);
  if (!found) throw new Error('the demonstration has changed');
  return found;
}
