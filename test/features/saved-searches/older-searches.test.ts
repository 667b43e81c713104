import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SavedCriteria } from '../../../src/domain/criteria/saved-criteria';
import { SUBSCRIBER } from '../sign-in/account-requests';
import { addSearch, loadSearch, PAGE, readPage, setUpSearchSite } from './saved-searches';

const { openSearches } = setUpSearchSite();

/** Returns what a browser sends of a form whose fields nobody touched. */
function readUntouched(html: string): [string, string][] {
  const form = html.slice(
    html.indexOf('<form class="form"'),
    html.indexOf('</form>', html.indexOf('<form class="form"')),
  );
  const read = (tag: string, name: string) =>
    new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const inputs = [...form.matchAll(/<input[^>]*>/g)].flatMap(([tag]): [string, string][] =>
    /type="(checkbox|radio)"/.test(tag) && !tag.includes(' checked')
      ? []
      : [[read(tag, 'name'), read(tag, 'value')]],
  );
  const selects = [...form.matchAll(/<select[^>]* name="(\w+)".*?<\/select>/gs)].map(
    ([select, name = '']): [string, string] => [
      name,
      read(/<option[^>]* selected[^>]*>/.exec(select)?.[0] ?? '', 'value'),
    ],
  );
  return [...inputs, ...selects].filter(([name]) => name !== '');
}

test.each<[string, object]>([
  [
    'of the older shape',
    {
      ...{ goal: 'sale', types: [1], zips: [], regions: [], garden: true, terrace: false },
      ...{ cities: [{ name: 'DURBUY' }], priceMin: 0, priceMax: 350_000.5, budget: 400_000 },
      ...{ bedroomsMin: 2, bedroomsMax: 5, bathroomsMin: 1, garagesMin: 1, garagesMax: 3 },
      ...{ parkingsMin: 1, parkingsMax: 0 + 4 },
      area: [
        [50.1, 5.1],
        [50.6, 5.1],
        [50.6, 5.8],
      ],
    },
  ],
  [
    'of places, types and regions that the site no longer offers',
    {
      ...{ goal: 'rent', types: [1, 77], cities: [{ name: 'ATLANTIS', zip: '1000' }] },
      ...{ zips: ['6980'], regions: ['antwerp'], garden: false, terrace: true },
    },
  ],
  [
    'of every criterion of a list',
    {
      ...{ goal: 'sale', types: [3], zips: ['6940'], livingMin: 150, groundMin: 1000, epc: 'C' },
      ...{ state: 'new', garage: true, lift: true, bounds: [50.1, 5.2, 50.4, 5.6] },
    },
  ],
])('a search %s is the same after it was opened and saved', async (_, criteria) => {
  await addSearch('one', SUBSCRIBER.email, criteria);
  const browser = await openSearches();
  const path = `${PAGE}wijzigen/?search=one`;
  const answers = new URLSearchParams(readUntouched(await readPage(browser, path)));
  const response = await browser.post(path, answers as never);
  expect(response.status, await response.text()).toBe(303);
  expect(JSON.parse(String((await loadSearch())?.criteria))).toEqual(
    v.parse(SavedCriteria, criteria),
  );
});
