import { Hono } from 'hono';
import type { App } from '../../app';
import { search as find } from '../../catalogue/search';
import { alternates } from '../../seo/alternates';
import { SearchPage } from './page';

const LONGEST_TEXT = 80;

/** The search without script: the same three groups as the results panel, on a page (§2.9). */
export const search = new Hono<App>();

search.get('/search/', async (c) => {
  const { visit } = c.var;
  const { snapshot, catalogueLanguage, t } = visit;
  const text = (new URL(c.req.url).searchParams.get('q') ?? '').slice(0, LONGEST_TEXT);
  const types = snapshot.site.categories
    .filter(({ language }) => language === catalogueLanguage)
    .sort((a, b) => a.ShowOrder - b.ShowOrder)
    .map(({ WebID, Name }) => ({ webId: Number(WebID), name: Name }));
  const found = find(snapshot.catalogue.index, types, text);
  const properties = await snapshot.catalogue.cards(found.properties, catalogueLanguage);
  return c.render(<SearchPage {...{ visit, text, types, found, properties }} />, {
    visit,
    sheet: 'plain',
    head: { title: t('SEARCH_RESULTS'), robots: 'noindex', paths: alternates(visit, '/search/') },
  });
});
