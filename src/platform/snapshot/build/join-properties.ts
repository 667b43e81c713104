import type { PropertyByLanguage } from '../../../domain/catalogue/property';
import { orderFields } from '../../../domain/catalogue/property';
import type { PropertyDetail } from '../../../domain/catalogue/property-detail';
import type { PropertySlice } from './source';

/** Joins the summary and detail of each property, in both languages. */
export function joinProperties(slice: PropertySlice): PropertyByLanguage[] {
  const details = new Map<string, PropertyDetail>(
    slice['catalogue/property-details.json'].map((detail) => [
      `${detail.ID} ${detail.language}`,
      detail,
    ]),
  );
  const byId = new Map<number, Partial<PropertyByLanguage>>();
  for (const summary of slice['catalogue/properties.json']) {
    const detail = details.get(`${summary.ID} ${summary.language}`);
    const emptyLists = { PointsOfInterest: [], Documents: [], Pictures: [] };
    const property = byId.get(summary.ID) ?? {};
    property[summary.language] = orderFields({ ...emptyLists, ...detail, ...summary });
    byId.set(summary.ID, property);
  }
  return [...byId.values()].flatMap(({ nl, fr }) => (nl && fr ? [{ nl, fr }] : []));
}
