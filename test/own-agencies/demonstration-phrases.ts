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
const DEMONSTRATION_PHRASES: readonly string[] = [
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

/** Lists what a text has of the demonstration, but for what the agency itself writes. */
export const findPhrases = (text: string, own: string): string[] => {
  const lower = text.replace(/<style>.*?<\/style>/gs, '').toLowerCase();
  return DEMONSTRATION_PHRASES.filter(
    (phrase) => !own.includes(phrase.toLowerCase()) && hasPhrase(lower, phrase.toLowerCase()),
  );
};

/** Whether a text holds a phrase, not as a part of another word. */
function hasPhrase(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + phrase.length]];
    if (!/[\p{L}\d]/u.test(before) && (!/[\p{L}\d]/u.test(after) || phrase.length < 8)) return true;
  }
  return false;
}
