import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FILE_SECURITY_HEADERS } from '../src/platform/file-headers';
import { findFiles } from './product-code';

const [SCHEMA, OWNER] = [
  'src/domain/catalogue/property-detail.ts',
  'src/domain/catalogue/sale-kind.ts',
];
/** The names of all fields with their terms: they say what a page prints, and decide nothing. */
const FACT_LIST = 'src/views/facts/cost-groups.ts';

describe('what kind of sale it is, getSaleKind decides (decision 106)', () => {
  test.each<[name: string, field: RegExp, files: string[]]>([
    // The amount of a public sale, its place among the costs, where it is hidden, and its range.
    [
      'StartPrice',
      /\bStartPrice\b/,
      [
        'src/domain/catalogue/property-card.ts',
        'src/domain/catalogue/listing/index-columns.ts',
        SCHEMA,
        OWNER,
        'src/domain/catalogue/shown-price.ts',
        FACT_LIST,
      ],
    ],
    // One of the answers that an advertisement in Flanders gives, whatever the sale is.
    [
      'JudicialDecision',
      /\bJudicialDecision\b/,
      [
        ...[SCHEMA, OWNER, 'src/domain/law/advertisement/planning.ts'],
        ...['src/views/facts/advertisement-facts.ts', 'src/views/facts/fact-groups.ts'],
      ],
    ],
    // The ages, the right and the years that the costs of a life annuity are computed from, and the right as a text to search.
    [
      'the fields of a life annuity',
      /\bLifeAnnuity(Type|Conditions|Head|Survival|Indexed|Max)\w*/,
      [
        ...[SCHEMA, OWNER, 'src/domain/costs/cost-subject.ts'],
        ...['src/domain/catalogue/words/property-lines.ts', FACT_LIST],
      ],
    ],
    // The amounts of VAT, and the excerpts that keep or hide them.
    [
      'the fields of VAT',
      /\bVAT(Value|Percentage|Building)\b/,
      [
        'src/domain/catalogue/property-card.ts',
        SCHEMA,
        OWNER,
        'src/domain/costs/vat-basis.ts',
        'src/features/saved-searches/alerts/alert-property.tsx',
        FACT_LIST,
      ],
    ],
    [
      'the unit that means starting from',
      /\bSTARTING_FROM_UNIT\b|PriceUnit\s*[!=]==?/,
      [OWNER, 'src/domain/format/price.ts'],
    ],
  ])('%s is read by nobody else', (_, field, files) => {
    expect(findFiles(field)).toEqual(files.toSorted());
  });

  test('a value of Goal is compared in two files: for lists, and for kinds of sale', () => {
    const comparison =
      /\bGoal\s*[!=<>]=|\bGoal\s*[<>]|\bgoal\[[^\]]*(\[[^\]]*\])?[^\]]*\]\s*[!=<>]=|\bgoal\s*[!=]==?\s*\d|[!=]==?\s*(\w+\.)?Goal\b|switch \([^)]*Goal\)/;
    expect(findFiles(comparison)).toEqual(['src/domain/catalogue/property-kind.ts', OWNER].sort());
    const destructured = /\{[^{}]*\bGoal\b(?!['":])[^{}]*\}(?:\s*=|\s*\)\s*=>|\s*:\s*\w)/;
    expect(findFiles(destructured)).toEqual(['src/domain/catalogue/property-kind.ts']);
  });

  test('a kind is compared where the sale is computed or shown, else a table is read', () => {
    expect(findFiles(/getSaleKind\([^)]*\)\s*[!=]==/)).toEqual([
      'src/domain/catalogue/property-state.ts',
      'src/domain/catalogue/shown-price.ts',
      'src/domain/costs/cost-subject.ts',
      'src/domain/costs/vat-basis.ts',
      'src/domain/law/advertisement/property-check.ts',
      'src/views/facts/property-price.ts',
    ]);
  });
});

describe('a fact that several places show', () => {
  test("'price on demand' is decided in one file; the map's frame holds its text", () => {
    expect(findFiles(/'PRICE_ON_DEMAND'/)).toEqual([
      'src/domain/format/price.ts',
      'src/features/map/frame.tsx',
    ]);
  });

  test('facts on one line of a page stand apart by DOT, those of titles, mails, files and prints by a plain dot', () => {
    const files = findFiles(/ ·(?=[ {`'])/);
    expect(files.filter((file) => file.startsWith('src') && !/mail|feed/.test(file))).toEqual([
      'src/features/costs/dutch-comparison-part.tsx',
      'src/features/desk/site/describe-draft.ts',
      'src/features/desk/site/metadata-preview.tsx',
      'src/features/forms/construction/handler.tsx',
      'src/features/open-days/routes.tsx',
      'src/features/property/brochure/second-sheet.tsx',
      'src/features/saved-searches/alerts/alert-property.tsx',
      'src/features/sitemap/app-manifest.ts',
      'src/features/town/routes.tsx',
      'src/features/visits/calendar-event.ts',
      'src/views/brochure/agent.tsx',
      'src/views/brochure/masthead.tsx',
      'src/views/layout/document.tsx',
    ]);
  });

  test.each(Object.entries(FILE_SECURITY_HEADERS))('%s stands once', (name, value) => {
    if (/Transport|nosniff/.test(name + value))
      expect(findFiles(new RegExp(value))).toEqual(['src/platform/file-headers.ts']);
    // Files open no window of their own, so that the platform's need no word about it.
    if (name === 'Cross-Origin-Opener-Policy') return;
    const [allFiles = ''] = readFileSync('public/_headers', 'utf8').split(/\n(?=\/)/);
    expect(`${allFiles}\n`).toContain(`\n  ${name}: ${value}\n`);
  });
});

describe('what is not public yet, findWithheld decides (decision 107)', () => {
  test.each<[name: string, field: RegExp, files: string[]]>([
    [
      'the first public day',
      /\b[pP]ublicFrom\b/,
      [
        SCHEMA,
        'src/domain/catalogue/hide-facts.ts',
        'src/domain/catalogue/listing/index-columns.ts',
        'src/domain/catalogue/listing/indexed-property.ts',
        // The office sets it.
        'src/domain/catalogue/overrides/override-fields.ts',
        'src/domain/catalogue/public-from.ts',
        'src/platform/snapshot/build/check/languages.ts',
        // The words about it, for those who see it before.
        'src/views/facts/first-public-day.ts',
      ],
    ],
    [
      'the catalogue with what is withheld',
      /\bwithheld\.catalogue\b|\{ catalogue \} = withheld\b/,
      ['src/platform/snapshot/show-withheld.ts', 'src/platform/snapshot/snapshot.ts'],
    ],
    [
      'the way to it',
      /\bshowWithheld\(/,
      [
        'scripts/staff/live-context.ts',
        'src/features/saved-searches/alerts/send-alerts.ts',
        'src/jobs.ts',
        'src/platform/show-early.ts',
        'src/platform/snapshot/show-withheld.ts',
      ],
    ],
    [
      'the context of who may see it',
      /\bshowEarly\(/,
      [
        'src/features/desk/calendar/feed-routes.ts',
        'src/features/desk/desk-gate.ts',
        'src/features/owner-portal/own-property.tsx',
        'src/features/saved-searches/alerts/send-alerts.ts',
        'src/features/visits/visit-details.ts',
        'src/platform/show-early.ts',
      ],
    ],
  ])('%s is read by nobody else', (_, field, files) => {
    expect(findFiles(field)).toEqual(files.toSorted());
  });
});
