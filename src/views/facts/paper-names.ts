import type { TextKey } from '../../domain/language/texts';
import type { DocumentId } from '../../domain/law/property-documents';

/** The names of the documents that a sale or a letting needs. */
export const PAPER_NAMES: Record<DocumentId, TextKey> = {
  epc: 'OWNER_PAPER_EPC',
  electricity: 'OWNER_PAPER_ELECTRICITY',
  'soil-flanders': 'OWNER_PAPER_SOIL_FLANDERS',
  'soil-wallonia': 'OWNER_PAPER_SOIL_WALLONIA',
  'soil-brussels': 'OWNER_PAPER_SOIL_BRUSSELS',
  planning: 'OWNER_PAPER_PLANNING',
  cadastre: 'OWNER_PAPER_CADASTRE',
  'co-ownership': 'OWNER_PAPER_CO_OWNERSHIP',
  asbestos: 'OWNER_PAPER_ASBESTOS',
  'fuel-tank': 'OWNER_PAPER_FUEL_TANK',
  'lease-registration': 'OWNER_PAPER_LEASE',
  inventory: 'OWNER_PAPER_INVENTORY',
};
