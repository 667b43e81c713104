import { describe, expect, test } from 'vitest';
import type { SnapshotFiles } from '../../fixtures';
import { createTestSite } from '../../fixtures';
import { createProjectSnapshot } from '../../platform/snapshot/project-snapshot';

const PROJECT = '/nl/projecten/durbuy/residentie-les-berges/12/';
const PROJECT_FR = '/fr/projects/durbuy/residence-les-berges/12/';

const fetchPage = async (path: string, files = createProjectSnapshot()) =>
  (await createTestSite({ embedded: files }))(path);
const fetchHtml = async (files: SnapshotFiles, path = PROJECT) =>
  (await fetchPage(path, files)).text();

describe('the path of a project', () => {
  test.each([
    ['its neutral path', '/project/12/', PROJECT],
    ['that without its last slash', '/project/12', PROJECT],
    ['a banner’s ?id=', '/project/?id=12', PROJECT],
    ['?id= with other parameters', '/project/?id=12&utm=mail', `${PROJECT}?utm=mail`],
    ['a stale slug', '/nl/projecten/hotton/oud/12/', PROJECT],
    ['the French path of the list', '/fr/projets/durbuy/residence-les-berges/12/', PROJECT_FR],
  ])('%s redirects permanently', async (_, from, to) => {
    const response = await fetchPage(from);
    expect([response.status, response.headers.get('Location')]).toEqual([301, to]);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  });

  test('an unknown project is a 404 page with suggestions', async () => {
    const response = await fetchPage('/nl/projecten/durbuy/x/99/');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('name="q"');
  });

  test('every unit is described as itself, though all have the text of their building', async () => {
    const files = createProjectSnapshot();
    for (const record of files['catalogue/property-details.json'])
      record.ShortDescription = 'Wonen aan het water.';
    const site = await createTestSite({ embedded: files });
    const descriptions = await Promise.all(
      [84213, 84300].map(async (id) => {
        const moved = await site(`/property/${id}`);
        const html = await (await site(moved.headers.get('Location') ?? '')).text();
        return /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
      }),
    );
    for (const description of descriptions) expect(description).toContain('Wonen aan het water.');
    expect(new Set(descriptions).size).toBe(2);
  });

  test('a unit is below its project in the path and the breadcrumb', async () => {
    const unit = `${PROJECT}villa-met-zicht-op-de-ourthe/84213/`;
    const moved = await fetchPage('/property/84213/');
    expect(moved.headers.get('Location')).toBe(unit);
    const html = await fetchHtml(createProjectSnapshot(), unit);
    expect(html).toMatch(
      /<a href="\/nl\/projecten\/">Projecten<\/a>.*<a href="[^"]*\/12\/">Residentie Les Berges<\/a>/,
    );
    expect(html).toContain(`${PROJECT_FR}villa-avec-vue-sur-lourthe/84213/`);
  });
});

describe('a project page shows', () => {
  test('its units from the lowest floor up, with price, state and plan', async () => {
    const html = await fetchHtml(createProjectSnapshot({ sold: [84300] }));
    expect(html.indexOf('Gelijkvloers')).toBeLessThan(html.indexOf('Verdieping 1'));
    expect(html).toContain('Nog 1 van 2 vrij');
    expect(html).toContain('€\u00a0385.000');
    expect(html).toMatch(/Unit A0.1<\/a>.*Verkocht<\/td>/);
    expect(html).toMatch(
      /href="\/media\/houses\/r\/plan.webp">Plattegrond<span[^>]*>.{0,12}Unit A1.1/,
    );
  });

  test('“sold out” if every unit is sold', async () => {
    const html = await fetchHtml(createProjectSnapshot({ sold: [84213, 84300] }));
    expect(html).toContain('Uitverkocht');
    expect(html).not.toContain('254.000');
  });

  test('its texts, documents by name, and its website in a new tab', async () => {
    const html = await fetchHtml(createProjectSnapshot());
    expect(html).toContain('<li>Start: juni 2025</li>');
    expect(html).toContain('Lastenboek');
    expect(html).not.toContain('84213.pdf');
    expect(html).toMatch(/href="https:\/\/les-berges.example\/" target="_blank" rel="noopener"/);
  });

  test('its own picture if it has no larger one, what it is and its location on a map', async () => {
    const project = {
      ...{ SmallPicture: '/media/houses/residentie/voorgevel-250.webp', Pictures: [] },
      ...{ SmallPictureItem: undefined, XLargePictureItem: undefined },
      ...{ Latitude: 50.35, Longitude: 5.46, PublicAddress: true },
    };
    const html = await fetchHtml(createProjectSnapshot({ project }));
    expect(html).toContain('/media/houses/residentie/voorgevel');
    expect(html).toContain(',50.35,5.46,');
    expect(html).toContain('title-card__place">Nieuwbouw, Quai de l’Ourthe 18');
    const list = await fetchHtml(createProjectSnapshot({ project }), '/nl/projecten/');
    expect(list).toContain('/media/houses/residentie/voorgevel');
  });

  test('its street only if the address is published', async () => {
    expect(await fetchHtml(createProjectSnapshot())).not.toContain('Quai de l’Ourthe');
    expect(await fetchHtml(createProjectSnapshot({ project: { PublicAddress: true } }))).toContain(
      'Quai de l’Ourthe 18, 6940 Durbuy',
    );
  });
});

describe('the list of projects', () => {
  test('shows each with free units and prices', async () => {
    const html = await fetchHtml(createProjectSnapshot(), '/nl/projecten/');
    expect(html).toContain(PROJECT);
    expect(html).toContain('€\u00a0254.000');
    expect(html).toContain('Nog 2 van 2 vrij');
  });

  test('fetches the picture of its first card first, in 800 pixels on a phone', async () => {
    const project = { XLargePictureItem: { Url: '/media/houses/villa/voorgevel.webp' } };
    const files = createProjectSnapshot({ project });
    const projects = files['catalogue/projects.json'];
    for (const copy of structuredClone(projects)) projects.push({ ...copy, ID: 13 });
    const html = await fetchHtml(files, '/nl/projecten/');
    const pictures = [...html.matchAll(/<img[^>]*width="600"[^>]*>/g)].map(([tag]) => tag);
    expect(
      pictures.map((tag) => [tag.includes('2.5x) 266px'), tag.includes('fetchPriority')]),
    ).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test('shows a text if there are none', async () => {
    const files = createProjectSnapshot();
    files['catalogue/projects.json'] = [];
    for (const record of files['catalogue/properties.json']) delete record.ProjectID;
    expect(await fetchHtml(files, '/nl/projecten/')).toContain(
      'Er zijn momenteel geen projecten beschikbaar.',
    );
  });
});
