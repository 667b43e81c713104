import { expect, test } from 'vitest';
import records from '../../../../data/catalogue/properties.json';
import { fetchPath, QUESTION_PATHS } from './fetch-answer';

/** The streets that the demonstration publishes, with their town, as one types them. */
const PLACES = [
  ...new Map(
    records
      .filter(({ PublishAddress, Street }) => PublishAddress && Street)
      .map(({ Street, HouseNumber, City, Zip }) => [
        `${Street} ${City}`,
        { street: `${Street}`, number: `${HouseNumber}`, city: City.toLowerCase(), zip: Zip },
      ]),
  ).values(),
];

const readQuery = async (language: 'nl' | 'fr', text: string) => {
  const path = `${QUESTION_PATHS[language]}?q=${encodeURIComponent(text)}`;
  const list = (await fetchPath(path)).headers.get('Location') ?? '';
  const { searchParams } = new URL(list, 'http://localhost:8787');
  return { words: searchParams.get('words')?.toLowerCase(), city: searchParams.get('city') };
};

test.each(PLACES)('$street in $city is a street and its town, without a comma', async (place) => {
  const { street, number, city, zip } = place;
  const town = new RegExp(`^(${city.toUpperCase()}|${zip})`, 'i');
  for (const language of ['nl', 'fr'] as const)
    for (const text of [
      `${street} ${city}`,
      `${street}, ${city}`,
      `${city} ${street} ${number}`,
      `${street.toLowerCase()} ${number} ${zip} ${city}`,
    ])
      expect([text, await readQuery(language, text)]).toEqual([
        text,
        { words: street.toLowerCase(), city: expect.stringMatching(town) },
      ]);
});
