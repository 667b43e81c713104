import { expect, test } from 'vitest';
import configuration from '../../data/site/configuration.json';
import team from '../../data/site/team.json';
import towns from '../../data/site/towns.json';
import { listFiles, readText } from './documents';

/** What only the demonstration says: its name, telephones, people, towns and region. */
const WORDS = [
  configuration.agency.name,
  ...configuration.agency.offices.map(({ phone }) => phone),
  ...team.flatMap(({ name, email }) => [name, email]),
  ...towns.map(({ Name }) => Name),
  ...['Ardenne', 'Ardennen', 'Ardennes', 'Ourthe', 'Famenne', 'huis-vallee'],
].map((word) => word.toLocaleLowerCase('nl'));

test('interface texts and what `snapshot init` begins with hold no word of the demonstration', () => {
  const files = ['data/texts', 'data/starter'].flatMap((folder) => listFiles(folder, /\.json$/));
  expect(files.length).toBeGreaterThan(5);
  const found = files.flatMap((file) => {
    const text = readText(file).toLocaleLowerCase('nl');
    const isWithin = (word: string) =>
      text.split(word).some((part, index, parts) => {
        const next = parts[index + 1];
        return next !== undefined && !/\p{L}$/u.test(part) && !/^\p{L}/u.test(next);
      });
    return WORDS.filter(isWithin).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});
