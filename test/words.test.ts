import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findFiles, listTables } from './product-code';
import { listFiles } from './source-imports';

/** The rules of decision 132: a word is not used for what has another, and no two files export one name. */

/** Names that are no longer used in code, with the files that need them and why. */
const RETIRED: readonly {
  word: string;
  pattern: RegExp;
  kept?: readonly (readonly [file: string, reason: string])[];
}[] = [
  // The form `contact-appointment`, its names in code and its address keep theirs.
  { word: 'appointment', pattern: /(?<!contact[-_]?)(?<![/'])appointment(?!\/)/i },
  {
    word: 'demand',
    // The page where a search is saved, its form, and addresses below it are the demand register.
    pattern: /\bdemands?(?!Register)[A-Z]|\bDemand(?!Register)|\bDEMAND_(?!REGISTER_)|'demand'/,
    kept: [['scripts/staff/figures.ts', 'a heading: what is sought beside what is on offer']],
  },
  {
    word: 'inbox',
    pattern: /inbox/i,
    kept: [
      ['scripts/staff/commands.ts', 'commands that work until the next release'],
      ['scripts/staff/leads/inbox.ts', 'commands that work until the next release'],
    ],
  },
  {
    word: 'submissions as what is stored',
    pattern: /\bsubmissions\b|(?:Received|Listed|Stored|commit)Submission/,
    kept: [
      ['scripts/staff/leads/export.ts', 'a field of the report until the next release'],
      ['scripts/staff/leads/inbox.ts', 'a field of the report until the next release'],
    ],
  },
  { word: 'testimonials as a feature', pattern: /features\/testimonials|staff\/testimonials/ },
  { word: 'hour as a slot', pattern: /\b(?:load|block|unblock|render)Hour|AgendaHour/ },
  {
    word: 'subscription to searches',
    pattern: /subscription/i,
    kept: [
      ['src/domain/periods.ts', 'of the newsletter'],
      ['src/features/newsletter/handler.tsx', 'of the newsletter'],
      ['src/features/newsletter/newsletter-opt-in.ts', 'of the newsletter'],
      ['src/features/newsletter/newsletter-store.ts', 'of the newsletter'],
      ['src/features/newsletter/routes.tsx', 'of the newsletter'],
      ['src/retention.ts', 'of the newsletter'],
    ],
  },
  { word: 'person with an account', pattern: /\bPersonToSignIn|accounts\/pe(?:rson|ople)/ },
  { word: 'staff member', pattern: /staff[-_ ]?member/i },
  {
    word: 'house',
    pattern: /\bhouses?\b/i,
    kept: [
      ['client/map/frame/element.ts', 'the picture of a pin'],
      ['client/map/frame/pin.ts', 'the picture of a pin'],
      ['client/map/host.ts', 'the picture of a pin'],
      ['scripts/staff/slots/change-pattern.ts', 'the option --house'],
      ['scripts/staff/snapshot/init/questions.ts', 'the house style of an agency'],
      ['src/domain/images/own-media.ts', 'a folder of data/media'],
      ['src/domain/map/map-messages.ts', 'the picture of a pin'],
      ['src/domain/site/top-bar-icon.ts', 'the name of an icon'],
      ['src/features/desk/telephone/visit-entry-page.tsx', 'a parameter of an address'],
      ['src/features/desk/visits/change-patterns.ts', 'a field of a form'],
      ['src/features/desk/visits/day-off-chip.tsx', 'a field of a form'],
      ['src/features/desk/visits/pattern-forms.ts', 'a field of a form'],
      ['src/features/desk/visits/pattern-list.tsx', 'a parameter of an address'],
      ['src/features/desk/visits/pattern-routes.tsx', 'a parameter of an address'],
      ['src/features/map/frame.tsx', 'the picture of a pin'],
      ['src/features/property/media-links.ts', 'the name of an icon'],
      ['src/features/property/structured-data.ts', 'a type of schema.org'],
      ['src/views/ui/icon.tsx', 'the name of an icon'],
    ],
  },
  {
    word: 'listing as one property',
    pattern: /\b(?:Checked|Demo)Listing|Listing(?:State|Slice|Totals|Files?|Spool|Facts)\b/,
  },
  { word: 'alert of staff', pattern: /staff[-_]?alert|\balertOf/i },
  {
    word: 'frame of the desk',
    pattern: /(?:Desk|Account|Portal)Frame|(?:desk|account|portal)-frame/,
  },
  { word: 'sheet of filters or styles', pattern: /filter[-_]?sheet|styles\/sheets/i },
  { word: 'area that is drawn', pattern: /drawn?[-_]?area|area[-_]?(?:link|circle)|kind: 'area'/i },
  { word: 'area of the desk', pattern: /DESK_AREA|area-head|AreaHead/ },
  {
    word: 'lead as a picture or a sentence',
    pattern: /[lL]eadPicture|texts\.lead|\blead: '[A-Z_]+'/,
  },
];

describe('a retired word', () => {
  test.each(RETIRED)('$word is in no code but where it has to be', ({ pattern, kept = [] }) => {
    expect(findFiles(pattern)).toEqual(kept.map(([file]) => file));
  });

  test('is in no name of a file', () => {
    const files = ['src', 'client', 'scripts'].flatMap((folder) => listFiles(folder, /./));
    const retired =
      /appointment|demand(?!-register)|submissions|staff-alert|staff-member|filter-sheet/;
    const named = files.filter((file) => retired.test(file));
    expect(named).toEqual([]);
  });

  test('is not the name of a table', () => {
    const retired = /appointments|demand|submissions|visit_counts|people|staff_alerts|inbox/;
    expect(listTables().filter((table) => retired.test(table))).toEqual([]);
  });
});

test('no name is exported by two files', () => {
  const files = ['src', 'client', 'scripts'].flatMap((folder) => listFiles(folder));
  const exported = files.flatMap((file) =>
    [...new Set(listExports(readFileSync(file, 'utf8')))].map((name) => ({ name, file })),
  );
  expect(exported.length).toBeGreaterThan(1000);
  const twice = [...Map.groupBy(exported, ({ name }) => name)].flatMap(([name, found]) =>
    found.length > 1 ? [`${name}: ${found.map(({ file }) => file).join(', ')}`] : [],
  );
  expect(twice).toEqual([]);
});

/** Returns the names that a module exports, as others import them. */
function listExports(text: string): string[] {
  const declared =
    /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
  const listed = /^export (?:type )?\{([^}]*)\}/gm;
  return [
    ...[...text.matchAll(declared)].map(([, name = '']) => name),
    ...[...text.matchAll(listed)].flatMap(([, names = '']) =>
      names.split(',').flatMap(
        (name) =>
          name
            .trim()
            .split(/\s+as\s+/)
            .at(-1) || [],
      ),
    ),
  ];
}
