import { expect, test } from 'vitest';
import { fetchDemonstration } from '../listing/demonstration';

const readHtml = async (path: string) =>
  (await (await fetchDemonstration(path)).text()).replaceAll('&amp;', '&');

const ALL = '6830, 6831, 6832, 6833, 6834, 6836, 6838';

/** Lists of towns, the places that a search saved from them names, and the postcodes that its form begins with. */
test.each([
  ['/nl/te-koop/?city=BOUILLON|6830', '6830', '6830'],
  ['/nl/te-koop/?town=bouillon', ALL, ALL],
  ['/fr/a-louer/?city=Bouillon&city=DURBUY|6940', `Durbuy [6940], ${ALL}`, ALL],
  ['/nl/te-koop/?city=6830', '6830', '6830'],
  // A stranger's words are no place.
  ['/nl/te-koop/?city=Koop-nu-goud', 'alle gemeenten', ''],
  ['/nl/te-koop/?city=Bouillon|9999', 'alle gemeenten', ''],
])('a search saved from %s is for %s', async (path, named, zips) => {
  const html = await readHtml(path);
  const [, text = '', link = ''] =
    /<li class="tile.*?<p>(.*?)<\/p>.*?href="([^"?]*\?goal=[^"]*)"/.exec(html) ?? [];
  expect(text).toContain(`, ${named}. `);
  expect(await readHtml(link)).toContain(`name="zips" value="${zips}"`);
});
