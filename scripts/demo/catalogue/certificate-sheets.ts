import type { PdfSheet } from '../pdf.ts';
import { getCity } from './cities.ts';
import type { DemoProperty } from './demo-listing.ts';
import { buildPlanningFields } from './planning-facts.ts';
import { buildEnergyFields } from './property-facts.ts';
import type { DemoLanguage } from './vocabulary.ts';
import { PROPERTY_KINDS } from './vocabulary.ts';

interface CertificateSheet {
  key: 'epc' | 'elektriciteit' | 'stedenbouw' | 'bodem';
  name: string;
  sheet: PdfSheet;
}

/**
 * Returns the summaries of the listing's certificates. They name city and reference, not the
 * address (decision 11).
 */
export function buildCertificateSheets(
  listing: DemoProperty,
  lang: DemoLanguage,
): CertificateSheet[] {
  const localize = (nl: string, fr: string) => (lang === 'nl' ? nl : fr);
  const facts = listing.facts ?? {};
  const ownFields = { ...listing.fields, ...listing[lang].fields };
  const energy = { ...buildEnergyFields(listing), ...ownFields };
  const planning = { ...buildPlanningFields(listing, lang), ...ownFields };
  const city = getCity(listing.city);
  const subtitle = `${localize('Referentie', 'Référence')} ${listing.id}, ${city.zip} ${city.name}`;
  const footer = localize(
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
    const name = localize('EPC-certificaat', 'Certificat PEB');
    certificates.push({
      key: 'epc',
      name,
      sheet: sheet(
        name,
        [
          [localize('Label', 'Label'), facts.label],
          [
            localize('Specifiek verbruik', 'Consommation spécifique'),
            `${facts.energy} kWh/m².${localize('jaar', 'an')}`,
          ],
          [
            localize('Totaal verbruik', 'Consommation totale'),
            `${energy.EnergyTotal} kWh/${localize('jaar', 'an')}`,
          ],
          [
            localize('CO2-uitstoot', 'Émissions de CO2'),
            `${energy.CO2Emission} kg/m².${localize('jaar', 'an')}`,
          ],
          [localize('Certificaatnummer', 'Numéro du certificat'), energy.EPCCertificateNumber],
          [localize('Geldig tot', 'Valable jusqu’au'), formatBelgianDate(energy.EPCEndDate)],
          [localize('Oppervlakte', 'Surface'), `${facts.living} m²`],
        ],
        [
          localize(
            'Het label werd berekend door een erkend certificeerder volgens de methode van het Waalse Gewest. Het zegt wat het gebouw verbruikt bij een standaardgebruik, niet wat de vorige bewoners verbruikten.',
            'Le label a été calculé par un certificateur agréé selon la méthode de la Région wallonne. Il indique ce que consomme le bâtiment pour un usage standard, non ce que consommaient les occupants précédents.',
          ),
        ],
      ),
    });
  }
  if (facts.living) {
    const name = localize('Elektriciteitskeuring', 'Contrôle électrique');
    certificates.push({
      key: 'elektriciteit',
      name,
      sheet: sheet(
        name,
        [
          [localize('Besluit', 'Conclusion'), planning.ElectricityCertificate],
          [
            localize('Installatie', 'Installation'),
            localize('Huishoudelijk, 230 V', 'Domestique, 230 V'),
          ],
        ],
        [
          localize(
            'Het volledige verslag van het erkend keuringsorganisme bevat het eendraadschema en de situatieplannen. Het wordt bij de akte aan de koper overgedragen.',
            'Le rapport complet de l’organisme agréé comprend le schéma unifilaire et les plans de position. Il est remis à l’acquéreur lors de l’acte.',
          ),
        ],
      ),
    });
  }
  if (listing.goal === 0) {
    const name = localize('Stedenbouwkundige inlichtingen', 'Renseignements urbanistiques');
    certificates.push({
      key: 'stedenbouw',
      name,
      sheet: sheet(
        name,
        [
          [localize('Bestemming', 'Affectation'), planning.AreaApplication],
          [localize('Vergunning', 'Permis'), planning.PlanningInformation],
          [localize('Overstroming', 'Inondation'), planning.FloodRiskArea],
          [localize('Erfdienstbaarheden', 'Servitudes'), planning.Servitudes],
          [localize('Erfgoed', 'Patrimoine'), planning.Heritage],
          [localize('Dagvaarding', 'Citation'), localize('Geen', 'Aucune')],
        ],
        [
          localize(
            'De inlichtingen zijn door de notaris bij de gemeente opgevraagd volgens artikel D.IV.99 van het CoDT. Zij gelden op de datum van hun afgifte.',
            'Les renseignements ont été demandés par le notaire à la commune selon l’article D.IV.99 du CoDT. Ils valent à la date de leur délivrance.',
          ),
        ],
      ),
    });
    const soil = localize('Bodemattest (BDES)', 'Extrait conforme (BDES)');
    certificates.push({
      key: 'bodem',
      name: soil,
      sheet: sheet(
        soil,
        [
          [localize('Besluit', 'Conclusion'), planning.GroundCertificate],
          [
            localize('Oppervlakte van het goed', 'Superficie du bien'),
            facts.ground && `${facts.ground} m²`,
          ],
        ],
        [
          localize(
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
