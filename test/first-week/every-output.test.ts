import { beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../features/forms/form-requests';
import { clearSubmissions, createFormSite, loadRows } from '../features/forms/form-requests';
import { registerSearch, SEARCHER } from '../features/saved-searches/register-requests';
import { resetPeople } from '../features/sign-in/account-requests';
import {
  CHALET,
  createFilesWithChalet,
  createFilesWithoutChalet,
  findDay,
  TELLTALES,
} from './withheld-listing';

const VILLA = 84213;

/** An address of each output that shows or counts properties, by which the chalet is found once it is public. */
const OUTPUTS: readonly (readonly [output: string, path: string])[] = [
  ['its page', `/nl/te-koop/hotton/verscholen-tussen-struikgewas/${CHALET}/`],
  ['its page, by its number', `/property/${CHALET}/`],
  ['its costs', `/nl/fragments/costs/?property=${CHALET}`],
  ['a form about it', `/nl/meer-informatie/?property=${CHALET}`],
  ['a visit of it', `/nl/bezoek-plannen/?property=${CHALET}`],
  ['an offer for it', `/nl/bod/?property=${CHALET}`],
  ['the home page', '/nl/'],
  ['a list', '/nl/te-koop/'],
  ['a list, in French', '/fr/a-vendre/'],
  ['a list of its town', '/nl/te-koop/?city=HOTTON|6990'],
  ['a list of its type', '/nl/te-koop/?type=9'],
  ['a list by price all-in', '/nl/te-koop/?as=second-home&sort=all-in'],
  ['a list with a budget', '/nl/te-koop/?budget=170000&as=second-home'],
  ['a list without matches', '/nl/te-koop/?price-max=100000'],
  ['a list beside few matches', '/nl/te-koop/?city=DURBUY|6940'],
  ['the map of a list', '/nl/te-koop/?view=map'],
  ['the points of the map', '/nl/kaart/plaatsen/?version=1&in=/for-sale/'],
  ['the cards of the map', `/nl/kaart/panden/?ids=${CHALET}`],
  ['the neighbours on a list', `/nl/neighbours/?list=%2Fnl%2Fte-koop%2F&id=${VILLA}`],
  ['the index of the search panel', '/nl/search-index/'],
  ['the question box, by words', '/nl/zoeken/?q=nachtegaal'],
  ['the question box, by reference', '/nl/zoeken/?q=HV-84777'],
  ['the question box, by town and price', '/nl/zoeken/?q=chalet+Hotton+tot+150.000'],
  ['the favourites', `/nl/favorieten/?ids=${CHALET}`],
  ['the index of favourites', `/nl/favourites-index/?ids=${CHALET}`],
  ['the comparison', `/nl/vergelijken/?ids=${VILLA},${CHALET}&as=second-home`],
  ['the feed', '/nl/feed/?goal=0'],
  ['the sitemap', '/sitemap/properties-1.xml'],
  ['the register', '/nl/demand-matches/?goal=buy&priceMax=150000'],
  ['a path that leads nowhere', '/nl/te-koop/hotton/niets/99999/'],
];

let withheld: TestSite;
let without: TestSite;
let published: TestSite;
beforeAll(async () => {
  withheld = await createFormSite({}, createFilesWithChalet(findDay(3)));
  without = await createFormSite({}, createFilesWithoutChalet());
  published = await createFormSite({}, createFilesWithChalet());
});

/** The answer at a path, or where it leads, without the name of the version. */
async function read(site: TestSite, path: string): Promise<string> {
  const { status, headers } = await site(path);
  const isMoved = status >= 300 && status < 400;
  const answer = await site(isMoved ? (headers.get('Location') ?? path) : path);
  const text = await answer.text();
  return `${answer.status} ${text}`
    .replaceAll(/\b[0-9a-f]{12}(?:-\d+)?\b/g, 'VERSION')
    .replaceAll(/(?:\d+[.-])?[\w-]{43,}/g, 'SIGNATURE')
    .replaceAll(/[\w-]{8}-[\w-]{4}-[\w-]{4}-[\w-]{4}-[\w-]{12}/g, 'UUID')
    .replaceAll(/\b1[789]\d{11}\b|20\d\d-\d\d-\d\dT[\d:.]+Z/g, 'MOMENT');
}

describe.each(OUTPUTS)('%s', (_, path) => {
  test('is that of a catalogue without the property, until it is public', async () => {
    const expected = await read(without, path);
    expect(await read(withheld, path)).toBe(expected);
    expect(await read(published, path)).not.toBe(expected);
  });
});

/** A site whose chalet is a house, which anybody may ask for. */
function createSiteWithHouse(publicFrom?: string): Promise<TestSite> {
  const files = createFilesWithChalet(publicFrom);
  for (const record of files['catalogue/properties.json'])
    if (record.ID === CHALET) record.WebID = 1;
  return createFormSite({}, files);
}

test('no mail to somebody who is not a subscriber yet names or counts it', async () => {
  const readMail = async (site: TestSite) => {
    await resetPeople([]);
    await clearSubmissions();
    expect((await registerSearch(site, { zips: '6990' })).status).toBe(303);
    const mails = (await loadRows('outbox')).map(({ mail }) => JSON.parse(String(mail)));
    const { subject, text } = mails.find(({ to }) => to === SEARCHER.email);
    return `${subject}\n${text.replaceAll(/https?:\S+/g, 'LINK')}`;
  };
  const expected = await readMail(without);
  const told = await readMail(await createSiteWithHouse(findDay(3)));
  expect(told).toBe(expected);
  for (const word of TELLTALES) expect(told.toLowerCase()).not.toContain(word);
  expect(await readMail(await createSiteWithHouse())).not.toBe(expected);
});
