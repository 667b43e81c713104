import { isForSale } from '../../../domain/catalogue/property-kind';
import { isPriceShown } from '../../../domain/format/price-visibility';
import type { SoldHome } from '../../../domain/site/sold-home';
import type { RequestContext } from '../../../platform/request-context';
import { showWithheld } from '../../../platform/snapshot/show-withheld';

/** Describes a home for the archive as its listing says; nothing of one that has left the catalogue. */
export async function describeHome(
  { snapshot, catalogueLanguage }: RequestContext,
  id: number,
): Promise<Partial<SoldHome>> {
  const { catalogue, site } = showWithheld(snapshot, [id]);
  const property = (await catalogue.loadProperty(id))?.[catalogueLanguage];
  if (!property) return {};
  const { City, Zip, WebID, Price } = property;
  return {
    ...{ goal: isForSale(property) ? 'sale' : 'rent', City: City ?? '', Zip: Zip ?? '' },
    WebID: String(WebID),
    ...(isPriceShown(property, site.configuration.listings) && Price ? { asked: Price } : {}),
  };
}
