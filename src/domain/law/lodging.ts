import type { Property } from '../catalogue/property';

/** Types of property that receive guests, as the listing software names them in both languages. */
const LODGING =
  /g[iî]te|b\s?&\s?b|gasten|vakantie|vacances|camping|h[oô]tel|chambres? d.h[oô]tes/iu;

/** Checks whether a property is a business or a house for guests: their stay bears VAT. */
export const isLodging = ({ MainTypeName }: Pick<Property, 'MainTypeName'>): boolean =>
  LODGING.test(MainTypeName);
