import type { Project } from '../../../src/domain/catalogue/project.ts';
import { getCity } from './cities.ts';
import { buildPictures } from './pictures.ts';
import { PROJECT_TEXTS } from './project-texts.ts';
import { PROJECT_ID, PROJECT_UNITS } from './units.ts';
import type { DemoLanguage } from './vocabulary.ts';
import { COUNTRIES, insertFrenchSpaces } from './vocabulary.ts';

/**
 * Returns the project's record in each language (§3). It has no count of units for sale, which follows
 * from the units.
 */
export function buildProjectRecords(): Project[] {
  const city = getCity('barvaux');
  const pictures = (lang: DemoLanguage) => buildPictures('residentie', 'voorgevel', lang);
  const prices = PROJECT_UNITS.map(({ price }) => price);
  return (['nl', 'fr'] as const).map((language) => {
    const texts = PROJECT_TEXTS[language];
    const record: Project = {
      ID: PROJECT_ID,
      language,
      Name: texts.name,
      Goal: 0,
      City: city.name,
      Zip: city.zip,
      WebID: '2',
      WebIDName: `Appartement (${PROJECT_UNITS.length})`,
      ProjectWebID: 2,
      SmallPicture: '/media/houses/residentie/voorgevel-250.webp',
      SmallPictureItem: {
        Url: '/media/houses/residentie/voorgevel-250.webp',
        Width: 250,
        Height: 188,
        ID: 120001,
        Name: 'les-berges_voorgevel.jpg',
      },
      XLargePictureItem: { Url: '/media/houses/residentie/voorgevel.webp' },
      PriceMin: Math.min(...prices),
      PriceMax: Math.max(...prices),
      PublicAddress: true,
      Street: 'Quai de l’Ourthe',
      HouseNumber: '18',
      BoxNr: '',
      CountryID: COUNTRIES.be.id,
      CountryName: COUNTRIES.be[language],
      ExternalWeb: 'https://les-berges.huis-vallee.example/',
      Latitude: 50.3529,
      Longitude: 5.4952,
      ProjectNumber: 'HV-P012',
      Description: texts.description,
      Delivery: texts.delivery,
      DeliveryDate: '2027-09-30',
      Technical: texts.technical,
      Situation: texts.situation,
      // The page has a table of the units with their prices.
      PriceList: texts.prices,
      Planning: texts.planning,
      ManagerID: 2,
      Pictures: pictures(language),
      Documents: texts.documents.map(({ name, file }) => ({ Name: name, File: file })),
    };
    return language === 'fr'
      ? JSON.parse(
          JSON.stringify(record, (_, value) =>
            typeof value === 'string' ? insertFrenchSpaces(value) : value,
          ),
        )
      : record;
  });
}
