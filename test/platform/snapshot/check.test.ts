import { describe, expect, test } from 'vitest';
import type { SnapshotFiles } from './checked-files';
import { checkFiles, findProblems, PROPERTIES } from './checked-files';
import { createSmallSnapshot } from './small-snapshot';

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
  [{ also: ['kachel'] }, 'nl haard also is not a field that this site knows'],
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
    ['an unknown field', { Prize: 1 }, '84213 nl Prize is not a field that this site knows'],
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
      files[PROPERTIES][0].Zip = ['6940'];
      files['site/team.json'][0].email = 'nobody';
      files['site/configuration.json'].footer.bgColor = 'green';
    });
    expect(errors).toEqual([
      '84213 nl Zip should be text, but is a list',
      '84213 nl Price should be a number, but is "much"',
      'configuration footer.bgColor is not a colour (#rrggbb): "green"',
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

  test('a file that is not a list and a missing file refuse the snapshot', () => {
    const files = createSmallSnapshot();
    files[PROPERTIES] = {};
    expect(checkFiles(files).findings[0]?.message).toBe('should be a list of records');
    expect(checkFiles(files).source).toBeUndefined();
  });
});
