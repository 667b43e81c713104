import { describe, expect, test } from 'vitest';
import type { SnapshotFiles } from './checked-files';
import { changeRecords, DETAILS, findProblems, PROPERTIES } from './checked-files';

/** Moves all listings, and their city, to another postcode. */
function moveToZip(files: SnapshotFiles, zip: string): void {
  Object.assign(files, JSON.parse(JSON.stringify(files).replaceAll('6940', zip)));
}

describe('warnings do not refuse the snapshot', () => {
  const CASES: [string, (files: SnapshotFiles) => void, string][] = [
    [
      'different prices in two languages',
      (files) => {
        files[PROPERTIES][1].Price = 379000;
      },
      '84213 fr Price is 379000 in fr and 385000 in nl',
    ],
    [
      'a city without coordinates',
      (files) => {
        Object.assign(files, JSON.parse(JSON.stringify(files).replaceAll('DURBUY', 'NERGENS')));
        files['site/towns.json'] = [];
      },
      '84213 nl City names NERGENS 6940, which site/towns.json does not hold',
    ],
    [
      'a home in Wallonia without label',
      (files) => changeRecords(files, PROPERTIES, 84213, { EnergyPerformance: 0 }),
      "84213 nl EnergyPerformance has no energy label: a home in Wallonia may not be advertised with 'requested' (rule epc-label)",
    ],
    [
      'a deposit of three months in Wallonia',
      (files) => changeRecords(files, DETAILS, 84300, { DepositAmount: 1650 }),
      "84300 nl DepositAmount is 1650, above the 1100 that Wallonia allows (2 months' rent) (rule deposit)",
    ],
    [
      "the renter's agency cost for a home in Wallonia",
      (files) => changeRecords(files, DETAILS, 84300, { RenterTotalCost: 250 }),
      '84300 nl RenterTotalCost is void for this home and will not be shown (rule agency-cost)',
    ],
    [
      'a kind of sale that only one language tells',
      (files) => {
        files[DETAILS][0].LifeAnnuityType = 'Bezet';
      },
      '84213 fr Goal with its other fields makes it a private in fr and a life-annuity in nl',
    ],
    [
      'a price of 0 that is published',
      (files) => changeRecords(files, PROPERTIES, 84213, { Price: 0 }),
      '84213 nl Price is 0, yet it is to be published',
    ],
    [
      'a home to let whose rent is hidden',
      (files) => changeRecords(files, PROPERTIES, 84300, { PublishPrice: false }),
      '84300 nl PublishPrice is false: the rent of a home must be in its advertisement (rule rent)',
    ],
    [
      'a home to let without charges',
      (files) => changeRecords(files, DETAILS, 84300, { ChargesRenter: 0 }),
      "84300 nl ChargesRenter is empty: name the common charges, or 'none' in ChargesComment (rule charges)",
    ],
    [
      'a Walloon home without the number of its certificate',
      (files) => changeRecords(files, DETAILS, 84213, { EPCCertificateNumber: '' }),
      '84213 nl EPCCertificateNumber is empty, yet a label is shown (rule epc-number)',
    ],
    [
      'a certificate that has expired',
      (files) => changeRecords(files, DETAILS, 84213, { EPCEndDate: '2024-02-29' }),
      '84213 nl EPCEndDate is 2024-02-29: the certificate has expired (rule epc-expired)',
    ],
    [
      'a Flemish sale without flood scores',
      (files) => moveToZip(files, '9000'),
      '84213 nl FloodPScore is empty: a sale in Flanders names it (rule flood-scores)',
    ],
    [
      'a flood score that is not a class',
      (files) => {
        moveToZip(files, '9000');
        changeRecords(files, DETAILS, 84213, { FloodGScore: 'hoog' });
      },
      "84213 nl FloodGScore is 'hoog', no class from A to D (rule flood-scores)",
    ],
    [
      'a Flemish sale without the five answers',
      (files) => {
        moveToZip(files, '9000');
        changeRecords(files, DETAILS, 84213, { Permit: true, Summons: false });
      },
      '84213 nl Permit the five answers of a sale in Flanders lack AreaApplication, PreemptiveRights, AllotmentPermit (rule planning-answers)',
    ],
    [
      'a home in a recreation zone that is silent on domicile',
      (files) => changeRecords(files, DETAILS, 84213, { AreaApplication: 'Recreatiegebied' }),
      '84213 nl PlanningInformation says nothing of domicile, though the home lies in a recreation zone (rule domicile)',
    ],
    [
      'a home in Brussels without its emission',
      (files) => moveToZip(files, '1040'),
      '84213 nl CO2Emission is empty: an advertisement in Brussels names the emission (rule co2)',
    ],
    [
      'a term of another region',
      (files) => {
        moveToZip(files, '1040');
        changeRecords(files, DETAILS, 84213, { GroundCertificate: 'BDES: geen gegevens' });
      },
      '84213 nl GroundCertificate says BDES, which means nothing in Brussels (rule regional-term)',
    ],
    [
      'a score of another region',
      (files) => changeRecords(files, DETAILS, 84213, { Mobiscore: { Total: 7 } }),
      '84213 nl Mobiscore is not used in Wallonia and will not be shown (rule regional-term)',
    ],
    [
      'a tour of an unknown provider',
      (files) =>
        changeRecords(files, DETAILS, 84213, { VirtualTourUrl: 'https://tours.example/84213' }),
      '84213 nl VirtualTourUrl tours.example is not a provider that the site knows: it will not be shown',
    ],
    [
      'an insurer without a name',
      (files) => {
        files['site/configuration.json'].agency.liabilityInsurer = {
          nl: 'polis 730.000.000',
          fr: 'Ourthe Assurances SA, police 730.000.000',
        };
      },
      'configuration agency.liabilityInsurer.nl names no insurer: the name must stand before the policy',
    ],
    [
      'a wrong count',
      (files) => {
        files['catalogue/citysSale.json'][0].PropertyCount = 5;
      },
      'DURBUY 6940 nl PropertyCount is 5, but the listings make it 1',
    ],
    [
      'a type marked as not for sale that has listings for sale',
      (files) => {
        files['catalogue/webIDs.json'][0].Sale = false;
      },
      'category 1 nl Sale is false, yet there are listings of type Huis',
    ],
    [
      'grey text on white',
      (files) => {
        files['site/configuration.json'].header.appBar.textColor = '#999999';
      },
      'configuration header.appBar.textColor is #999999 on #ffffff: contrast 2.8, where text needs 4.5; the nearest that passes is #757575',
    ],
    [
      'a picture of a host that is not configured',
      (files) =>
        changeRecords(files, PROPERTIES, 84213, {
          XLargePictureItem: { Url: 'https://elsewhere.example/a.jpg' },
        }),
      '84213 nl XLargePictureItem.Url is https://elsewhere.example/a.jpg, on a host that the configuration does not allow: it will not be shown',
    ],
    [
      'a headline without a letter',
      (files) => {
        files[PROPERTIES][0].TypeDescription = '***';
      },
      '84213 nl TypeDescription leaves nothing for the page’s address: it has no letter or digit',
    ],
    [
      'a menu path that differs from the route map',
      (files) => {
        files['site/menu.json'][0].params.path.nl = 'kopen';
      },
      'menu 3 params.path.nl is kopen, but site/routes.json says /nl/te-koop/, which holds',
    ],
  ];
  test.each(CASES)('%s', (_, change, reason) => {
    const { errors, warnings } = findProblems(change);
    expect(warnings).toContain(reason);
    expect(errors).toEqual([]);
  });

  test('a deposit of three months is lawful in Flanders', () => {
    const { warnings } = findProblems((files) => {
      changeRecords(files, PROPERTIES, 84300, { Zip: '9000' });
      changeRecords(files, DETAILS, 84300, { DepositAmount: 1650 });
    });
    expect(warnings.filter((warning) => warning.includes('DepositAmount'))).toEqual([]);
  });
});
