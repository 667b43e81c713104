import { describe, expect, test } from 'vitest';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import { createFilesWithVilla, fetchHtml, fetchPage, VILLA, VILLA_FR } from './villa-page';

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

  test('what may be built among the key facts of a plot, and of no house', async () => {
    const planning = { AreaApplication: 'Woongebied', AllotmentPermit: true, FrontWidth: 24 };
    const listKeyTerms = async (details: object) => {
      const html = await fetchHtml(createFilesWithVilla({}, { ...planning, ...details }));
      const keyFacts = html.match(/class="key-facts">.*?<\/dl>/)?.[0] ?? '';
      return [...keyFacts.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, term]) => term);
    };
    const ground = { SurfaceLiving: undefined, SurfaceGround: 1015 };
    expect((await listKeyTerms(ground)).slice(0, 4)).toEqual([
      ...['Grond', 'Gevelbreedte', 'Bestemming', 'Verkavelingsvergunning'],
    ]);
    expect(await listKeyTerms({ SurfaceLiving: 150 })).not.toContain('Bestemming');
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
      createFilesWithVilla({
        TypeDescription: 'Villa &lt;/script&gt;&lt;script&gt;alert(1)',
      }),
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
