import projects from '../../data/catalogue/projects.json';
import properties from '../../data/catalogue/properties.json';
import articles from '../../data/site/articles.json';
import configuration from '../../data/site/configuration.json';
import team from '../../data/site/team.json';
import towns from '../../data/site/towns.json';

const { agency, listings, footer } = configuration;
const [, domain = ''] = agency.email.split('@');

/** Texts of this length and more are nobody else's. */
const OWN_LENGTH = 16;

/** Lists the texts of a part of the demonstration that nobody else would write. */
const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length >= OWN_LENGTH ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
};

/** What an own site would have of the demonstration if it had anything: its names, numbers, places, texts and pictures. */
export const DEMONSTRATION_PHRASES: readonly string[] = [
  ...new Set(
    [
      agency.name,
      agency.name.replace('&', '&amp;'),
      domain.replace(/\.\w+$/, ''),
      ...[agency.companyNumber, agency.thirdPartyAccount],
      ...[agency.mark.path, agency.mark.icon, agency.touchIcon],
      ...listTexts([agency.liabilityInsurer, agency.legalName, footer]),
      ...Object.values(agency.promises.soldBeforePortalsPercent.source),
      ...Object.values(listings.region),
      ...agency.offices.flatMap(({ phone, street, city }) => [phone, street, city]),
      ...team.flatMap(({ name, email, phone }) => [name, email, phone]),
      ...towns.map(({ Name }) => Name),
      ...properties.flatMap(({ TypeDescription, Street, RecordFile }) => [
        TypeDescription,
        RecordFile.includes('/') ? RecordFile : '',
        Street.length >= OWN_LENGTH ? Street : '',
      ]),
      ...projects.map(({ Name }) => Name),
      ...articles.flatMap(({ title }) => listTexts(title)),
      ...['/media/hero/', '/media/houses/', '/media/team/', 'Ourthe', 'Famenne', 'Ardenn'],
    ].filter(Boolean),
  ),
];
