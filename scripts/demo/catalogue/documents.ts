import type { PropertyDocument } from '../../../src/domain/catalogue/property.ts';
import { certificateSheets } from './certificate-sheets.ts';
import { GENERAL_SHEETS } from './general-sheets.ts';
import type { Listing } from './listing.ts';
import { FLAGSHIPS } from './listings/flagships.ts';
import { pdf } from './pdf.ts';
import { PROJECT_SHEETS } from './project-sheets.ts';
import type { Lang } from './words.ts';
import { french } from './words.ts';

/** The listing's documents in this language: its own certificates, and the guides that fit it. */
export function documentsOf(listing: Listing, lang: Lang): PropertyDocument[] {
  const own = FLAGSHIPS.includes(listing)
    ? certificateSheets(listing, lang).map(({ name, key }) => ({
        Name: name,
        File: `properties/${listing.id}/${key}-${lang}.pdf`,
      }))
    : [];
  const guides = GENERAL_SHEETS.filter(({ fits }) => fits(listing)).map(({ key, sheet }) => ({
    Name: sheet[lang].title,
    File: `guides/${key}-${lang}.pdf`,
  }));
  const project = listing.fields?.ProjectID
    ? PROJECT_SHEETS.filter(({ forUnits }) => forUnits).map(({ key, sheet }) => ({
        Name: sheet[lang].title,
        File: `projects/les-berges/${key}-${lang}.pdf`,
      }))
    : [];
  return [...own, ...project, ...guides];
}

/** Every document's path below documents/ and its bytes. */
export function documentFiles(): [string, Uint8Array][] {
  return (['nl', 'fr'] as const).flatMap((lang) => [
    ...FLAGSHIPS.flatMap((listing) =>
      certificateSheets(listing, lang).map(({ key, sheet }) =>
        file(`properties/${listing.id}/${key}-${lang}.pdf`, sheet, lang),
      ),
    ),
    ...GENERAL_SHEETS.map(({ key, sheet }) => file(`guides/${key}-${lang}.pdf`, sheet[lang], lang)),
    ...PROJECT_SHEETS.map(({ key, sheet }) =>
      file(`projects/les-berges/${key}-${lang}.pdf`, sheet[lang], lang),
    ),
  ]);
}

function file(path: string, sheet: Parameters<typeof pdf>[0], lang: Lang): [string, Uint8Array] {
  const set = lang === 'fr' ? JSON.parse(french(JSON.stringify(sheet))) : sheet;
  return [path, pdf(set)];
}
