import { joinSlices } from '../../catalogue/whole-catalogue.ts';
import { readSnapshotDirectory } from '../../staff/snapshot/snapshot-directory.ts';
import { getLoginLanguage, readDemoLogins } from './accounts.ts';

/** A property, and the day it came on the site (YYYY-MM-DD): nothing happened to it before. */
export interface PostedProperty {
  property: number;
  posted: string;
}

/** A property of one of the demonstration's owners, with the language they read. */
export interface OwnedProperty extends PostedProperty {
  language: 'nl' | 'fr';
  /** Today's, in euro. */
  price: number;
}

export type Demonstration = Awaited<ReturnType<typeof readDemonstration>>;

/** Reads the demonstration's catalogue and site from data/. */
export async function readDemonstration() {
  const { source } = await readSnapshotDirectory('data');
  if (!source) throw new Error('data/ is not a valid snapshot');
  return joinSlices(source);
}

/** Returns the days of posting by property. */
export const listPosted = (source: Demonstration): Map<number, string> =>
  new Map(
    source['catalogue/property-details.json'].map(({ ID, DatePosted }) => [ID, DatePosted ?? '']),
  );

/** Returns the properties of the demonstration's owners, as the catalogue knows them. */
export async function listOwnedProperties(source: Demonstration): Promise<OwnedProperty[]> {
  const posted = listPosted(source);
  const owners = (await readDemoLogins()).filter(({ role }) => role === 'owner');
  const languages = new Map(
    owners.flatMap(({ login, properties }) =>
      properties.map((property) => [property, getLoginLanguage(login)] as const),
    ),
  );
  return [...languages].map(([property, language]) => {
    const record = source['catalogue/properties.json'].find(({ ID }) => ID === property);
    if (!record) throw new Error(`data/ has no property ${property}`);
    return { property, language, price: record.Price, posted: posted.get(property) ?? '' };
  });
}
