import { getCity } from './cities.ts';
import type { DemoProperty, PropertyFields } from './demo-listing.ts';
import { getDemoRegion } from './marquees-and-regions.ts';
import type { DemoLanguage } from './vocabulary.ts';

/** Returns certificates, permits and zoning of a listing in Belgium; those of a sale only if it is one. */
export function buildPlanningFields(listing: DemoProperty, lang: DemoLanguage): PropertyFields {
  const city = getCity(listing.city);
  if (city.country !== 'be') return {};
  const { goal, facts = {} } = listing;
  const localize = (nl: string, fr: string) => (lang === 'nl' ? nl : fr);
  const area = PLANNING_AREAS[getPlanningArea(listing)];
  const electricity =
    facts.condition === 'torenovate'
      ? localize(
          'Niet conform, werken ten laste van de koper',
          'Non conforme, travaux à charge de l’acquéreur',
        )
      : facts.condition === 'refresh'
        ? localize('Niet conform, termijn van 18 maanden', 'Non conforme, délai de 18 mois')
        : localize('Conform', 'Conforme');
  return {
    ...(facts.living ? { ElectricityCertificate: electricity } : {}),
    ...(facts.heating === 'gas' ? { GasCertificate: localize('Conform', 'Conforme') } : {}),
    ...(goal === 1
      ? {}
      : {
          ...buildRegionalFields(listing, lang),
          ...buildPermitFields(listing, lang),
          Summons: false,
          JudicialDecision: 0 as const,
          PreemptiveRights: false,
          AreaApplication: area[lang],
          ...(area === PLANNING_AREAS.holiday && facts.living
            ? buildSecondHomeFields(listing, lang)
            : {}),
          ...(area !== PLANNING_AREAS.holiday && DOUBTED_KINDS.has(listing.kind)
            ? buildDomicileFields(listing, lang)
            : {}),
        }),
  };
}

/** Kinds of which buyers ask whether one may live there all year, wherever they stand. */
const DOUBTED_KINDS: ReadonlySet<DemoProperty['kind']> = new Set(['chalet', 'bungalow']);

/** Returns the answer to that about a home in a zone to live in; an agency asks it once, on different days. */
function buildDomicileFields({ id }: DemoProperty, lang: DemoLanguage): PropertyFields {
  return {
    Domicile: 'yes',
    DomicileSource:
      lang === 'nl'
        ? 'Bevestiging van de dienst bevolking'
        : 'Confirmation du service de la population',
    DomicileDate: `2026-10-${String(1 + (id % 28)).padStart(2, '0')}`,
  };
}

/** Returns what the municipality and the domain answered about a home in a zone for holidays. */
function buildSecondHomeFields({ id }: DemoProperty, lang: DemoLanguage): PropertyFields {
  const localize = (nl: string, fr: string) => (lang === 'nl' ? nl : fr);
  const municipality = localize(
    'Schriftelijk antwoord van de gemeente',
    'Réponse écrite de la commune',
  );
  return {
    Domicile: 'no',
    DomicileSource: municipality,
    DomicileDate: '2026-10-12',
    HolidayLetting: 'permit',
    HolidayLettingNote: localize(
      'Na aangifte, met een attest van brandveiligheid.',
      'Après déclaration, avec une attestation de sécurité incendie.',
    ),
    HolidayLettingSource: municipality,
    HolidayLettingDate: '2026-10-12',
    GroundHolding: 'own',
    GroundHoldingNote: localize(
      'De wegen zijn van alle eigenaars samen.',
      'Les chemins appartiennent à tous les propriétaires.',
    ),
    GroundHoldingSource: localize('Eigendomstitel', 'Titre de propriété'),
    GroundHoldingDate: '2026-09-28',
    SecondHomeTax: 640,
    SecondHomeTaxSource: localize('Belastingreglement van de gemeente', 'Règlement-taxe communal'),
    SecondHomeTaxDate: '2026-01-05',
    ParkCharges: 400 + (id % 16) * 20,
    ParkChargesSource: localize('Jaarrekening van het domein', 'Comptes annuels du domaine'),
    ParkChargesDate: '2026-03-31',
  };
}

/** Returns soil certificate and flood risk in the words of the region; Flanders has flood scores instead. */
function buildRegionalFields({ city }: DemoProperty, lang: DemoLanguage): PropertyFields {
  const localize = (nl: string, fr: string) => (lang === 'nl' ? nl : fr);
  switch (getDemoRegion(city)) {
    case 'flanders':
      return {
        GroundCertificate: localize('OVAM: geen gegevens', 'OVAM : aucune donnée'),
        FloodZone: localize('Nee', 'Non'),
        RiverbankZone: localize('Nee', 'Non'),
        AllotmentPermit: false,
      };
    case 'brussels':
      return {
        GroundCertificate: localize(
          'Bodemattest van Leefmilieu Brussel: niet in de inventaris',
          'Attestation du sol de Bruxelles Environnement : hors inventaire',
        ),
        FloodRiskArea: localize('Geen overstromingsgevaar', 'Pas de risque d’inondation'),
      };
    default:
      return {
        GroundCertificate: localize('BDES: geen gegevens (wit)', 'BDES : aucune donnée (blanc)'),
        FloodRiskArea: localize('Geen overstromingsgevaar (aléa nul)', 'Aléa d’inondation nul'),
      };
  }
}

/**
 * Returns the building permit: none on bare land. A house from before the planning act of 29 March
 * 1962 needed none, and says so: a bare 'no' would read as built without permission.
 */
function buildPermitFields({ kind, city, facts = {} }: DemoProperty, lang: DemoLanguage) {
  if (kind === 'bouwgrond' || kind === 'grond') return { Permit: false };
  const { year } = facts;
  if (!year || year >= 1962) return { Permit: true };
  const built =
    lang === 'nl'
      ? 'Gebouwd vóór 1962: toen was geen bouwvergunning nodig'
      : 'Construit avant 1962 : aucun permis n’était alors requis';
  const presumed =
    lang === 'nl'
      ? 'Vergund geacht: gebouwd vóór 22 april 1962'
      : 'Présumé autorisé : construit avant le 22 avril 1962';
  return getDemoRegion(city) === 'flanders'
    ? { Permit: true, PlanningInformation: presumed }
    : { PlanningInformation: built };
}

const PLANNING_AREAS = {
  rural: { nl: 'Woongebied met landelijk karakter', fr: 'Zone d’habitat à caractère rural' },
  town: { nl: 'Woongebied', fr: 'Zone d’habitat' },
  holiday: { nl: 'Recreatiegebied', fr: 'Zone de loisirs' },
  business: { nl: 'Gemengd bedrijventerrein', fr: 'Zone d’activité économique mixte' },
  farm: { nl: 'Landbouwgebied', fr: 'Zone agricole' },
  forest: { nl: 'Bosgebied', fr: 'Zone forestière' },
};

function getPlanningArea({ kind, house, facts }: DemoProperty): keyof typeof PLANNING_AREAS {
  if (kind === 'grond') return house === 'bosperceel' ? 'forest' : 'farm';
  if (kind === 'loods' || facts?.environment === 'business') return 'business';
  if (kind === 'camping' || facts?.environment === 'holiday') return 'holiday';
  return facts?.environment === 'town' ? 'town' : 'rural';
}
