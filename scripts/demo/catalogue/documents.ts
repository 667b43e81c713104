import type { PropertyDocument } from '../../../src/domain/catalogue/property-parts.ts';
import { createPdf } from '../pdf.ts';
import { buildCertificateSheets } from './certificate-sheets.ts';
import type { DemoProperty } from './demo-listing.ts';
import { GUIDE_SHEETS } from './guide-sheets.ts';
import { FLAGSHIPS } from './listings/flagships.ts';
import { PROJECT_SHEETS } from './project-sheets.ts';
import type { DemoLanguage } from './vocabulary.ts';
import { insertFrenchSpaces } from './vocabulary.ts';

/**
 * Returns the listing's documents in this language: its certificates and the guides for its kind.
 */
export function buildDocuments(listing: DemoProperty, lang: DemoLanguage): PropertyDocument[] {
  const certificates = FLAGSHIPS.some(({ id }) => id === listing.id)
    ? buildCertificateSheets(listing, lang).map(({ name, key }) => ({
        Name: name,
        File: `properties/${listing.id}/${key}-${lang}.pdf`,
      }))
    : [];
  const guides = GUIDE_SHEETS.filter(({ appliesTo }) => appliesTo(listing)).map(
    ({ key, sheet }) => ({
      Name: sheet[lang].title,
      File: `guides/${key}-${lang}.pdf`,
    }),
  );
  const project = listing.fields?.ProjectID
    ? PROJECT_SHEETS.filter(({ forUnits }) => forUnits).map(({ key, sheet }) => ({
        Name: sheet[lang].title,
        File: `projects/les-berges/${key}-${lang}.pdf`,
      }))
    : [];
  return [...certificates, ...project, ...guides];
}

/** Returns the bytes of every document by its path below documents/. */
export function buildDocumentFiles(): [string, Uint8Array][] {
  return (['nl', 'fr'] as const).flatMap((lang) => [
    ...FLAGSHIPS.flatMap((listing) =>
      buildCertificateSheets(listing, lang).map(({ key, sheet }) =>
        createDocumentFile(`properties/${listing.id}/${key}-${lang}.pdf`, sheet, lang),
      ),
    ),
    ...GUIDE_SHEETS.map(({ key, sheet }) =>
      createDocumentFile(`guides/${key}-${lang}.pdf`, sheet[lang], lang),
    ),
    ...PROJECT_SHEETS.map(({ key, sheet }) =>
      createDocumentFile(`projects/les-berges/${key}-${lang}.pdf`, sheet[lang], lang),
    ),
  ]);
}

function createDocumentFile(
  path: string,
  sheet: Parameters<typeof createPdf>[0],
  lang: DemoLanguage,
): [string, Uint8Array] {
  const set = lang === 'fr' ? JSON.parse(insertFrenchSpaces(JSON.stringify(sheet))) : sheet;
  return [path, createPdf(set)];
}
