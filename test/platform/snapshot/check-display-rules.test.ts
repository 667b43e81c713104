import { describe, expect, test } from 'vitest';
import type { SnapshotFiles } from './checked-files';
import { findProblems } from './checked-files';

const setRules = (factRules: object) => (files: SnapshotFiles) => {
  files['site/configuration.json'].listings = {
    ...files['site/configuration.json'].listings,
    factRules,
  };
};

const addModuleRule = (rule: object) => (files: SnapshotFiles) => {
  files['site/menu.json'][0].params.modules[0].rules = [rule];
};

describe('a display rule that could not be met is refused', () => {
  const CASES: [string, (files: SnapshotFiles) => void, string[]][] = [
    [
      'a rule on what is no fact',
      setRules({ Price: [{ field: 'Price', logic: '>', compareWithValue: 0 }] }),
      [
        'configuration listings.factRules.Price is no fact that a rule can hide: the facts are in docs/data.md, property-details.json',
      ],
    ],
    [
      'a rule about an unknown field',
      setRules({ SurfaceLiving: [{ field: 'Surface', logic: '>', compareWithValue: 0 }] }),
      [
        'configuration listings.factRules.SurfaceLiving.0.field names Surface, which is not known here',
      ],
    ],
    [
      'a rule by an unknown logic',
      setRules({ SurfaceLiving: [{ field: 'Price', logic: 'bogus' }] }),
      ['configuration listings.factRules.SurfaceLiving.0.logic is bogus, which is no comparison'],
    ],
    [
      'a rule that compares nothing',
      setRules({ SurfaceLiving: [{ field: 'Price' }] }),
      [
        'configuration listings.factRules.SurfaceLiving.0.logic is empty, as is advancedCondition: the rule compares nothing',
      ],
    ],
    [
      'a rule with an unknown field to compare with',
      setRules({ SurfaceLiving: [{ field: 'Price', logic: '=', compareWithField: 'Prise' }] }),
      [
        'configuration listings.factRules.SurfaceLiving.0.compareWithField names Prise, which is not known here',
      ],
    ],
    [
      'a condition that cannot be read',
      setRules({ SurfaceLiving: [{ field: 'Price', advancedCondition: '!field * 2' }] }),
      [
        'configuration listings.factRules.SurfaceLiving.0.advancedCondition cannot be read: not understood',
      ],
    ],
    [
      'a condition about an unknown field',
      addModuleRule({ field: 'sale', advancedCondition: '!field > 0 && !Price < 3' }),
      ['menu 3 params.modules.0.rules.0.advancedCondition names Price, which is not known here'],
    ],
    [
      'a module whose rule names an unknown fact',
      addModuleRule({ field: 'lettings', logic: '>', compareWithValue: 0 }),
      ['menu 3 params.modules.0.rules.0.field names lettings, which is not known here'],
    ],
  ];
  test.each(CASES)('%s', (_, change, reasons) => {
    expect(findProblems(change).errors).toEqual(reasons);
  });

  test('rules with known fields and logics pass', () => {
    const rules = [
      { field: 'Price', logic: 'Greater than', compareWithValue: 1 },
      { field: 'Mobiscore.Total', logic: 'is not empty' },
      { field: 'City', advancedCondition: "!field == 'DURBUY' || !Price < 3" },
    ];
    expect(findProblems(setRules({ SurfaceLiving: rules })).errors).toEqual([]);
  });
});

test('a display rule that hides what the law asks for is named with the listing', () => {
  const hide = setRules({
    EPCCertificateNumber: [{ field: 'Price', logic: '<', compareWithValue: 0 }],
    RealEstateTax: [{ field: 'Price', logic: '<', compareWithValue: 0 }],
  });
  const before = findProblems(() => {});
  const after = findProblems(hide);
  const added = [...after.errors, ...after.warnings].filter(
    (problem) => ![...before.errors, ...before.warnings].includes(problem),
  );
  expect(added.length).toBeGreaterThan(0);
  for (const problem of added)
    expect(problem).toMatch(
      /^\d+ (nl|fr) EPCCertificateNumber is empty, yet a label is shown, since a rule of listings\.factRules in site\/configuration\.json hides it \(rule epc-number\)$/,
    );
});
