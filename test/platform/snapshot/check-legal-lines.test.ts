import { describe, expect, test } from 'vitest';
import { LEGAL_PAGES } from '../../../src/domain/site/legal-lines';
import { createMenuPage } from '../../menu-pages';
import { findProblems } from './checked-files';

const FIELDS = ['legalName', 'professionalTitle', 'supervisoryAuthority', 'liabilityInsurer'];

/** Checks a site in these languages whose legal lines lack in one. */
const findMissing = (languages: string[], missing: string) =>
  findProblems((files) => {
    const { agency, language } = files['site/configuration.json'];
    language.languageUse = languages.map((code) => ({ code, use: true }));
    language.languageDefault = 'nl';
    for (const field of FIELDS) {
      agency[field] = Object.fromEntries(languages.map((code) => [code, `Tekst ${code}`]));
      delete agency[field][missing];
    }
  });
const ofAgency = (findings: string[]) =>
  findings.filter((finding) => FIELDS.some((field) => finding.includes(`agency.${field}`)));

describe('a legal line (decision 141)', () => {
  test('that lacks in French while visitors read French is refused', () => {
    const { errors } = findMissing(['nl', 'fr'], 'fr');
    expect(ofAgency(errors)).toEqual(
      FIELDS.map(
        (field) =>
          `configuration agency.${field}.fr has no text in fr: visitors read it in nl, and the law asks for it: write it`,
      ),
    );
  });

  test.each(['en', 'de'])(
    'that lacks in %s is a warning, since another language has it',
    (code) => {
      const { errors, warnings } = findMissing(['nl', 'fr', code], code);
      expect(ofAgency(errors)).toEqual([]);
      expect(ofAgency(warnings)).toHaveLength(FIELDS.length);
    },
  );

  test('that lacks in a language that is not in use is no finding', () => {
    const { errors, warnings } = findProblems((files) => {
      const { language } = files['site/configuration.json'];
      language.languageUse = [{ code: 'nl', use: true }];
    });
    expect(ofAgency([...errors, ...warnings])).toEqual([]);
  });
});

describe('a legal page (decision 141)', () => {
  const findPageWarnings = (original: string, inUse: string[], change = {}) =>
    findProblems((files) => {
      files['site/configuration.json'].language.languageUse = inUse.map((code) => ({
        ...{ code, use: true },
      }));
      const page = createMenuPage(original.slice(1, -1), {
        ...{ title: { nl: 'Titel', fr: 'Titre' }, content: { nl: 'Tekst', fr: 'Texte' } },
      });
      const others = files['site/menu.json'].filter(
        ({ path }: { path: string }) => !LEGAL_PAGES.includes(`/${path}/`),
      );
      files['site/menu.json'] = [...others, { ...page, ...change }];
    }).warnings.filter((warning) => warning.includes('legal page'));

  test.each(LEGAL_PAGES)('%s that lacks in German is named while visitors read German', (path) => {
    expect(findPageWarnings(path, ['nl', 'fr', 'de'])).toEqual([
      'menu 100 params.title has no text in de: visitors read this legal page in nl',
      'menu 100 params.content has no text in de: visitors read this legal page in nl',
    ]);
  });

  test('is not named in languages that it has, as a draft, or if it is no legal page', () => {
    expect(findPageWarnings('/Privacy/', ['nl', 'fr'])).toEqual([]);
    expect(findPageWarnings('/Privacy/', ['nl', 'de'], { status: 'Draft' })).toEqual([]);
    expect(findPageWarnings('/about/', ['nl', 'de'])).toEqual([]);
  });
});

describe('a number of the legal lines', () => {
  const findErrors = (change: object) =>
    findProblems((files) => Object.assign(files['site/configuration.json'].agency, change)).errors;

  test.each([
    ['companyNumber', '0800.000.373'],
    ['companyNumber', 'see below'],
    ['vatNumber', 'BE 0800.000.373'],
    ['thirdPartyAccount', 'BE52 9876 5432 1008'],
    ['thirdPartyAccount', '987-6543210-09'],
  ])('%s %s is refused, since its check digits do not fit', (field, number) => {
    expect(findErrors({ [field]: number })).toEqual([
      expect.stringMatching(new RegExp(`^configuration agency.${field} is not a`)),
    ]);
  });

  test.each([
    { vatNumber: 'be0800000372' },
    { companyNumber: 'LU12345678', vatNumber: 'LU 12345678' },
    { thirdPartyAccount: 'LU28 0019 4006 4475 0000' },
  ])('%j is none', (change) => {
    expect(findErrors(change)).toEqual([]);
  });
});
