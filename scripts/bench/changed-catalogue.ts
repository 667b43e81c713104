import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PropertySummary } from '../../src/domain/catalogue/property-summary';
import type { Configuration } from '../../src/domain/site/configuration/configuration';

const [SUMMARIES, DETAILS] = ['catalogue/properties.json', 'catalogue/property-details.json'];

/** The first id of a copy; the demonstration's own listings stay as they are. */
const FIRST_COPY_ID = 1_000_000;
/** What the office adds to a price, and what a newer import does. */
const [OWN_PART, NEWER_PART] = [1500, 2500];

/** Reads the records of a file of `scale-catalogue.ts`, which has one a line. */
async function readLines(directory: string, file: string): Promise<string[]> {
  const text = await readFile(join(directory, file), 'utf8');
  return text
    .split('\n')
    .slice(1, -2)
    .map((line) => line.replace(/,$/, ''));
}

const writeLines = (directory: string, file: string, lines: readonly string[]) =>
  writeFile(join(directory, file), `[\n${lines.join(',\n')}\n]\n`);

/** Takes the cards for shared links out of a snapshot: at this size they take a quarter of an hour, of which nothing is measured here. */
export async function leaveOutCards(directory: string): Promise<void> {
  const path = join(directory, 'site/configuration.json');
  const configuration: Configuration = JSON.parse(await readFile(path, 'utf8'));
  // The typeface of the cards lacks this letter, so that none is drawn.
  configuration.agency.name = '大';
  await writeFile(path, JSON.stringify(configuration));
}

/** Lists the copies of listings whose price is shown, each with the one that the office says in its place. */
export async function listPricedListings(
  directory: string,
): Promise<{ id: number; price: number }[]> {
  const records = (await readLines(directory, `${SUMMARIES}`)).map(
    (line): PropertySummary => JSON.parse(line),
  );
  return records
    .filter(({ language, ID }) => language === 'nl' && ID >= FIRST_COPY_ID)
    .filter(({ PublishPrice, Price }) => PublishPrice && Price > 0)
    .map(({ ID, Price }) => ({ id: ID, price: Price + OWN_PART }));
}

/** Makes a catalogue say of each of these listings what it said before, what the office says, another price, or nothing. */
export async function changeListings(
  directory: string,
  listings: readonly { id: number; price: number }[],
  choose: (index: number) => 'older' | 'same' | 'newer' | 'gone',
): Promise<void> {
  const chosen = new Map(listings.map(({ id }, index) => [id, choose(index)]));
  const getId = (line: string) => Number(/"ID":(\d+)/.exec(line)?.[1]);
  const isThere = (line: string) => chosen.get(getId(line)) !== 'gone';
  const change = (line: string) => {
    const part = { same: OWN_PART, newer: NEWER_PART, older: 0, gone: 0 }[
      chosen.get(getId(line)) ?? 'older'
    ];
    return line.replace(/"Price":(\d+)/, (_, price) => `"Price":${Number(price) + part}`);
  };
  const summaries = await readLines(directory, `${SUMMARIES}`);
  await writeLines(directory, `${SUMMARIES}`, summaries.filter(isThere).map(change));
  const details = await readLines(directory, `${DETAILS}`);
  await writeLines(directory, `${DETAILS}`, details.filter(isThere));
}
