import type { DemoListing } from './demo-listing.ts';
import type { PdfSheet } from './pdf.ts';
import { buildEnergyFields, buildPlanningFields } from './property-facts.ts';
import { getTown } from './towns.ts';
import type { DemoLanguage } from './vocabulary.ts';
import { PROPERTY_KINDS } from './vocabulary.ts';

interface CertificateSheet {
  key: 'epc' | 'elektriciteit' | 'stedenbouw' | 'bodem';
  name: string;
  sheet: PdfSheet;
}

/** The summaries of the listing's certificates; they name town and reference, never the address. */
export function buildCertificateSheets(
  listing: DemoListing,
  lang: DemoLanguage,
): CertificateSheet[] {
  const say = (nl: string, fr: string) => (lang === 'nl' ? nl : fr);
  const facts = listing.facts ?? {};
  const own = { ...listing.fields, ...listing[lang].fields };
  const energy = { ...buildEnergyFields(listing), ...own };
  const planning = { ...buildPlanningFields(listing, lang), ...own };
  const town = getTown(listing.town);
  const subtitle = `${say('Referentie', 'Référence')} ${listing.id}, ${town.zip} ${town.name}`;
  const footer = say(
    'Samenvatting voor kandidaten, opgemaakt door Huis & Vallée. Het origineel ligt ter inzage op kantoor.',
    'Résumé pour les candidats, établi par Huis & Vallée. L’original est consultable à l’agence.',
  );
  const sheet = (
    title: string,
    rows: [string, string | number | undefined][],
    paragraphs: string[],
  ): PdfSheet => ({
    title,
    subtitle,
    footer,
    paragraphs,
    rows: rows.flatMap(([label, value]): [string, string][] =>
      value === undefined || value === '' ? [] : [[label, String(value)]],
    ),
  });
  const certificates: CertificateSheet[] = [];
  if (PROPERTY_KINDS[listing.kind].energy && facts.energy !== undefined) {
    const name = say('EPC-certificaat', 'Certificat PEB');
    certificates.push({
      key: 'epc',
      name,
      sheet: sheet(
        name,
        [
          [say('Label', 'Label'), facts.label],
          [
            say('Specifiek verbruik', 'Consommation spécifique'),
            `${facts.energy} kWh/m².${say('jaar', 'an')}`,
          ],
          [
            say('Totaal verbruik', 'Consommation totale'),
            `${energy.EnergyTotal} kWh/${say('jaar', 'an')}`,
          ],
          [
            say('CO2-uitstoot', 'Émissions de CO2'),
            `${energy.CO2Emission} kg/m².${say('jaar', 'an')}`,
          ],
          [say('Certificaatnummer', 'Numéro du certificat'), energy.EPCCertificateNumber],
          [say('Geldig tot', 'Valable jusqu’au'), formatBelgianDate(energy.EPCEndDate)],
          [say('Oppervlakte', 'Surface'), `${facts.living} m²`],
        ],
        [
          say(
            'Het label werd berekend door een erkend certificeerder volgens de methode van het Waalse Gewest. Het zegt wat het gebouw verbruikt bij een standaardgebruik, niet wat de vorige bewoners verbruikten.',
            'Le label a été calculé par un certificateur agréé selon la méthode de la Région wallonne. Il indique ce que consomme le bâtiment pour un usage standard, non ce que consommaient les occupants précédents.',
          ),
        ],
      ),
    });
  }
  if (facts.living) {
    const name = say('Elektriciteitskeuring', 'Contrôle électrique');
    certificates.push({
      key: 'elektriciteit',
      name,
      sheet: sheet(
        name,
        [
          [say('Besluit', 'Conclusion'), planning.ElectricityCertificate],
          [say('Installatie', 'Installation'), say('Huishoudelijk, 230 V', 'Domestique, 230 V')],
        ],
        [
          say(
            'Het volledige verslag van het erkend keuringsorganisme bevat het eendraadschema en de situatieplannen. Het wordt bij de akte aan de koper overgedragen.',
            'Le rapport complet de l’organisme agréé comprend le schéma unifilaire et les plans de position. Il est remis à l’acquéreur lors de l’acte.',
          ),
        ],
      ),
    });
  }
  if (listing.goal === 0) {
    const name = say('Stedenbouwkundige inlichtingen', 'Renseignements urbanistiques');
    certificates.push({
      key: 'stedenbouw',
      name,
      sheet: sheet(
        name,
        [
          [say('Bestemming', 'Affectation'), planning.AreaApplication],
          [say('Vergunning', 'Permis'), planning.PlanningInformation],
          [say('Overstroming', 'Inondation'), planning.FloodRiskArea],
          [say('Erfdienstbaarheden', 'Servitudes'), planning.Servitudes],
          [say('Erfgoed', 'Patrimoine'), planning.Heritage],
          [say('Dagvaarding', 'Citation'), say('Geen', 'Aucune')],
        ],
        [
          say(
            'De inlichtingen zijn door de notaris bij de gemeente opgevraagd volgens artikel D.IV.99 van het CoDT. Zij gelden op de datum van hun afgifte.',
            'Les renseignements ont été demandés par le notaire à la commune selon l’article D.IV.99 du CoDT. Ils valent à la date de leur délivrance.',
          ),
        ],
      ),
    });
    const soil = say('Bodemattest (BDES)', 'Extrait conforme (BDES)');
    certificates.push({
      key: 'bodem',
      name: soil,
      sheet: sheet(
        soil,
        [
          [say('Besluit', 'Conclusion'), planning.GroundCertificate],
          [
            say('Oppervlakte van het goed', 'Superficie du bien'),
            facts.ground && `${facts.ground} m²`,
          ],
        ],
        [
          say(
            'Het perceel is in de databank van de bodemtoestand niet met een gekende verontreiniging verbonden. Er rust geen onderzoeks- of saneringsplicht op.',
            'La parcelle n’est liée à aucune pollution connue dans la banque de données de l’état des sols. Aucune obligation d’investigation ou d’assainissement ne la grève.',
          ),
        ],
      ),
    });
  }
  return certificates;
}

const formatBelgianDate = (date?: string) => date?.split('-').map(Number).reverse().join('-');
