import type { Epc } from '../../../domain/catalogue/energy';
import { resolveEpc } from '../../../domain/catalogue/energy';
import type { Property } from '../../../domain/catalogue/property';
import { getPictureUrl } from '../../../domain/catalogue/property';
import { formatCityName } from '../../../domain/format/address';
import { formatNumber } from '../../../domain/format/number';
import { formatPhone } from '../../../domain/format/phone';
import { buildImageUrl } from '../../../domain/images/image-url';
import type { RequestContext } from '../../../platform/request-context';
import { listAdvertisementLines } from '../../../views/facts/advertisement-facts';
import { formatPriceLine } from '../../../views/facts/property-price';

/** The words of a card for the window and of a poster. */
export interface Sheet {
  town: string;
  title: string;
  price: string;
  facts: readonly string[];
  epc: Epc;
  /** What the law asks of an advertisement besides price and label. */
  law: readonly string[];
  agent: { name: string; phone: string; number: string };
  reference: number;
  picture: string | undefined;
  /** Address of the property's page, to which the code leads. */
  url: string;
}

const PICTURE_WIDTH = 1050;

/** Collects what a property's card and poster say, in the language of the request. */
export function buildSheet(ctx: RequestContext, property: Property): Sheet {
  const { snapshot, localize, origin, href } = ctx;
  const { agency, listings, images } = snapshot.site.configuration;
  const picture = getPictureUrl(property);
  return {
    town: formatCityName(property.City, listings),
    title: property.TypeDescription,
    price: formatPriceLine(ctx, property),
    facts: listFacts(ctx, property),
    epc: resolveEpc(property),
    law: listAdvertisementLines(ctx, property),
    agent: {
      name: agency.name,
      phone: formatPhone(agency.phone),
      number: `${localize(agency.professionalTitle).text} ${agency.professionalNumber}`,
    },
    reference: property.ID,
    picture: picture && buildImageUrl(picture, PICTURE_WIDTH, images),
    url: origin + href.property(property),
  };
}

function listFacts({ t }: RequestContext, property: Property): string[] {
  const { NumberOfBedRooms: bedrooms, SurfaceLiving: living, SurfaceGround: ground } = property;
  return [
    bedrooms ? t('DESK_SHEET_BEDROOMS', { count: bedrooms }) : '',
    living ? t('DESK_SHEET_LIVING', { area: formatNumber(living) }) : '',
    ground ? t('DESK_SHEET_GROUND', { area: formatNumber(ground) }) : '',
  ].filter(Boolean);
}
