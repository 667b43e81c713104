import type { DemoFacts, DemoProperty } from './demo-listing.ts';
import type { HouseName } from './houses.ts';

/** Outside of a house as its pictures show it: the roofs it may have, its facades and style. */
interface VisibleFacts {
  /** The first holds if the listing names another. */
  roofs: readonly [NonNullable<DemoFacts['roof']>, ...NonNullable<DemoFacts['roof']>[]];
  facades: NonNullable<DemoFacts['facades']>;
  style?: NonNullable<DemoFacts['style']>;
}

const SLATES = ['slate', 'artificial'] as const;

const VISIBLE_FACTS: Partial<Record<HouseName, VisibleFacts>> = {
  langgevelhoeve: { roofs: SLATES, facades: 4, style: 'sandstone' },
  vierkantshoeve: { roofs: SLATES, facades: 4, style: 'sandstone' },
  dorpshuis: { roofs: SLATES, facades: 2, style: 'sandstone' },
  herenhuis: { roofs: SLATES, facades: 4 },
  notarishuis: { roofs: SLATES, facades: 2 },
  doktershuis: { roofs: SLATES, facades: 2 },
  'villa-modern': { roofs: ['flat'], facades: 4, style: 'modern' },
  'villa-landelijk': { roofs: SLATES, facades: 4, style: 'classic' },
  'chalet-bosrand': { roofs: SLATES, facades: 4, style: 'chalet' },
  'chalet-wit': { roofs: SLATES, facades: 4, style: 'chalet' },
  bungalow: { roofs: SLATES, facades: 4 },
  fermette: { roofs: ['tiles'], facades: 4, style: 'classic' },
  molenhuis: { roofs: SLATES, facades: 4, style: 'sandstone' },
  landhuis: { roofs: SLATES, facades: 4, style: 'classic' },
  vakwerkhuis: { roofs: SLATES, facades: 4, style: 'timber' },
  'bel-etage': { roofs: ['tiles'], facades: 2, style: 'sixties' },
  arbeidershuis: { roofs: SLATES, facades: 4 },
  burgerhuis: { roofs: SLATES, facades: 2, style: 'classic' },
  kerkhuis: { roofs: SLATES, facades: 4, style: 'sandstone' },
  rijwoning: { roofs: SLATES, facades: 2, style: 'classic' },
  gite: { roofs: SLATES, facades: 4 },
  'fermette-steen': { roofs: SLATES, facades: 4, style: 'sandstone' },
  stadspand: { roofs: SLATES, facades: 2 },
  stationshuis: { roofs: SLATES, facades: 4, style: 'classic' },
  arbeiderswoning: { roofs: SLATES, facades: 3, style: 'classic' },
  boswachtershuis: { roofs: SLATES, facades: 4, style: 'sandstone' },
  'bungalow-1969': { roofs: ['tiles'], facades: 4, style: 'sixties' },
  studio: { roofs: SLATES, facades: 2 },
  'villa-kubus': { roofs: ['flat'], facades: 4, style: 'modern' },
};

/** Returns the listing with the facts that its pictures show: no fact contradicts a picture (decision 50). */
export function applyVisibleFacts(listing: DemoProperty): DemoProperty {
  const visible = VISIBLE_FACTS[listing.house];
  const { facts } = listing;
  if (!visible || !facts) return listing;
  const { roofs, facades, style } = visible;
  if (facts.facades && Math.abs(facts.facades - facades) > 1)
    throw new Error(`listing ${listing.id} shows ${listing.house}: ${facades} facades`);
  const isRoofSeen = facts.roof && roofs.includes(facts.roof);
  return {
    ...listing,
    facts: {
      ...facts,
      facades,
      ...(facts.roof && { roof: isRoofSeen ? facts.roof : roofs[0] }),
      ...(style && facts.style && { style }),
    },
  };
}
