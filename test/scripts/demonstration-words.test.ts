import { expect, test } from 'vitest';
import configuration from '../../data/site/configuration.json';
import team from '../../data/site/team.json';
import towns from '../../data/site/towns.json';
import { listFiles, readText } from './documents';

const { agency, listings } = configuration;
const [, domain = ''] = agency.email.split('@');

/** What the demonstration alone is called and reached by. */
const NAMES = [
  agency.name,
  domain.replace(/\.\w+$/, ''),
  ...[agency.companyNumber, agency.professionalNumber, agency.thirdPartyAccount],
  ...agency.offices.flatMap(({ phone, street }) => [phone, street]),
  ...team.flatMap(({ name, email, phone }) => [name, email, phone]),
  ...[agency.mark.path, agency.mark.icon],
];

/** Where it works: its towns, offices and region. */
const PLACES = [
  ...towns.map(({ Name }) => Name),
  ...agency.offices.flatMap(({ name, city }) => [name, city]),
  ...Object.values(listings.region).map((region) => region.split(' ').at(-1) ?? ''),
  ...['Ourthe', 'Famenne'],
];

/** The product: what ships with every agency's site, and the tools that make it. */
const FOLDERS = ['src', 'client', 'public', 'data/texts', 'data/starter', 'data/law', 'scripts'];

/** The workshop of the demonstration. */
const DEMONSTRATION = /^scripts\/demo\//;

/** Tables of all places of Belgium, and what measures the demonstration: they name its towns, not the agency. */
const WITH_PLACES = /^scripts\/(?:bench|map|places)\//;

/** What people read of the product. */
const WITH_SENTENCES = /^data\/(?:texts|starter)\//;

/** Words that mean something else there. */
const OTHERWISE_MEANT: readonly string[] = [
  // A football club.
  'src/domain/accounts/common-passwords.ts: ANDERLECHT',
  // Where a redirect of the demonstration leads, which the benchmark asks for.
  'scripts/bench/hostile/response-faults.ts: huis-vallee',
];

/** Its postcodes, in the sentences that people read: elsewhere four digits are anything. */
const POSTCODES = [...new Set(towns.map(({ Zip }) => Zip))];

const FILES = FOLDERS.flatMap((folder) =>
  listFiles(folder, /\.(?:tsx?|mjs|css|json|txt|svg|py|csv)$|_headers$/),
).filter((file) => !DEMONSTRATION.test(file));

/** Whether a text holds a word, not as a part of another. Short ones in their own case: 'spa' is also a bath. */
function hasWord(text: string, lowerText: string, word: string): boolean {
  const [within, sought] = word.length > 4 ? [lowerText, word.toLowerCase()] : [text, word];
  for (let at = within.indexOf(sought); at >= 0; at = within.indexOf(sought, at + 1))
    if (
      !/[\p{L}\d]$/u.test(within.slice(0, at)) &&
      !/^[\p{L}\d]/u.test(within.slice(at + sought.length))
    )
      return true;
  return false;
}

test('the product holds no name, number or place of the demonstration', () => {
  expect(FILES.length).toBeGreaterThan(1500);
  const found = FILES.flatMap((file) => {
    const text = readText(file);
    const lowerText = text.toLowerCase();
    return [
      ...new Set([
        ...NAMES,
        ...(WITH_PLACES.test(file) ? [] : PLACES),
        ...(WITH_SENTENCES.test(file) ? POSTCODES : []),
      ]),
    ]
      .filter((word) => hasWord(text, lowerText, word))
      .map((word) => `${file}: ${word}`);
  });
  expect(found.filter((word) => !OTHERWISE_MEANT.includes(word))).toEqual([]);
});

test('the product ships no picture but those of energy labels and its own signs', () => {
  expect(
    listFiles('public', /\.(?:webp|jpe?g|png|avif|gif|svg)$/).filter(
      (file) => !file.startsWith('public/images/epc/'),
    ),
  ).toEqual(['public/images/down.svg']);
});
