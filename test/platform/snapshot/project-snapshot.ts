import type { SnapshotFiles } from '../../fixtures';
import { createSmallSnapshot } from './small-snapshot';

const PROJECT_NAMES = { nl: 'Residentie Les Berges', fr: 'Résidence Les Berges' };

/** Creates the small snapshot with a project whose units are the villa and the studio, both for sale. */
export function createProjectSnapshot({
  sold = [] as number[],
  project = {} as object,
} = {}): SnapshotFiles {
  const files = createSmallSnapshot();
  files['catalogue/projects.json'] = (['nl', 'fr'] as const).map((language) => ({
    ID: 12,
    language,
    Name: PROJECT_NAMES[language],
    Goal: 0,
    City: 'DURBUY',
    Zip: '6940',
    WebID: '1',
    WebIDName: 'Appartement (2)',
    ProjectWebID: 1,
    SmallPicture: '',
    PriceMin: 254000,
    PriceMax: 292000,
    PublicAddress: false,
    Street: 'Quai de l’Ourthe',
    HouseNumber: '18',
    CountryID: 10,
    Planning: '- Start: juni 2025\n- Einde: juni 2027',
    Documents: [{ Name: 'Lastenboek', File: 'plans/84213.pdf' }],
    ExternalWeb: 'https://les-berges.example/',
    ...project,
  }));
  for (const record of files['catalogue/properties.json'])
    Object.assign(record, { Goal: 0, ProjectID: 12, Marquee: sold.includes(record.ID) ? 1 : 0 });
  for (const record of files['catalogue/property-details.json'])
    Object.assign(record, record.ID === 84213 ? UPSTAIRS_UNIT : DOWNSTAIRS_UNIT);
  files['site/routes.json'].push({
    original: '/Projects/',
    type: 'page',
    nl: '/nl/projecten/',
    fr: '/fr/projets/',
    breadcrumb: [{ name: { nl: 'Projecten', fr: 'Projets' } }],
  });
  return files;
}

const planPicture = { Url: '/media/houses/r/plan.webp', Width: 1920, Height: 1440, Kind: 'plan' };
const UPSTAIRS_UNIT = { UnitNumber: 'A1.1', FloorNumber: 1, Pictures: [planPicture] };
const DOWNSTAIRS_UNIT = { UnitNumber: 'A0.1', FloorNumber: 0 };
