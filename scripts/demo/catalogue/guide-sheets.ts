import type { PdfSheet } from '../pdf.ts';
import type { DemoProperty } from './demo-listing.ts';
import { getDemoRegion } from './marquees-and-regions.ts';
import type { DemoLanguage } from './vocabulary.ts';
import { PROPERTY_KINDS } from './vocabulary.ts';

interface GuideSheet {
  key: string;
  appliesTo: (listing: DemoProperty) => boolean;
  sheet: Readonly<Record<DemoLanguage, PdfSheet>>;
}

const GUIDE_FOOTER = {
  nl: 'Huis & Vallée, Durbuy, La Roche en Vielsalm. 086 00 12 30, info@huis-vallee.example',
  fr: 'Huis & Vallée, Durbuy, La Roche et Vielsalm. 086 00 12 30, info@huis-vallee.example',
};

const createGuideSheet = (
  nl: Omit<PdfSheet, 'footer' | 'rows'>,
  fr: Omit<PdfSheet, 'footer' | 'rows'>,
): GuideSheet['sheet'] => ({
  nl: { ...nl, rows: [], footer: GUIDE_FOOTER.nl },
  fr: { ...fr, rows: [], footer: GUIDE_FOOTER.fr },
});

const hasDwellingCategory = ({ kind }: DemoProperty) =>
  [1, 2, 3].includes(PROPERTY_KINDS[kind].webId);
const isInWallonia = ({ city }: DemoProperty) => getDemoRegion(city) === 'wallonia';

/** Guides for buyers, tenants and builders, which several listings share. */
export const GUIDE_SHEETS: readonly GuideSheet[] = [
  {
    key: 'kopen-in-wallonie',
    appliesTo: (listing) =>
      listing.goal === 0 && hasDwellingCategory(listing) && isInWallonia(listing),
    sheet: createGuideSheet(
      {
        title: 'Kopen in Wallonië: stap voor stap',
        subtitle: 'Van het eerste bezoek tot de sleutel',
        paragraphs: [
          '1. Bezoek en dossier. U krijgt vooraf het EPC, de elektriciteitskeuring, de stedenbouwkundige inlichtingen en het bodemattest.',
          '2. Bod. Een bod is schriftelijk en geldt tot de datum die u kiest. Aanvaarden de verkopers, dan is er een koop.',
          '3. Compromis. Bij de ondertekening stort u een voorschot van 10 % op onze derdenrekening; het blijft daar tot de akte.',
          '4. Kosten. Voor uw enige eigen woning bedragen de registratierechten 3 %, anders 12,5 %. Daarbij komen het ereloon van de notaris en de aktekosten.',
          '5. Akte. Uiterlijk vier maanden na de compromis. U krijgt de sleutels, de meterstanden en de onderhoudsboekjes.',
        ],
      },
      {
        title: 'Acheter en Wallonie : pas à pas',
        subtitle: 'De la première visite à la clé',
        paragraphs: [
          '1. Visite et dossier. Vous recevez au préalable le PEB, le contrôle électrique, les renseignements urbanistiques et l’extrait de la BDES.',
          '2. Offre. Une offre est écrite et vaut jusqu’à la date que vous choisissez. Si les vendeurs l’acceptent, la vente est conclue.',
          '3. Compromis. À la signature, vous versez un acompte de 10 % sur notre compte tiers ; il y reste jusqu’à l’acte.',
          '4. Frais. Pour votre habitation propre et unique, les droits d’enregistrement sont de 3 %, sinon de 12,5 %. S’y ajoutent les honoraires du notaire et les frais d’acte.',
          '5. Acte. Quatre mois au plus tard après le compromis. Vous recevez les clés, les index et les carnets d’entretien.',
        ],
      },
    ),
  },
  {
    key: 'huren-in-wallonie',
    appliesTo: (listing) =>
      listing.goal === 1 && hasDwellingCategory(listing) && isInWallonia(listing),
    sheet: createGuideSheet(
      {
        title: 'Huren in Wallonië: wat u vooraf weet',
        subtitle: 'Dossier, waarborg, plaatsbeschrijving',
        paragraphs: [
          'Uw aanvraag. Wij vragen de samenstelling van uw gezin en uw middelen van bestaan, niet meer. U krijgt binnen drie werkdagen antwoord.',
          'De waarborg bedraagt hoogstens twee maanden huur en staat op een geblokkeerde rekening op uw naam.',
          'De plaatsbeschrijving wordt door een expert opgemaakt; de kosten worden gedeeld met de eigenaar. Voor onze bemiddeling betaalt u niets.',
          'Het contract wordt door de verhuurder geregistreerd. De huur wordt eens per jaar geïndexeerd, op vraag van de verhuurder en volgens het label van de woning.',
        ],
      },
      {
        title: 'Louer en Wallonie : ce qu’il faut savoir',
        subtitle: 'Dossier, garantie, état des lieux',
        paragraphs: [
          'Votre candidature. Nous demandons la composition du ménage et les moyens d’existence, rien de plus. Réponse sous trois jours ouvrables.',
          'La garantie est de deux mois de loyer au plus et se place sur un compte bloqué à votre nom.',
          'L’état des lieux est dressé par un expert ; les frais se partagent avec le propriétaire. Notre intervention ne vous coûte rien.',
          'Le bail est enregistré par le bailleur. Le loyer s’indexe une fois l’an, à la demande du bailleur et selon le label du logement.',
        ],
      },
    ),
  },
  {
    key: 'bouwen-op-een-perceel',
    appliesTo: ({ kind }) => kind === 'bouwgrond',
    sheet: createGuideSheet(
      {
        title: 'Bouwen in de Ardennen: van perceel tot vergunning',
        subtitle: 'Wat de gemeente vraagt en hoe lang het duurt',
        paragraphs: [
          'Vraag eerst een stedenbouwkundig attest nummer 1 (gratis, dertig dagen). Het zegt in welke bestemming het perceel ligt en welke voorschriften gelden.',
          'Leg een schets voor aan de dienst urbanisatie voor u tekent. Een gesprek van een half uur bespaart vaak een volledige procedure.',
          'Een bouwvergunning volgens het CoDT duurt 30 tot 115 dagen, naargelang van openbaar onderzoek en adviezen.',
          'Reken naast de bouwprijs op architect, sondering, aansluitingen (samen rond € 12.000) en registratierechten van 12,5 % op de grond.',
        ],
      },
      {
        title: 'Bâtir en Ardenne : de la parcelle au permis',
        subtitle: 'Ce que demande la commune, et en combien de temps',
        paragraphs: [
          'Demandez d’abord un certificat d’urbanisme numéro 1 (gratuit, trente jours). Il dit dans quelle zone se trouve la parcelle et quelles prescriptions s’appliquent.',
          'Soumettez une esquisse au service de l’urbanisme avant de signer. Une demi-heure d’entretien épargne souvent une procédure entière.',
          'Un permis d’urbanisme selon le CoDT prend de 30 à 115 jours, selon l’enquête publique et les avis.',
          'Outre la construction, comptez l’architecte, l’essai de sol, les raccordements (environ € 12.000 ensemble) et 12,5 % de droits d’enregistrement sur le terrain.',
        ],
      },
    ),
  },
  {
    key: 'premies-voor-renovatie',
    appliesTo: ({ goal, facts }) =>
      goal === 0 && (facts?.condition === 'torenovate' || facts?.condition === 'refresh'),
    sheet: createGuideSheet(
      {
        title: 'Renoveren met label E, F of G: premies en volgorde',
        subtitle: 'Een vertrekpunt, geen belofte',
        paragraphs: [
          'Begin met een audit. De auditeur bepaalt de volgorde van de werken en opent het recht op de Waalse leningen en premies.',
          'Van buiten naar binnen: eerst dak, dan muren en ramen, dan vloer, pas daarna verwarming en ventilatie.',
          'De bedragen hangen af van uw inkomen en wijzigen geregeld; het loket Énergie van uw provincie rekent ze kosteloos na.',
          'Bewaar facturen en foto’s: ze dienen voor de premie, voor het nieuwe EPC en voor de dag dat u verkoopt.',
        ],
      },
      {
        title: 'Rénover un label E, F ou G : primes et ordre des travaux',
        subtitle: 'Un point de départ, non une promesse',
        paragraphs: [
          'Commencez par un audit. L’auditeur fixe l’ordre des travaux et ouvre le droit aux prêts et primes wallons.',
          'De l’extérieur vers l’intérieur : d’abord le toit, puis murs et châssis, puis le sol, et seulement ensuite chauffage et ventilation.',
          'Les montants dépendent de vos revenus et changent régulièrement ; le guichet Énergie de votre province les vérifie gratuitement.',
          'Gardez factures et photos : elles servent pour la prime, pour le nouveau PEB et pour le jour où vous vendrez.',
        ],
      },
    ),
  },
];
