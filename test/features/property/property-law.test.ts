import { describe, expect, test } from 'vitest';
import type { SnapshotFiles } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import { createFilesWithVilla, fetchHtml, fetchPage } from './villa-page';

/** Moves all records of these files to another postcode, and so perhaps to another region. */
const moveToZip = (files: SnapshotFiles, zip: string): SnapshotFiles =>
  JSON.parse(JSON.stringify(files).replaceAll('6940', zip));

describe('a property page shows', () => {
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
    const page = await fetchHtml(createFilesWithVilla({ PublishPrice: false }, detail));
    // The digits in the name of a picture or a stylesheet are a hash.
    const hidden = page.replace(/\b[0-9a-f]{32}\b|-[0-9a-f]{8}\.css/g, '');
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
    // On the page and in its brochure.
    expect(html.match(/class="energy__range"/g)).toHaveLength(2 * 8);
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
});
