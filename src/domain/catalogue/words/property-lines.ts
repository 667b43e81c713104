import { htmlToText } from '../../format/html-to-text';
import type { CatalogueLanguage } from '../../language/language';
import type { Property } from '../property';
import type { IndexedText } from './word-index';

/** The words that a feature is found by, when the texts do not name it. */
const FEATURE_WORDS = {
  HasPool: { nl: 'Zwembad', fr: 'Piscine' },
  HasLift: { nl: 'Lift', fr: 'Ascenseur' },
  HasCellar: { nl: 'Kelder', fr: 'Cave' },
  HasAttic: { nl: 'Zolder', fr: 'Grenier' },
  HasTerrace: { nl: 'Terras', fr: 'Terrasse' },
  HasGarden: { nl: 'Tuin', fr: 'Jardin' },
  HasGarage: { nl: 'Garage', fr: 'Garage' },
  HasParking: { nl: 'Parkeerplaats', fr: 'Parking' },
  IsFurnished: { nl: 'Gemeubeld', fr: 'Meublé' },
} as const satisfies Partial<Record<keyof Property, Record<CatalogueLanguage, string>>>;

/**
 * Texts that are searched sentence by sentence; the description says most, so it is quoted first. The
 * description of the city is left out: it would find every home in a city with a river.
 */
const TEXT_FIELDS = ['Description', 'ShortDescription'] as const;

/** Short texts about the building and what surrounds it, each a line. */
const SHORT_FIELDS = [
  'HeatingComment',
  'KitchenComment',
  'Interior',
  'Exterior',
  'Environment',
  'KitchenName',
  'HeatingName',
  'HeatingType',
  'Style',
  'Condition',
  'ConditionComment',
  'FloorCovering',
  'RoofType',
  'RoofMaterial',
  'WindowFrame',
  'WindowGlazing',
  'Heritage',
  'LifeAnnuityType',
] as const;

/**
 * Returns the lines of a property that are quoted: the sentences of its texts, then its features.
 * Everything here is shown to anyone: no price, and a street only if it is published (decision 11).
 */
export const collectPropertyLines = (property: Property): string[] => [
  ...collectTextLines(property),
  ...collectFeatureLines(property),
];

/** Returns the text of a property that searches look at. */
export const toIndexedText = (property: Property): IndexedText => ({
  id: property.ID,
  kind: property.MainTypeName,
  headline: property.TypeDescription,
  features: collectFeatureLines(property),
  sentences: collectTextLines(property),
});

/** Returns what is said about the building in a few words: its comments, its features, its type, its published street. */
function collectFeatureLines(property: Property): string[] {
  const features = Object.entries(FEATURE_WORDS).flatMap(([field, words]) =>
    property[field as keyof typeof FEATURE_WORDS] ? [words[property.language]] : [],
  );
  return [
    ...SHORT_FIELDS.map((field) => property[field] ?? ''),
    ...features,
    property.MainTypeName,
    property.PublishAddress ? property.Street : '',
  ].filter(Boolean);
}

/** Returns the sentences of its texts. */
const collectTextLines = (property: Property): string[] =>
  TEXT_FIELDS.flatMap((field) => splitSentences(property[field])).filter(Boolean);

/** Splits a text, HTML or not, at the ends of its sentences and paragraphs. */
const splitSentences = (text = ''): string[] =>
  text
    .split(/\n+|<\/?(?:p|br|li|h[2-4]|td)[^>]*>/i)
    .flatMap((paragraph) => htmlToText(paragraph).split(/(?<=[.!?])\s+(?=\p{Lu})/u));
