import type { PdfSheet } from '../pdf.ts';
import { PROJECT_TEXTS } from './project-texts.ts';
import { formatUnitLine, PROJECT_UNITS } from './units.ts';
import type { DemoLanguage } from './vocabulary.ts';

interface ProjectSheet {
  key: 'lastenboek' | 'prijslijst' | 'planning' | 'basisakte';
  /** True if the pages of the units list it too. */
  forUnits: boolean;
  sheet: Readonly<Record<DemoLanguage, PdfSheet>>;
}

/** The documents of Residentie Les Berges, made from the texts of its page. */
export const PROJECT_SHEETS: readonly ProjectSheet[] = [
  {
    key: 'lastenboek',
    forUnits: true,
    sheet: createProjectSheets(['Lastenboek', 'Cahier des charges'], (lang) =>
      splitLines(PROJECT_TEXTS[lang].technical),
    ),
  },
  {
    key: 'prijslijst',
    forUnits: false,
    sheet: createProjectSheets(['Prijslijst', 'Liste des prix'], (lang) => [
      PROJECT_TEXTS[lang].prices,
      ...PROJECT_UNITS.map((unit) => formatUnitLine(unit, lang)),
    ]),
  },
  {
    key: 'planning',
    forUnits: true,
    sheet: createProjectSheets(
      ['Planning en betalingsschijven', 'Planning et tranches de paiement'],
      (lang) => [
        ...splitLines(PROJECT_TEXTS[lang].planning),
        ...splitLines(PROJECT_TEXTS[lang].delivery),
      ],
    ),
  },
  {
    key: 'basisakte',
    forUnits: false,
    sheet: createProjectSheets(['Basisakte, samenvatting', 'Acte de base, résumé'], (lang) =>
      lang === 'nl'
        ? [
            'De gemene delen zijn de grond, de draagmuren, het dak, de lift, de traphal, de fietsenkelder en de binnentuin. Elk appartement krijgt een aandeel in verhouding tot zijn oppervlakte.',
            'Kortetermijnverhuur voor minder dan dertig nachten is niet toegestaan. Een vrij beroep mag, als de algemene vergadering het bij gewone meerderheid goedkeurt.',
            'De eerste syndicus wordt voor een jaar door de bouwheer aangesteld; de eerste algemene vergadering kiest zijn opvolger. Reservefonds: 5 % van de gewone lasten vanaf het eerste jaar.',
          ]
        : [
            'Les parties communes sont le terrain, les murs porteurs, le toit, l’ascenseur, la cage d’escalier, la cave à vélos et le jardin intérieur. Chaque appartement reçoit une quote-part proportionnelle à sa surface.',
            'La location de moins de trente nuits n’est pas admise. Une profession libérale l’est, si l’assemblée générale l’approuve à la majorité simple.',
            'Le premier syndic est désigné pour un an par le maître d’ouvrage ; la première assemblée générale choisit son successeur. Fonds de réserve : 5 % des charges ordinaires dès la première année.',
          ],
    ),
  },
];

function createProjectSheets(
  [nl, fr]: readonly [string, string],
  paragraphs: (lang: DemoLanguage) => string[],
): ProjectSheet['sheet'] {
  const sheet = (lang: DemoLanguage, title: string): PdfSheet => ({
    title,
    subtitle: `${PROJECT_TEXTS[lang].name}, 6940 Barvaux-sur-Ourthe`,
    rows: [],
    paragraphs: paragraphs(lang),
    footer: 'Huis & Vallée, HV-P012',
  });
  return { nl: sheet('nl', nl), fr: sheet('fr', fr) };
}

function splitLines(text: string): string[] {
  return text.split('\n').filter(Boolean);
}
