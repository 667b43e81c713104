import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Files that staff's lists are read in, and how each says that there is more than it shows. */
const KNOWN: Readonly<Record<string, string>> = {
  'src/features/desk/catalogue/catalogue-changes-store.ts': 'capRows',
  'src/features/desk/catalogue/changes/format-value.ts': 'the first words of a text',
  'src/features/desk/catalogue/changes/overrides-store.ts':
    'the job of the next minute takes the rest',
  'src/features/desk/figures/answer-times-store.ts':
    'the newest of a period, more than an office answers in it',
  'src/features/desk/figures/sum-up-figures.ts': 'one more is stored; the page caps it',
  'src/features/desk/guestbook/guestbook-store.ts': 'one property of an address is enough',
  'src/features/desk/leads/find-leads-store.ts': 'pages',
  'src/features/desk/leads/lead-facts.ts': 'the first words of a text',
  'src/features/desk/leads/leads-store.ts': 'capRows',
  'src/features/desk/leads/search-leads-store.ts': 'isMore',
  'src/features/desk/listing/listing-store.ts': 'capRows',
  'src/features/desk/log/log-store.ts': 'pages',
  'src/features/desk/mails/mails-store.ts': 'pages',
  'src/features/desk/people/named-people-store.ts': 'isMore',
  'src/features/desk/people/newsletter-list-store.ts': 'pages',
  'src/features/desk/portfolio/portfolio-store.ts':
    'the row says 20+, the page of the listing has them all',
  'src/features/desk/site/publications-store.ts':
    'the last two hundred; older ones are in the database',
  'src/features/desk/site/sections/texts.ts': 'the page says how many more there are',
  'src/features/desk/telephone/known-caller-store.ts': 'the newest say who is calling',
  'src/features/desk/today/news-store.ts': 'capRows',
  'src/features/desk/visits/reports-store.ts': 'capRows',
  'src/features/desk/visits/visits-store.ts': 'capRows, pages, isMore',
};
const WORDS = /capRows|cutPage|orderRows|isMore/;

const LIMIT = /\bLIMIT (?!1\b)|\.slice\(0, MAX_/;

const DESK_FILES = readdirSync('src/features/desk', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`);

test('every list of the desk that ends at a number is known, and has pages or says that there is more', () => {
  const limited = DESK_FILES.filter((file) => LIMIT.test(readFileSync(file, 'utf8')));
  const unknown = limited.filter((file) => !Object.hasOwn(KNOWN, file));
  expect(unknown).toEqual([]);
  const silent = limited.filter(
    (file) =>
      /capRows|pages|isMore/.test(KNOWN[file] ?? '') && !WORDS.test(readFileSync(file, 'utf8')),
  );
  expect(silent).toEqual([]);
});

test('commands that cap a list say so', () => {
  const silent = readdirSync('scripts/staff', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => {
      const text = readFileSync(file, 'utf8');
      return (
        /\bMAX_\w*(?:LISTED|PRINTED|VISITS|EXPORTED)\b/.test(text) && !/printMore|more/.test(text)
      );
    });
  expect(silent).toEqual([]);
});
