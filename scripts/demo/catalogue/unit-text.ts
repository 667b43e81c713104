import type { ProjectUnit } from './project-unit.ts';
import { formatNumberWord } from './sentences.ts';
import { formatWithVat } from './unit-price.ts';
import type { DemoLanguage } from './vocabulary.ts';

const FLOOR_TEXTS: Readonly<Record<DemoLanguage, readonly string[]>> = {
  nl: [
    'Dit appartement ligt op het gelijkvloers, met een drempelloze ingang vanaf de binnentuin.',
    'Dit appartement ligt op de eerste verdieping, op armlengte van de kruinen van de wilgen.',
    'Dit appartement ligt onder het leien dak, waar de dakkapellen het licht van twee kanten binnenhalen.',
  ],
  fr: [
    'Cet appartement se situe au rez-de-chaussée, avec une entrée sans seuil depuis le jardin intérieur.',
    'Cet appartement se situe au premier étage, à portée de main de la cime des saules.',
    'Cet appartement se situe sous le toit d’ardoises, où les lucarnes captent la lumière des deux côtés.',
  ],
};

const EXTRA_SENTENCES: Readonly<Record<DemoLanguage, readonly string[]>> = {
  nl: [
    'De keuken wordt gekozen bij een schrijnwerker uit Marche; het budget van € 11.500 is in de prijs begrepen.',
    'In de badkamer een inloopdouche van 120 op 90 cm, een wastafelmeubel en een raam dat open kan.',
    'De berging naast de inkom heeft de aansluitingen voor wasmachine en droogkast.',
    'De leefruimte ligt over de hele breedte aan de rivierkant, met een schuifraam van drie meter.',
  ],
  fr: [
    'La cuisine se choisit chez un menuisier de Marche ; le budget de € 11.500 est compris dans le prix.',
    'La salle de bains offre une douche à l’italienne de 120 sur 90 cm, un meuble-lavabo et une fenêtre ouvrante.',
    'La buanderie près de l’entrée reçoit les arrivées pour le lave-linge et le séchoir.',
    'Le séjour occupe toute la largeur côté rivière, avec un coulissant de trois mètres.',
  ],
};

/**
 * Returns the description of a unit: its place in the building, its rooms, what its price includes.
 */
export function buildUnitDescription(
  { id, unitNumber, floor, beds, living, terrace, garden, price }: ProjectUnit,
  lang: DemoLanguage,
): string {
  const extra = (step: number) => EXTRA_SENTENCES[lang][(id + step) % 4] ?? '';
  const amount = formatWithVat(price);
  if (lang === 'nl') {
    return [
      `${FLOOR_TEXTS.nl[floor]} Op ${living} m² vindt u een leefruimte met open keuken, ${formatNumberWord(beds, 'nl')} slaapkamers, een badkamer en een berging. ${extra(0)}`,
      `Buiten hoort bij unit ${unitNumber} een terras van ${terrace} m²${garden ? ` en een eigen tuin van ${garden} m²` : ''}. ${extra(1)} Driedubbel glas, vloerverwarming op een warmtepomp en ventilatie met warmteterugwinning zijn inbegrepen.`,
      `De prijs van € ${amount} is inclusief 21 % btw op grond en gebouw, exclusief aktekosten en aansluitingen. Een kelder hoort erbij; een parkeerplaats of gesloten garagebox kunt u bijkopen. Oplevering: derde kwartaal van 2027.`,
    ].join('\n\n');
  }
  return [
    `${FLOOR_TEXTS.fr[floor]} Sur ${living} m², un séjour avec cuisine ouverte, ${formatNumberWord(beds, 'fr')} chambres, une salle de bains et une buanderie. ${extra(0)}`,
    `À l’extérieur, l’unité ${unitNumber} dispose d’une terrasse de ${terrace} m²${garden ? ` et d’un jardin privatif de ${garden} m²` : ''}. ${extra(1)} Triple vitrage, chauffage par le sol sur pompe à chaleur et ventilation à récupération de chaleur sont compris.`,
    `Le prix de € ${amount} comprend la TVA de 21 % sur le terrain et le bâtiment, hors frais d’acte et raccordements. Une cave est comprise ; un emplacement ou un box fermé s’achètent en option. Réception : troisième trimestre 2027.`,
  ].join('\n\n');
}
