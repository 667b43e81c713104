import { describe, expect, test } from 'vitest';
import type { MapPoints } from '../../../src/domain/catalogue/map-points';
import { formatPrice } from '../../../src/domain/format/price';
import { getTranslator } from '../../../src/domain/language/texts';
import { createTestSite } from '../../fixtures';
import { readStructuredData } from '../../structured-data/read-data';
import { openDesk, resetStaff } from '../desk/desk-requests';
import { createAccountSite } from '../sign-in/account-requests';
import { addPlainVilla, createFilesOfKind, KINDS, toText } from './sale-kinds';

const VILLA = 84213;

describe.each(KINDS)('a %s', (_, kind) => {
  const { price, note, list, isCompared, costs, form, schema } = kind;
  const line = [price, note].filter(Boolean).join(', ');
  const site = createTestSite({ embedded: createFilesOfKind(kind) });
  const fetchText = async (path: string) => (await (await site)(path)).text();
  const fetchProperty = async () => {
    const moved = await (await site)('/property/84213/');
    return fetchText(moved.headers.get('Location') ?? '');
  };

  test('says on its page what its price is, and shows only costs that can be computed', async () => {
    const html = await fetchProperty();
    const head = html.slice(html.indexOf('<header class="title-card">'));
    const text = toText(head.slice(0, head.indexOf('</header>')));
    expect(text).toContain(price);
    expect(text).toContain(note);
    const panels = ['Prijs zonder btw', 'Vraagprijs', 'Bouquet bij de akte', 'Elke maand'];
    const [page = ''] = html.split('<div class="brochure"');
    const own = page.slice(page.indexOf('<main'));
    expect(panels.find((words) => own.includes(words))).toBe(costs);
    expect(own.includes('title-card__costs')).toBe(costs !== undefined);
    for (const total of ['104.601', '2.222']) expect(own).not.toContain(total);
  });

  test('is offered by the form of its kind and by no other', async () => {
    const html = await fetchProperty();
    for (const path of ['bod', 'kandidaat-huurder'] as const) {
      expect([path, html.includes(`href="/nl/${path}/?property=84213"`)]).toEqual([
        path,
        path === form,
      ]);
      const { status } = await (await site)(`/nl/${path}/?property=84213`);
      expect([path, status]).toEqual([path, path === form ? 200 : 404]);
    }
    if (form) expect(toText(await fetchText(`/nl/${form}/?property=84213`))).toContain(line);
  });

  test('is stated to search engines as what it is', async () => {
    const data = readStructuredData(await fetchProperty()).find((node) => node.offers);
    const offers = data?.offers as { businessFunction: string; price?: number };
    expect({
      businessFunction: offers.businessFunction.split('#')[1],
      price: offers.price,
    }).toEqual(schema);
  });

  test('names its price in lists, feed, comparison, brochure and on the map', async () => {
    const card = toText(await fetchText(list));
    expect(card).toContain([price, note].filter(Boolean).join(' '));
    expect(toText(await fetchText(`/nl/feed/?goal=${list === '/nl/te-koop/' ? 0 : 1}`))).toContain(
      line,
    );
    expect(toText(await fetchText('/nl/vergelijken/?ids=84213'))).toContain(line);
    const [, brochure = ''] = (await fetchProperty()).split('<div class="brochure"');
    expect(toText(brochure)).toContain([price, note].filter(Boolean).join(' '));
    expect(toText(await fetchText('/nl/kaart/panden/?ids=84213'))).toContain(line);
  });

  test('has its price on the pin of the map', async () => {
    const section = list === '/nl/te-koop/' ? '/for-sale/' : '/for-rent/';
    const answer = await (await site)(`/nl/kaart/plaatsen/?version=1&in=${section}`);
    const points = await answer.json<MapPoints>();
    const row = points.id.indexOf(VILLA);
    const label = points.labels[points.label[row] ?? -1];
    if (!label) throw new Error('the pin has no label');
    const pin = { ...label, Price: points.price[row] ?? 0, PublishPrice: true };
    const text = formatPrice(pin, { marqueeIgnore: [] }, getTranslator('nl'));
    expect(text.replaceAll('\u00a0', ' ')).toBe(price);
  });

  test('is filtered and sorted by its price only where that can be compared', async () => {
    const isRent = list === '/nl/te-huur/';
    // Cheaper and dearer than any: what is not compared stands behind both in both directions.
    const cheap = addPlainVilla(createFilesOfKind(kind), 90001, isRent ? 1 : 0, 100);
    const files = addPlainVilla(cheap, 90002, isRent ? 1 : 0, 900_000);
    const fetchPage = await createTestSite({ embedded: files });
    const readIds = async (query: string) => {
      const html = await (await fetchPage(list + query)).text();
      const ids = html.matchAll(/Ref\. (84213|90001|90002)/g);
      return [...new Set([...ids].map(([, id]) => Number(id)))];
    };
    expect(await readIds('')).toHaveLength(3);
    expect((await readIds('?price-max=900000')).includes(VILLA)).toBe(isCompared);
    expect((await readIds('?price-min=1')).includes(VILLA)).toBe(isCompared);
    const place = isCompared ? 1 : 2;
    for (const order of ['price', 'price-desc'])
      expect([order, (await readIds(`?sort=${order}`)).indexOf(VILLA)]).toEqual([order, place]);
  });

  test('whose offers a notary takes says so, on its page and where the form would be', async () => {
    const words = 'bieden doet u via de notaris';
    const isPublic = note.includes('openbare verkoop');
    expect((await fetchProperty()).includes(words)).toBe(isPublic);
    expect((await fetchText('/nl/bod/?property=84213')).includes(words)).toBe(isPublic);
  });

  test('names its price in the forms about it, and nowhere a sum or an advance that it has not', async () => {
    const forms = ['bezoek-plannen', 'meer-informatie', 'doorsturen'].map((path) => `/nl/${path}/`);
    for (const path of forms)
      expect([path, toText(await fetchText(`${path}?property=84213`))]).toEqual([
        path,
        expect.stringContaining(line),
      ]);
    const places = [
      ...[list, '/nl/vergelijken/?ids=84213', '/nl/kaart/panden/?ids=84213'],
      ...[
        `/nl/feed/?goal=${list === '/nl/te-koop/' ? 0 : 1}`,
        ...forms.map((path) => `${path}?property=84213`),
      ],
      ...['bod', 'kandidaat-huurder'].map((path) => `/nl/${path}/?property=84213`),
    ];
    const html = await fetchProperty();
    const texts = await Promise.all(places.map(fetchText));
    const all = toText([html, ...texts].join(' '));
    for (const total of ['104.601', '2.222']) expect(all).not.toContain(total);
    expect(/alles samen ±/i.test(all)).toBe(isCompared && list === '/nl/te-koop/');
    expect(/10 % van de verkoopprijs/.test(all)).toBe(note === '' && form === 'bod');
    expect(all.includes('een privébod of een voorschot')).toBe(note.includes('openbare verkoop'));
    expect(all.includes('Lijfrente per maand, in cijfers')).toBe(note.includes('rente'));
  });

  test('prints its price on the card for the window', async () => {
    await resetStaff();
    const desk = await openDesk(await createAccountSite({}, createFilesOfKind(kind)));
    for (const sheet of ['card', 'poster']) {
      const text = toText(await (await desk.get(`/nl/desk/aanbod/84213/${sheet}/`)).text());
      expect(text).toContain(line);
      expect(text).not.toContain('104.601');
    }
  });
});
