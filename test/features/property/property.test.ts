import { describe, expect, test } from 'vitest';
import type { SnapshotFiles } from '../../fixtures';
import { createTestSite } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

const VILLA = '/nl/te-koop/durbuy/villa-met-zicht-op-de-ourthe/84213/';
const VILLA_FR = '/fr/a-vendre/durbuy/villa-avec-vue-sur-lourthe/84213/';

/** Creates the small snapshot with these fields on the villa's summary and detail, in both languages. */
function createFilesWithVilla(summary: object, detail: object = {}): SnapshotFiles {
  const files = createSmallSnapshot();
  const merge = (file: string, fields: object) => {
    files[file] = files[file].map((record: { ID: number }) =>
      record.ID === 84213 ? { ...record, ...fields } : record,
    );
  };
  merge('catalogue/properties.json', summary);
  merge('catalogue/property-details.json', detail);
  return files;
}

/** Moves all records of these files to another postcode, and so perhaps to another region. */
const moveToZip = (files: SnapshotFiles, zip: string): SnapshotFiles =>
  JSON.parse(JSON.stringify(files).replaceAll('6940', zip));

const fetchPage = async (path: string, files: SnapshotFiles = createSmallSnapshot()) =>
  (await createTestSite({ embedded: files }))(path);

const fetchHtml = async (files: SnapshotFiles, path = VILLA) =>
  (await fetchPage(path, files)).text();

describe('the path of a property', () => {
  test.each([
    ['a neutral path', '/property/84213/', VILLA],
    ['a stale slug', '/nl/te-koop/durbuy/oude-naam/84213/', VILLA],
    ['another city', '/nl/te-koop/hotton/villa-met-zicht-op-de-ourthe/84213/', VILLA],
    ['a missing city', '/nl/te-koop/villa-met-zicht-op-de-ourthe/84213/', VILLA],
    ['another section', '/nl/projecten/durbuy/villa/84213/x/84213/', VILLA],
    ['another language’s slug', '/fr/te-koop/durbuy/villa/84213/', VILLA_FR],
  ])('%s redirects permanently, cached for an hour', async (_, from, to) => {
    const response = await fetchPage(from);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(to);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
  });

  test('a redirect keeps the query', async () => {
    const response = await fetchPage('/property/84213/?utm=mail&a=b+c');
    expect(response.headers.get('Location')).toBe(`${VILLA}?utm=mail&a=b+c`);
  });

  test('the canonical path works percent-encoded or not', async () => {
    expect((await fetchPage(VILLA)).status).toBe(200);
    expect((await fetchPage(VILLA.replace('villa', '%76illa'))).status).toBe(200);
  });

  test('each language has its own slug, for the switcher and for search engines', async () => {
    const html = await fetchHtml(createSmallSnapshot());
    expect(html).toContain(`hrefLang="fr" href="http://localhost:8787${VILLA_FR}"`);
    expect(html).toContain(`rel="canonical" href="http://localhost:8787${VILLA}"`);
  });

  test('a preview does not redirect', async () => {
    const response = await fetchPage('/preview/nl/te-koop/durbuy/oude-naam/84213/');
    expect(response.status).toBe(200);
  });

  test('a language without catalogue shows the Dutch record with its lang attribute', async () => {
    const files = createSmallSnapshot();
    files['site/configuration.json'].language.languageUse.push({ code: 'en', use: true });
    const html = await fetchHtml(files, '/en/for-sale/durbuy/villa-met-zicht-op-de-ourthe/84213/');
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<h1 lang="nl">Villa met zicht op de Ourthe</h1>');
  });

  test('an unknown id is a 404 page with suggestions', async () => {
    const response = await fetchPage('/nl/te-koop/durbuy/villa/99999/');
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('Het gevraagde pand bestaat niet of is verkocht');
    expect(html).toContain('name="q"');
    expect(html).toContain(VILLA);
  });
});

describe('a property page shows', () => {
  test('its headline, subtitle, price and facts', async () => {
    const html = await fetchHtml(createFilesWithVilla({}, { HasPool: false, JudicialDecision: 2 }));
    expect(html).toContain('Villa met zicht op de Ourthe</h1>');
    expect(html).toMatch(/Villa te koop in Durbuy\u00a0.6940., ref.\u00a084213/);
    expect(html).toContain('€\u00a0385.000');
    expect(html).toContain('<dt>Zwembad</dt><dd>Nee</dd>');
    expect(html).toContain('<dt>Tuin</dt><dd>Ja</dd>');
    expect(html).toMatch(/<dt>Rechterlijke beslissing<\/dt><dd>In aanvraag/);
  });

  test('no empty field or group', async () => {
    const html = await fetchHtml(
      createFilesWithVilla({}, { JudicialDecision: -1, RoofType: '', Heritage: '' }),
    );
    expect(html).not.toContain('Rechterlijke beslissing');
    expect(html).not.toContain('Daktype');
    expect(html).not.toContain('Stedenbouw</h3>');
    expect(html).not.toContain('Lijfrente');
  });

  test('no part of an unpublished address', async () => {
    const detail = { Latitude: 50.35123, Longitude: 5.45678 };
    const hidden = await fetchHtml(createFilesWithVilla({ PublishAddress: false }, detail));
    for (const secret of ['Vieux Pont', '50.351', '5.456', 'GeoCoordinates'])
      expect(hidden).not.toContain(secret);
    expect(hidden).toContain('Adres op aanvraag');
    const published = await fetchHtml(createFilesWithVilla({ PublishAddress: true }, detail));
    expect(published).toContain('Rue du Vieux Pont 7');
    expect(published).toContain('"latitude":50.35123');
  });

  test('neither an unpublished price nor figures that reveal it', async () => {
    const detail = { GroundPart: 104_321, RegisteredRights: 11_550, CadastralIncome: 987 };
    const hidden = await fetchHtml(createFilesWithVilla({ PublishPrice: false }, detail));
    for (const secret of ['385', '104.321', '104321', '11.550'])
      expect(hidden).not.toContain(secret);
    expect(hidden).toContain('Prijs op aanvraag');
    expect(hidden).toContain('€\u00a0987');
    expect(await fetchHtml(createFilesWithVilla({}, detail))).toContain('€\u00a0104.321');
  });

  test('the renter’s agency cost only where the law allows it', async () => {
    const fetchRentalHtml = async (summary: object) => {
      const files = createFilesWithVilla({ Goal: 1, ...summary }, { RenterTotalCost: 777 });
      files['catalogue/webIDs.json'] = [
        ...files['catalogue/webIDs.json'],
        { ID: 7, WebID: '7', Name: 'Garage', ShowOrder: 7, Sale: true, Rent: true, language: 'nl' },
        { ID: 7, WebID: '7', Name: 'Garage', ShowOrder: 7, Sale: true, Rent: true, language: 'fr' },
      ];
      const moved = await fetchPage('/property/84213/', files);
      return fetchHtml(files, moved.headers.get('Location') ?? '');
    };
    expect(await fetchRentalHtml({})).not.toContain('777');
    expect(await fetchRentalHtml({ WebID: 7, WebIDs: '' })).toContain('€\u00a0777');
  });

  test('the energy label among the arrows of its region, marked and named', async () => {
    const html = await fetchHtml(createSmallSnapshot());
    expect(html.match(/class="energy__range"/g)).toHaveLength(8);
    expect(html).toMatch(/aria-current="true"><span class="epc epc--b">/);
    expect(html).toContain('160\u00a0kWh/m²·a');
  });

  test('the renovation duty if it applies to the buyer', async () => {
    const flemish = moveToZip(createFilesWithVilla({ EnergyPerformance: 450 }), '9000');
    expect((await fetchHtml(flemish)).replace(/<[^>]+>/g, '')).toContain(
      'wie sinds 1-1-2023 een huis of appartement met label E of F koopt, renoveert het binnen 6 jaar na de akte tot label D of beter (tot 31-12-2025 was dat 5 jaar)',
    );
    expect(await fetchHtml(createFilesWithVilla({ EnergyPerformance: 450 }))).not.toContain(
      'renoveert',
    );
  });

  test('scores of Flanders only in Flanders, with their classes', async () => {
    const files = createFilesWithVilla(
      {},
      { FloodPScore: 'C', FloodGScore: 'b', Mobiscore: { Total: 8.1 } },
    );
    const flemish = await fetchHtml(moveToZip(files, '9000'));
    expect(flemish).toContain('C: kleine kans in het huidige klimaat');
    expect(flemish).toContain('B: kleine kans bij klimaatverandering (2050)');
    expect(flemish).toContain('De scores lopen van A');
    expect(flemish).toContain('8,1 op 10');
    for (const Zip of ['6940', '1040']) {
      const elsewhere = await fetchHtml(moveToZip(files, Zip));
      for (const term of ['-score', 'Mobiscore', 'De scores lopen'])
        expect(elsewhere).not.toContain(term);
    }
  });

  test('the energy level and the flood risk by the name of the region', async () => {
    const files = createFilesWithVilla({}, { ELevel: 34, FloodRiskArea: 'Laag' });
    const walloon = await fetchHtml(files);
    expect(walloon).toContain('<dt>Ew (E-peil in Wallonië)</dt><dd>34</dd>');
    expect(walloon).toContain('<dt>Overstromingsgevaar (aléa d’inondation)</dt><dd>Laag</dd>');
    const flemish = await fetchHtml(moveToZip(files, '9000'));
    expect(flemish).toContain('<dt>E-peil</dt><dd>34</dd>');
    expect(flemish).toContain('<dt>Overstromingsgevaar</dt><dd>Laag</dd>');
  });

  test('a label as certified only if there is a certificate', async () => {
    const label = { EPCLabelText: 'A' };
    const certified = await fetchHtml(
      createFilesWithVilla(label, { EPCCertificateNumber: '20230612004211' }),
    );
    expect(certified).toContain('Het label komt uit het certificaat');
    const expected = await fetchHtml(createFilesWithVilla(label, { EPCCertificateNumber: '' }));
    expect(expected).toContain('er is nog geen certificaat');
    expect(expected).not.toContain('komt uit het certificaat');
  });

  test('that nobody can register as a resident in a recreation zone', async () => {
    const notice = 'domicilie is er in de regel niet mogelijk';
    const AreaApplication = 'Recreatiegebied';
    expect(await fetchHtml(createFilesWithVilla({}, { AreaApplication }))).toContain(notice);
    expect(await fetchHtml(createSmallSnapshot())).not.toContain(notice);
  });

  test('“requested” instead of a label that is missing', async () => {
    expect(await fetchHtml(createFilesWithVilla({ EnergyPerformance: 0 }))).toContain(
      'EPC aangevraagd',
    );
  });

  test('every picture with the count, the first one with high priority', async () => {
    const picture = (name: string, Kind = 'photo') => ({
      Url: `/media/houses/hoeve/${name}.webp`,
      Width: 1920,
      Height: 1440,
      Kind,
    });
    const Pictures = [picture('a'), picture('b'), picture('plan', 'plan')];
    const html = await fetchHtml(createFilesWithVilla({}, { Pictures }));
    expect(html).toContain('aria-label="Foto 1 van 2: Villa met zicht op de Ourthe"');
    expect(html).toContain('href="/media/houses/hoeve/b.webp"');
    expect(html.match(/<img[^>]*fetchPriority="high"/g)).toHaveLength(1);
    expect(html).toContain('Plattegrond van Villa met zicht op de Ourthe');
  });

  test.each([
    ['nl', VILLA, 'Woonkamer', 'Keuken', 'Badkamer'],
    ['fr', VILLA_FR, 'Séjour', 'Cuisine', 'Salle de bains'],
  ])('the names of the rooms that a plan numbers (%s)', async (_, path, ...names) => {
    const plan = { Url: '/media/houses/hoeve/plan.webp', Width: 1920, Height: 1440, Kind: 'plan' };
    const Pictures = [{ ...plan, Rooms: ['living', 'kitchen', 'bathroom'] }];
    const html = await fetchHtml(createFilesWithVilla({}, { Pictures }), path);
    const [list = ''] = /<ul class="floor-plans">.*?<\/ul>/s.exec(html) ?? [];
    expect([...list.matchAll(/<li>([^<]*)<\/li>/g)].map(([, name]) => name)).toEqual(names);
  });

  test('its documents by name, never by URL', async () => {
    const html = await fetchHtml(createSmallSnapshot());
    expect(html).toContain('<span>Plan</span>');
    expect(html).not.toContain('plans/84213.pdf');
  });

  test('video and tour of known providers only', async () => {
    const files = createFilesWithVilla(
      {},
      {
        VideoUrl: 'https://youtu.be/abcdefghijk',
        VirtualTourUrl: 'https://evil-matterport.com/show',
        VisualisationUrl: 'https://evil.example/visual',
      },
    );
    files['site/configuration.json'].tours = { tour3d: ['matterport.com'] };
    const html = await fetchHtml(files);
    expect(html).toContain('href="https://www.youtube.com/watch?v=abcdefghijk"');
    expect(html).not.toContain('evil-matterport');
    expect(html).not.toContain('evil.example');
  });

  test('two paragraphs of a long text, and the rest in a details element', async () => {
    const long = 'Een zin over het huis. '.repeat(12).trim();
    const html = await fetchHtml(
      createFilesWithVilla({}, { Description: [long, long, long].join('\n\n') }),
    );
    expect(html).toMatch(/<details><summary><span>Verder lezen<\/span>/);
    const short = await fetchHtml(
      createFilesWithVilla({}, { Description: `${long}\n\n${long}\n\nKort.` }),
    );
    expect(short).not.toContain('Verder lezen');
  });

  test('a printed brochure, hidden on the screen', async () => {
    const html = await fetchHtml(createSmallSnapshot());
    expect(html).toContain('<div class="brochure" hidden="">');
    expect(html).toMatch(/<link rel="stylesheet" media="print" href="\/assets\/print-\w+\.css"\/>/);
  });

  test('structured data in which texts cannot close the script element', async () => {
    const html = await fetchHtml(
      createFilesWithVilla({ TypeDescription: 'Villa </script><script>alert(1)' }),
      '/nl/te-koop/durbuy/villa-scriptscriptalert1/84213/',
    );
    expect(html).toContain('"name":"Villa \\u003c/script>\\u003cscript>alert(1)"');
    expect(html).not.toContain('<script>alert');
  });
});

test('a fact shows only if its configured conditions hold (§3)', async () => {
  const files = createFilesWithVilla({}, { NumberOfToilets: 3 });
  expect(await fetchHtml(files)).toContain('<dt>Toiletten</dt>');
  const rule = { field: 'NumberOfBedRooms', logic: '>', compareWithValue: 4 };
  files['site/configuration.json'].listings.factRules = { NumberOfToilets: [rule] };
  expect(await fetchHtml(files)).not.toContain('<dt>Toiletten</dt>');
});

describe('a sold or rented property', () => {
  test.each([
    [0, 1, VILLA, 'Het gevraagde pand is verkocht'],
    [1, 2, '/property/84213/', 'Het pand dat u zocht, is verhuurd'],
  ])(
    'keeps its page with a message and its summary (goal %i)',
    async (Goal, Marquee, path, message) => {
      const files = createFilesWithVilla(
        { Goal, Marquee },
        { TotalPrice: 404_321, Description: 'Lang verhaal.' },
      );
      const first = await fetchPage(path, files);
      const response =
        first.status === 301 ? await fetchPage(first.headers.get('Location') ?? '', files) : first;
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain(message);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('404.321');
      expect(html).not.toContain('Bezoek plannen');
      expect(html).not.toContain('brochure');
    },
  );
});
