import { createSeededRandom, pickInteger } from '../seeded-random.ts';
import type { DemoProperty, PropertyFields } from './demo-listing.ts';
import { getDemoRegion } from './marquees-and-regions.ts';
import { type DemoLanguage, PROPERTY_KINDS } from './vocabulary.ts';

const IPI = '500.000';

/**
 * Returns price, costs and charges of the listing. For an unpublished price, costs that reveal it
 * are left out (decision 11).
 */
export function buildCostFields(listing: DemoProperty, lang: DemoLanguage): PropertyFields {
  if (getDemoRegion(listing.city) === 'abroad') return {};
  if (listing.goal === 1) return buildRentCostFields(listing, lang);
  return listing.goal === 0 ? buildSaleCostFields(listing, lang) : { IPI, BIV: IPI };
}

function buildSaleCostFields(listing: DemoProperty, lang: DemoLanguage): PropertyFields {
  const income = computeCadastralIncome(listing);
  const commonFields = {
    ...(income ? { CadastralIncome: income, RealEstateTax: Math.round(income * 1.18) } : {}),
    Commission: lang === 'nl' ? 'Ten laste van de verkoper' : 'À charge du vendeur',
    IPI,
    BIV: IPI,
  };
  if (listing.hidden?.includes('price') || listing.fields?.ProjectID) return commonFields;
  const rate = getRegistrationRate(listing);
  const rights = Math.round(listing.price * rate);
  const notaryWithVat = Math.round(1550 + listing.price * 0.006);
  const various = 1150;
  return {
    ...commonFields,
    RegistrationType: formatRegistrationType(rate, lang),
    RegisteredRights: rights,
    NotaryFee: Math.round(notaryWithVat / 1.21),
    NotaryFeeVAT: notaryWithVat,
    VariousCosts: various,
    TotalCost: rights + notaryWithVat + various,
    TotalPrice: listing.price + rights + notaryWithVat + various,
  };
}

/** Returns the registration rate: the rate of an only home for a home, else the general rate. */
function getRegistrationRate(listing: DemoProperty): number {
  const region = getDemoRegion(listing.city);
  if (!isPermanentHome(listing)) return region === 'flanders' ? 0.12 : 0.125;
  return { wallonia: 0.03, flanders: 0.02, brussels: 0.125, abroad: 0 }[region];
}

function formatRegistrationType(rate: number, lang: DemoLanguage): string {
  const percent = String(rate * 100).replace('.', ',');
  if (rate < 0.05)
    return lang === 'nl'
      ? `Registratierechten ${percent} %, enige eigen woning`
      : `Droits d’enregistrement ${percent} %, habitation propre et unique`;
  return lang === 'nl' ? `Registratierechten ${percent} %` : `Droits d’enregistrement ${percent} %`;
}

/** Returns whether the property may be lived in all year, as the reduced rate requires. */
const isPermanentHome = ({ kind, facts }: DemoProperty) =>
  [1, 2, 3].includes(PROPERTY_KINDS[kind].webId) &&
  kind !== 'gite' &&
  kind !== 'gastenkamers' &&
  facts?.environment !== 'holiday';

function computeCadastralIncome({ id, facts, kind }: DemoProperty): number {
  const random = createSeededRandom(`income ${id}`);
  if (PROPERTY_KINDS[kind].webId === 4) return pickInteger(random, 8, 42);
  if (!facts?.living) return pickInteger(random, 90, 220);
  const level = facts.year && facts.year > 1985 ? 6.4 : 4.9;
  return Math.round(facts.living * level * (0.85 + random() * 0.3));
}

function buildRentCostFields(listing: DemoProperty, lang: DemoLanguage): PropertyFields {
  const region = getDemoRegion(listing.city);
  const { facts = {}, kind, price } = listing;
  const isHome = [1, 2, 3].includes(PROPERTY_KINDS[kind].webId);
  const months = region === 'flanders' && isHome ? 3 : 2;
  const isShared = kind === 'appartement' || kind === 'studio' || kind === 'duplex';
  const random = createSeededRandom(`charges ${listing.id}`);
  const charges = isShared ? pickInteger(random, 9, 19) * 5 : 0;
  const localize = (nl: string, fr: string) => (lang === 'nl' ? nl : fr);
  return {
    ...(listing.hidden?.includes('price')
      ? {}
      : { MonthlyRent: price, DepositAmount: price * months }),
    ...(charges
      ? {
          ChargesRenter: charges,
          ChargesOwner: pickInteger(random, 4, 9) * 5,
          ChargesComment: localize(
            'Voorschot voor water en gemene delen, jaarlijks afgerekend',
            'Provision pour l’eau et les communs, décompte annuel',
          ),
        }
      : isHome
        ? {
            ChargesComment: localize(
              'Geen gemeenschappelijke kosten; water en energie op naam van de huurder',
              'Aucune charge commune ; eau et énergie au nom du locataire',
            ),
          }
        : {}),
    ...(isHome
      ? {
          RenterInventory: 145 + (facts.beds ?? 0) * 20,
          MinimumIncome: Math.round((price * 3) / 50) * 50,
          MaximumPersons: Math.max(2, (facts.beds ?? 0) * 2),
          RentalContractType: localize(
            'Hoofdverblijfplaats, 9 jaar (of korte duur in overleg)',
            'Résidence principale, 9 ans (ou courte durée à convenir)',
          ),
        }
      : {
          RentalContractType: localize('Huur van gemeen recht', 'Bail de droit commun'),
        }),
    IPI,
    BIV: IPI,
  };
}
