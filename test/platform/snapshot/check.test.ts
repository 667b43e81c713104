import { describe, expect, test } from 'vitest';
import { checkSnapshot } from '../../../src/platform/snapshot/build/check';
import { createSmallSnapshot, SMALL_SNAPSHOT_DOCUMENTS } from './small-snapshot';

type SnapshotFiles = ReturnType<typeof createSmallSnapshot>;

const checkFiles = (files: SnapshotFiles) =>
  checkSnapshot(files, new Set(Object.keys(SMALL_SNAPSHOT_DOCUMENTS)));

/** Returns the errors and warnings of the small snapshot after `change`, as 'record field message'. */
function findProblems(change: (files: SnapshotFiles) => void): {
  errors: string[];
  warnings: string[];
} {
  const files = createSmallSnapshot();
  change(files);
  const { findings } = checkFiles(files);
  const formatFindings = (wantedLevel: string) =>
    findings
      .filter(({ level }) => level === wantedLevel)
      .map(({ record, field, message }) => [record, field, message].filter(Boolean).join(' '));
  return { errors: formatFindings('error'), warnings: formatFindings('warning') };
}

const PROPERTIES = 'catalogue/properties.json';
const DETAILS = 'catalogue/property-details.json';
const changeRecords = (files: SnapshotFiles, file: string, id: number, change: object) => {
  for (const record of files[file]) if (record.ID === id) Object.assign(record, change);
};

test('a valid snapshot has no errors and no warnings', () => {
  expect(findProblems(() => {})).toEqual({ errors: [], warnings: [] });
  expect(checkFiles(createSmallSnapshot()).source?.[PROPERTIES]).toHaveLength(4);
});

test.each([
  ['catalogue/property-details.json', 'VirtualTourUrl', ' java\tscript:alert(1)'],
  ['catalogue/property-details.json', 'Description', 'VBScript:x'],
  ['catalogue/property-details.json', 'Description', 'data:text/html,<p>x</p>'],
  ['site/articles.json', 'title', { nl: '<img src=javascript:x>' }],
])('%s with %s %j is refused by its field', (file, field, value) => {
  const { errors } = findProblems((files) => {
    Object.assign(files[file as keyof SnapshotFiles][0], { [field]: value });
  });
  expect(errors.join('\n')).toMatch(new RegExp(`${field}.*runs code`, 'i'));
});

test.each([
  ['a town', 'catalogue/properties.json', (half: string) => ({ City: `DURBUY${half}` })],
  ['a title', 'site/articles.json', (half: string) => ({ title: { nl: half } })],
  ['a path', 'site/routes.json', (half: string) => ({ nl: `/nl/huis${half}/` })],
  [
    'a link of a text',
    'site/articles.json',
    (half: string) => ({ body: { nl: `<a href="/for-sale/?q=${half}">Huizen</a>` } }),
  ],
])('half a character in %s is refused by its field', (_, file, createChange) => {
  // By escape: no file in UTF-8 can hold it, but an export's JSON can.
  const change = createChange('\ud83d');
  const { errors } = findProblems((files) => {
    Object.assign(files[file as keyof SnapshotFiles][0], change);
  });
  // Not the errors themselves: others may quote the text, and the runner cannot print it.
  const refusal = new RegExp(`${Object.keys(change)[0]}.*holds half a character`);
  expect(errors.some((error) => refusal.test(error))).toBe(true);
});

test('a demonstration is reported as a note', () => {
  const { findings } = checkFiles(createSmallSnapshot());
  expect(findings).toEqual([
    expect.objectContaining({
      level: 'note',
      file: 'site/configuration.json',
      field: 'demonstration',
    }),
  ]);
});

test.each([
  [{ language: 'xx' }, 'haard language should be'],
  [{ sought: [] }, 'sought'],
  [{ found: [''] }, 'nl haard found.0 is empty'],
  [{ also: ['kachel'] }, 'nl haard also is no field that this site knows'],
])('synonyms with %j are refused', (change, problem) => {
  const synonym = { language: 'nl', sought: ['haard'], found: ['kachel'], ...change };
  const { errors } = findProblems((files) => {
    files['site/synonyms.json'] = [synonym];
  });
  expect(errors.join()).toContain(problem);
});

describe('an invalid record is reported with its field, in plain words', () => {
  test.each([
    ['text for a number', { Price: 'much' }, '84213 nl Price should be a number, but is "much"'],
    ['a fraction for an id', { WebID: 1.5 }, '84213 nl WebID should be a whole number, but is 1.5'],
    ['a missing field', { City: undefined }, '84213 nl City is missing'],
    ['an empty headline', { TypeDescription: '' }, '84213 nl TypeDescription is empty'],
    ['an unknown field', { Prize: 1 }, '84213 nl Prize is no field that this site knows'],
    [
      'neither true nor false',
      { PublishPrice: 'perhaps' },
      '84213 nl PublishPrice is neither true nor false: "perhaps"',
    ],
    [
      'a nested field',
      { SmallPictureItem: { Url: '/a', Width: 200, Height: 9, ID: 1, Name: 'a' } },
      '84213 nl SmallPictureItem.Width should be 250, but is 200',
    ],
    [
      'another language',
      { language: 'de' },
      '84213 de language should be one of "nl", "fr", but is "de"',
    ],
    ['no id', { ID: undefined }, 'record 1 ID is missing'],
  ])('%s', (_, change, reason) => {
    expect(findProblems((files) => Object.assign(files[PROPERTIES][0], change)).errors).toContain(
      reason,
    );
  });

  test('every invalid record is reported, not only the first', () => {
    const { errors } = findProblems((files) => {
      files[PROPERTIES][0].Price = 'much';
      files[PROPERTIES][0].Zip = 6940;
      files['site/team.json'][0].email = 'nobody';
      files['site/configuration.json'].footer.bgColor = 'green';
    });
    expect(errors).toEqual([
      '84213 nl Zip should be text, but is 6940',
      '84213 nl Price should be a number, but is "much"',
      'configuration footer.bgColor is no colour (#rrggbb): "green"',
      'team 1 email should be an e-mail address, but is "nobody"',
    ]);
  });

  test('references to an invalid record are not reported', () => {
    expect(
      findProblems((files) => Object.assign(files['site/team.json'][0], { id: 'An' })).errors,
    ).toEqual(['team An id should be a number, but is "An"']);
    expect(findProblems((files) => files[PROPERTIES].splice(0, 1, null)).errors).toEqual([
      'record 1 should be a group of fields, but is null',
    ]);
    expect(
      findProblems((files) => {
        files[PROPERTIES] = {};
      }).errors,
    ).toEqual(['should be a list of records']);
  });

  test('a file that is no list and a missing file refuse the snapshot', () => {
    const files = createSmallSnapshot();
    files[PROPERTIES] = {};
    expect(checkFiles(files).findings[0]?.message).toBe('should be a list of records');
    expect(checkFiles(files).source).toBeUndefined();
  });
});

describe('errors', () => {
  const CASES: [string, (files: SnapshotFiles) => void, string][] = [
    [
      'a duplicate record',
      (files) => files[PROPERTIES].push({ ...files[PROPERTIES][0] }),
      '84213 nl ID is there twice',
    ],
    [
      'a property without its French record',
      (files) => files[PROPERTIES].splice(1, 1),
      '84213 nl language has no counterpart in fr',
    ],
    [
      'a detail without its Dutch record',
      (files) => files[DETAILS].splice(0, 1),
      '84213 fr language has no counterpart in nl',
    ],
    [
      'a detail without summaries',
      (files) => files[PROPERTIES].splice(0, 2),
      '84213 nl ID has no summary in catalogue/properties.json',
    ],
    [
      'an unknown type',
      (files) => changeRecords(files, PROPERTIES, 84213, { WebID: 77 }),
      '84213 nl WebID names type 77, which catalogue/webIDs.json does not hold',
    ],
    [
      'an unknown type among several',
      (files) => changeRecords(files, PROPERTIES, 84213, { WebIDs: '1, 78' }),
      '84213 fr WebIDs names type 78, which catalogue/webIDs.json does not hold',
    ],
    [
      'an unknown project',
      (files) => changeRecords(files, PROPERTIES, 84213, { ProjectID: 9 }),
      '84213 nl ProjectID names project 9, which catalogue/projects.json does not hold',
    ],
    [
      'an unknown city',
      (files) => changeRecords(files, PROPERTIES, 84213, { City: 'DURBUI' }),
      '84213 nl City names DURBUI 6940, which catalogue/citys.json does not hold',
    ],
    [
      'an unknown manager',
      (files) => changeRecords(files, DETAILS, 84213, { ManagerID: 5 }),
      '84213 nl ManagerID names 5, whom site/team.json does not hold',
    ],
    [
      'a missing document',
      (files) =>
        changeRecords(files, DETAILS, 84213, {
          Documents: [{ Name: 'Plan', File: 'plans/2.pdf' }],
        }),
      '84213 nl Documents.0.File names documents/plans/2.pdf, which is not there',
    ],
    [
      'a price above the limit of its column',
      (files) => changeRecords(files, PROPERTIES, 84213, { Price: 2 ** 32 }),
      '84213 nl Price is 4294967296, above 4294967295',
    ],
    [
      'a price below 0',
      (files) => changeRecords(files, PROPERTIES, 84213, { Price: -1 }),
      '84213 nl Price is -1, below 0',
    ],
    [
      'more than 255 bedrooms',
      (files) => changeRecords(files, DETAILS, 84213, { NumberOfBedRooms: 256 }),
      '84213 nl NumberOfBedRooms is 256, above 255',
    ],
    [
      'a date before 1970',
      (files) => changeRecords(files, DETAILS, 84213, { DatePosted: '1969-12-31' }),
      '84213 nl DatePosted is 1969-12-31, which is out of reach (1970 to 2149)',
    ],
    [
      'a path of another language',
      (files) => {
        files['site/routes.json'][1].nl = '/fr/te-koop/';
      },
      'route /for-sale/ nl is /fr/te-koop/, which does not begin with /nl/',
    ],
    [
      'one path of two pages',
      (files) => {
        files['site/routes.json'][2].nl = '/nl/te-koop/';
      },
      'route /faq/cadastral-income/ nl is /nl/te-koop/, as that of route /for-sale/ is already',
    ],
    [
      'a breadcrumb to an unknown page',
      (files) => {
        files['site/routes.json'][1].breadcrumb[0].path.nl = '/nl/weg/';
      },
      'route /for-sale/ breadcrumb.0.path.nl leads to /nl/weg/, which no page has',
    ],
    [
      'an article without its route',
      (files) => {
        files['site/articles.json'][0].path = '/faq/lost/';
      },
      'article 801 path is /faq/lost/, which site/routes.json does not hold',
    ],
    [
      'a route without its article',
      (files) => files['site/articles.json'].pop(),
      'route /faq/cadastral-income/ original belongs to no article of site/articles.json',
    ],
    [
      'an article of an unknown category',
      (files) => {
        files['site/articles.json'][0].category = 99;
      },
      'article 801 category names category 99, which site/article-categories.json does not hold',
    ],
    [
      'a module of an unknown category',
      (files) => {
        files['site/menu.json'][0].params.modules[0].relations = { type: 'category', id: 99 };
      },
      'menu 3 params.modules.0.relations.id names category 99, which site/article-categories.json does not hold',
    ],
    [
      'a module that links to an unknown page',
      (files) => {
        files['site/menu.json'][0].params.modules[0].link = {
          label: { nl: 'Meer' },
          path: '/weg/',
        };
      },
      'menu 3 params.modules.0.link.path leads to /weg/, which no page has',
    ],
    [
      'a link of the top bar to an unknown page',
      (files) => {
        files['site/configuration.json'].header.headerLinks.right = [
          { label: 'Weg', link: { nl: '/nl/te-koop/?type=1', fr: '/fr/loin/' } },
        ];
      },
      'configuration header.headerLinks.right.0.link.fr leads to /fr/loin/, which no page has',
    ],
    [
      'a top bar on an unknown page',
      (files) => {
        files['site/configuration.json'].header.headerLinks.pages = ['/for-sale/', '/weg/'];
      },
      'configuration header.headerLinks.pages.1 leads to /weg/, which no page has',
    ],
    [
      'a popup with a link to an unknown page',
      (files) => {
        files['site/configuration.json'].popup.link = '/weg/';
      },
      'configuration popup.link leads to /weg/, which no page has',
    ],
    [
      'one menu id of two pages',
      (files) => files['site/menu.json'].push({ ...files['site/menu.json'][0], path: 'other' }),
      'menu 3 id is there twice',
    ],
    [
      'a script in an article',
      (files) => {
        files['site/articles.json'][0].body.nl = '<p>a</p><SCRIPT src=x>';
      },
      'article 801 body.nl holds a script',
    ],
    [
      'an event handler',
      (files) => {
        files['site/articles.json'][0].body.fr = '<img src="x"onerror=alert(1)>';
      },
      'article 801 body.fr holds an event handler',
    ],
    [
      'a link that runs code',
      (files) => changeRecords(files, DETAILS, 84213, { Description: '<a href=" javascript:x">' }),
      '84213 nl Description holds a link that runs code',
    ],
  ];
  test.each(CASES)('%s', (_, change, reason) => {
    expect(findProblems(change).errors).toContain(reason);
  });

  test('33 types in use exceed the limit of the index', () => {
    const { errors } = findProblems((files) => {
      const names = files['catalogue/webIDs.json'].slice(0, 2);
      const ids = Array.from({ length: 31 }, (_, index) => 100 + index);
      for (const id of ids) {
        for (const name of names)
          files['catalogue/webIDs.json'].push({ ...name, ID: id, WebID: `${id}` });
      }
      changeRecords(files, PROPERTIES, 84213, { WebIDs: [1, ...ids].join(',') });
    });
    expect(errors).toEqual(['WebIDs 33 different types are in use; the index holds 32']);
  });
});

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
        files['site/towns.json'] = [];
      },
      '84213 nl City names DURBUY 6940, which site/towns.json does not hold',
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
      'a price of 0 that is published',
      (files) => changeRecords(files, PROPERTIES, 84213, { Price: 0 }),
      '84213 nl Price is 0, yet it is to be published',
    ],
    [
      'a house at a hundredth of its price',
      (files) => changeRecords(files, PROPERTIES, 84213, { Price: 3850 }),
      '84213 nl Price is 3850: is a digit missing?',
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
      'a flood score that is no class',
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
      '84213 nl VirtualTourUrl tours.example is no provider that the site knows: it will not be shown',
    ],
    [
      'an insurer without a name',
      (files) => {
        files['site/configuration.json'].agency.liabilityInsurer = { nl: 'polis 730.000.000' };
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
      'configuration header.appBar.textColor is #999999 on #ffffff: contrast 2.8, where text needs 4.5',
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

describe('a link', () => {
  test('to an unknown path in a text is a warning, to a file or a localized path none', () => {
    const { errors, warnings } = findProblems((files) => {
      files['site/articles.json'][0].body.nl =
        '<p><a href="/weg/">1</a> <a href="/nl/te-koop/">2</a> <a href="/media/plan.pdf">3</a></p>';
    });
    expect(errors).toEqual([]);
    expect(warnings).toEqual(['article 801 body.nl leads to /weg/, which no page has']);
  });

  test('to a draft is a warning, and the draft is named in a note', () => {
    const files = createSmallSnapshot();
    files['site/menu.json'][0].status = 'Draft';
    files['site/configuration.json'].popup.link = '/nl/te-koop/';
    const { findings } = checkFiles(files);
    expect(findings).toContainEqual({
      level: 'warning',
      file: 'site/configuration.json',
      record: 'configuration',
      field: 'popup.link',
      message: 'leads to /nl/te-koop/, a draft: no link is shown',
    });
    expect(findings).toContainEqual(
      expect.objectContaining({
        level: 'note',
        message: expect.stringContaining('/for-sale/ is a draft'),
      }),
    );
  });
});
