import { addDays, toBrusselsDay } from '../../src/domain/format/brussels-day';
import type { SnapshotFiles } from '../fixtures';
import { createSmallSnapshot } from '../platform/snapshot/small-snapshot';

/** A chalet in a town, of a type and with words that no other property has. */
export const CHALET = 84777;

/** A second one beside it. */
export const OTHER_CHALET = 84778;

/** What nobody may read before it is public; the site itself speaks of chalets and of the town. */
export const TELLTALES = [
  String(CHALET),
  'ronces',
  'struikgewas',
  'nachtegaal',
  'hv-84777',
  'egelantier',
];

/** The day that is this many days from today. */
export const findDay = (days: number): string => addDays(toBrusselsDay(new Date()), days);

const LANGUAGES = ['nl', 'fr'] as const;

/** Returns the small snapshot, whose site knows the chalet's type and town as any other. */
export function createFilesWithoutChalet(): SnapshotFiles {
  const files = createSmallSnapshot();
  const [category] = files['catalogue/webIDs.json'];
  const [city] = files['catalogue/citys.json'];
  for (const language of LANGUAGES) {
    const type = { ID: 9, WebID: '9', Name: 'Weekendverblijf', ShowOrder: 9 };
    files['catalogue/webIDs.json'].push({ ...category, ...type, language });
    files['catalogue/citys.json'].push({ ...city, Name: 'HOTTON', Zip: '6990', language });
  }
  files['site/towns.json'].push({ Name: 'HOTTON', Zip: '6990', Latitude: 50.27, Longitude: 5.45 });
  return files;
}

/** Returns the same with the chalet; without a first public day it is public at once. */
export function createFilesWithChalet(PublicFrom?: string): SnapshotFiles {
  const files = createFilesWithoutChalet();
  for (const language of LANGUAGES) {
    files['catalogue/properties.json'].push({
      ...{ ID: CHALET, language, Goal: 0, City: 'HOTTON', Zip: '6990', WebID: 9 },
      ...{ RecordFile: 'HV-84777', Marquee: 0, Price: 142_000, PublishPrice: true },
      ...{ PublishAddress: true, Street: 'Chemin des Ronces', HouseNumber: '3', CountryID: 10 },
      ...{ MainTypeName: 'Chalet', TypeDescription: 'Verscholen tussen struikgewas' },
      EPCLabelText: 'D',
      XLargePictureItem: { Url: '/media/egelantier-1.webp' },
    });
    files['catalogue/property-details.json'].push({
      ...{ ID: CHALET, language, ManagerID: 1, DatePosted: '2026-01-02', NumberOfBedRooms: 2 },
      ...{ Latitude: 50.26, Longitude: 5.45, SurfaceLiving: 54, ...(PublicFrom && { PublicFrom }) },
      ...{ Description: 'Met een nachtegaal.', EPCCertificateNumber: '20230612004213' },
      Documents: [{ Name: 'Plan van de kamers', File: 'plans/84213.pdf' }],
      Pictures: [{ Url: '/media/egelantier-2.webp', Width: 1600, Height: 1200 }],
    });
  }
  return files;
}

/** Returns the same with a second one. */
export function createFilesWithChalets(PublicFrom: string): SnapshotFiles {
  const files = createFilesWithChalet(PublicFrom);
  for (const file of ['catalogue/properties.json', 'catalogue/property-details.json'])
    for (const record of [...files[file]])
      if (record.ID === CHALET) files[file].push({ ...record, ID: OTHER_CHALET });
  return files;
}
