import summaries from '../../../../data/catalogue/properties.json';
import details from '../../../../data/catalogue/property-details.json';

/** A home of the demonstration, as its records say it. */
export interface Home {
  ID: number;
  Goal: number;
  City: string;
  Zip: string;
  types: readonly number[];
  price: number;
  bedrooms: number;
  bathrooms: number;
  living: number;
  ground: number;
  garages: number;
  parkings: number;
  has: (feature: string) => boolean;
  kind: 'annuity' | 'public' | undefined;
  epc: string;
}

type Row = Record<string, unknown> & { ID: number; language?: string };
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The open homes, from the records alone. */
export const HOMES: readonly Home[] = (summaries as unknown as Row[])
  .filter(({ language, Marquee }) => language === 'nl' && Marquee !== 3)
  .map((summary) => {
    const detail = (details as unknown as Row[]).find(
      ({ ID, language }) => ID === summary.ID && language === 'nl',
    );
    const row: Row = { ...summary, ...detail };
    // An annuity or the start of an auction is no price to compare (§2.10).
    // Of a new building the lowest price of several is one; a judge's sale begins at it.
    const months = row.PriceUnitText === '€/jaar' ? 12 : 1;
    const isAuction = row.StartPrice && row.JudicialDecision === 1;
    const isPriced = row.PublishPrice && !isAuction && !row.LifeAnnuityType;
    return {
      ID: row.ID,
      Goal: number(row.Goal),
      City: String(row.City),
      Zip: String(row.Zip),
      types: String(row.WebIDs ?? row.WebID)
        .split(',')
        .map(Number),
      price: isPriced ? (number(row.Price) / months) * (1 + number(row.VATPercentage) / 100) : 0,
      bedrooms: number(row.NumberOfBedRooms),
      bathrooms: number(row.NumberOfBathRooms),
      living: number(row.SurfaceLiving),
      ground: number(row.SurfaceGround),
      garages: Math.max(number(row.NumberOfGarages), row.HasGarage ? 1 : 0),
      parkings: number(row.NumberOfParkings) + number(row.NumberOfExternalParkings),
      has: (feature) =>
        feature === 'domicile'
          ? row.Domicile === 'yes' && Boolean(row.DomicileSource)
          : Boolean(row[`Has${feature.charAt(0).toUpperCase()}${feature.slice(1)}`]),
      kind: row.LifeAnnuityType ? 'annuity' : isAuction ? 'public' : undefined,
      epc: String(row.EPCLabelText ?? ''),
    };
  });
