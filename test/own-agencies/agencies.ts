import { buildStarterFiles } from '../../scripts/staff/snapshot/init/starter-site';
import { LANGUAGES } from '../../src/domain/language/language';
import type { SnapshotFiles } from '../fixtures';
import { createOffer } from './offer';

/** An agency that is not the demonstration: the answers of `snapshot init`, and what it fills in itself. */
export interface OwnAgency {
  answers: Readonly<Record<string, string>>;
  /** In the language of its first listings. */
  town: { name: string; zip: string; street: string };
  /** Parts of the agency, and of the configuration beside it. */
  agency?: object;
  configuration?: object;
}

/** The same text in every language, which tells that it is read from the snapshot. */
const everywhere = (text: string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, text]));

const GHENT: OwnAgency = {
  answers: {
    name: 'Leie & Lieve',
    legalName: 'Leie & Lieve cv',
    languages: 'nl, fr, en',
    background: '#ffffff',
    text: '#102a43',
    accent: '#0b3d5b',
    accentText: '#ffffff',
    towns: 'Gent, Deinze, Lievegem',
    phone: '09 200 10 10',
    email: 'welkom@leielieve.example',
    street: 'Kouter',
    houseNumber: '8',
    zip: '9000',
    city: 'Gent',
    companyNumber: '0800.000.075',
    professionalNumber: '509.999',
    liabilityInsurer: 'Scheldezekerheid nv, polis 44.1',
    thirdPartyAccount: 'BE71 0961 2345 6769',
  },
  town: { name: 'GENT', zip: '9000', street: 'Sint-Baafsplein' },
  agency: {
    mark: { path: 'M2 30C8 4 20 4 26 30', width: 28, height: 32, icon: 'M6 24C10 6 22 6 26 24' },
    touchIcon: '/media/leielieve.png',
    promises: {
      answerWorkdays: 2,
      valuationWorkdays: 9,
      visitLanguages: ['nl', 'en'],
      newsletterPerMonth: 1,
      soldBeforePortalsPercent: {
        value: 61,
        asOf: '2026-06-30',
        source: everywhere('ons kasboek'),
      },
    },
  },
  configuration: {
    colors: { paper: '#f4f8fb', accent: '#0b3d5b', action: '#8a1f3d' },
    popup: {
      isPublished: 'yes',
      delay: 3,
      link: '/contact/',
      title: everywhere('Kijkdag aan de Leie'),
      description: everywhere('<p>Kom langs.</p>'),
    },
  },
};

const BRUSSELS: OwnAgency = {
  answers: {
    name: 'Immo Cambre',
    legalName: 'Immo Cambre SRL',
    languages: 'fr, nl',
    background: '#241a2e',
    text: '#ffffff',
    accent: '#5b2a86',
    accentText: '#ffffff',
    towns: 'Ixelles, Uccle, Saint-Gilles 1060',
    phone: '02 600 20 20',
    email: 'bonjour@immocambre.example',
    street: 'Avenue Louise',
    houseNumber: '300',
    zip: '1050',
    city: 'Ixelles',
    companyNumber: '0800.000.174',
    professionalNumber: '508.888',
    liabilityInsurer: 'Assurances du Bois SA, police 77',
    thirdPartyAccount: 'BE43 0689 9999 9501',
  },
  town: { name: 'IXELLES', zip: '1050', street: 'Rue du Bailli' },
};

const COAST: OwnAgency = {
  answers: {
    name: 'Harbour Keys',
    legalName: 'Harbour Keys BV',
    languages: 'en, nl, fr',
    background: '#fffdf5',
    text: '#222222',
    accent: '#7a4b00',
    accentText: '#ffffff',
    towns: 'Oostende, De Haan, Bredene',
    phone: '059 30 30 30',
    email: 'hello@harbourkeys.example',
    street: 'Visserskaai',
    houseNumber: '21',
    zip: '8400',
    city: 'Oostende',
    companyNumber: '0800.000.273',
    professionalNumber: '507.777',
    liabilityInsurer: 'Noordzee Polissen nv, polis 5',
    thirdPartyAccount: 'BE32 1234 5678 9002',
  },
  town: { name: 'OOSTENDE', zip: '8400', street: 'Albert I-promenade' },
  agency: { promises: { answerWorkdays: 3 } },
  configuration: {
    listings: {
      marqueeIgnore: [3],
      marqueeSold: [3],
      marqueeRented: [3],
      marqueeUnderOption: [2],
      region: { nl: 'aan de Kust', fr: 'à la Côte', en: 'on the Coast' },
    },
  },
};

export const OWN_AGENCIES = [GHENT, BRUSSELS, COAST].map(
  (agency) => [agency.answers.name ?? '', agency] as const,
);

/** Builds the files of an agency's snapshot: what `snapshot init` writes, with its own offer, team and articles. */
export function buildAgencyFiles({
  answers,
  town,
  agency,
  configuration,
}: OwnAgency): SnapshotFiles {
  const files: SnapshotFiles = {
    'site/texts.json': {},
    'site/sold.json': [],
    'site/town-texts.json': [{ Name: town.name, character: everywhere('Een stad met trams.') }],
    'site/base-map.json': [],
    'site/base-map.geojson': null,
    ...buildStarterFiles(answers, undefined),
    ...createOffer(town),
  };
  const settings = files['site/configuration.json'];
  Object.assign(settings, configuration, { agency: { ...settings.agency, ...agency } });
  files['site/team.json'] = [
    {
      id: 1,
      name: 'Ilse Ostyn',
      role: everywhere('Makelaar'),
      email: `ilse@${answers.email?.split('@')[1]}`,
      phone: '0499 11 22 33',
      status: 'Published',
    },
  ];
  return files;
}
