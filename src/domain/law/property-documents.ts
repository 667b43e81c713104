import * as v from 'valibot';
import propertyDocuments from '../../../data/law/property-documents.json';
import type { Property } from '../catalogue/property';
import { getCategories, isForSale } from '../catalogue/property-kind';
import { IsoDate } from '../catalogue/record-values';
import { isDwelling } from './legal-rules';
import { findRegion, Region } from './region';

const DocumentId = v.picklist([
  'epc',
  'electricity',
  'soil-flanders',
  'soil-wallonia',
  'soil-brussels',
  'planning',
  'cadastre',
  'co-ownership',
  'asbestos',
  'fuel-tank',
  'lease-registration',
  'inventory',
]);
export type DocumentId = v.InferOutput<typeof DocumentId>;

/** A document that owners need, where, for what, and how its file is named. */
const DocumentRule = v.strictObject({
  id: DocumentId,
  goals: v.array(v.picklist(['sale', 'rent'])),
  regions: v.array(Region),
  properties: v.picklist(['all', 'homes', 'flats', 'built before 2001', 'heated with oil']),
  names: v.pipe(
    v.string(),
    v.transform((names) => new RegExp(names, 'i')),
  ),
  source: v.pipe(v.string(), v.nonEmpty()),
});
type DocumentRule = v.InferOutput<typeof DocumentRule>;

const { documents: RULES } = v.parse(
  v.strictObject({ checkedOn: IsoDate, documents: v.array(DocumentRule) }),
  propertyDocuments,
);

/** A document of a property: whether the agency has it, or the one it has is too old. */
export interface PropertyPaper {
  id: DocumentId;
  state: 'present' | 'missing' | 'expired';
}

/** Lists the documents that the sale or letting of a property needs in its region; none abroad. */
export function listPropertyPapers(property: Property, today: string): PropertyPaper[] {
  const region = findRegion(property);
  const goal = isForSale(property) ? 'sale' : 'rent';
  return RULES.filter(
    ({ goals, regions, properties }) =>
      region !== undefined &&
      regions.includes(region) &&
      goals.includes(goal) &&
      KINDS[properties](property),
  ).map((rule) => ({ id: rule.id, state: findState(rule, property, today) }));
}

/** WebID of flats, and the first year after the ban on asbestos. */
const FLAT_CATEGORY = 2;
const ASBESTOS_BAN_YEAR = 2001;

const KINDS: Record<DocumentRule['properties'], (property: Property) => boolean> = {
  all: () => true,
  homes: isDwelling,
  flats: (property) => getCategories(property).includes(FLAT_CATEGORY),
  'built before 2001': ({ ConstructionYear }) =>
    ConstructionYear !== undefined && ConstructionYear < ASBESTOS_BAN_YEAR,
  'heated with oil': ({ HeatingName, HeatingType }) =>
    /stookolie|mazout/i.test(`${HeatingName ?? ''} ${HeatingType ?? ''}`),
};

/** Fields of the record that prove a document, beside the files that it names. */
const FIELDS: Partial<Record<DocumentId, (property: Property) => unknown>> = {
  epc: ({ EPCCertificateNumber }) => EPCCertificateNumber,
  electricity: ({ ElectricityCertificate }) => ElectricityCertificate,
  'soil-flanders': ({ GroundCertificate }) => GroundCertificate,
  'soil-wallonia': ({ GroundCertificate }) => GroundCertificate,
  'soil-brussels': ({ GroundCertificate }) => GroundCertificate,
  planning: ({ PlanningInformation }) => PlanningInformation,
  asbestos: ({ AsbestosCertificateDate }) => AsbestosCertificateDate,
};

function findState(
  { id, names }: DocumentRule,
  property: Property,
  today: string,
): PropertyPaper['state'] {
  if (id === 'epc' && property.EPCEndDate && property.EPCEndDate < today) return 'expired';
  return hasFile(names, property) || FIELDS[id]?.(property) ? 'present' : 'missing';
}

const hasFile = (names: RegExp, { Documents }: Property): boolean =>
  Documents.some(({ Name, File }) => names.test(`${Name} ${File}`));

/**
 * Lists the documents that the facts of a property prove, such as the number of its certificate, and
 * of which it has no file: the agency has them, and they are not online.
 */
export function listPapersOnFile(property: Property, today: string): DocumentId[] {
  const present = listPropertyPapers(property, today).filter(({ state }) => state === 'present');
  return present
    .map(({ id }) => id)
    .filter((id) => !RULES.some((rule) => rule.id === id && hasFile(rule.names, property)));
}
