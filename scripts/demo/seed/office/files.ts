import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { StoredUpload } from '../../../../src/features/forms/kit/store/commit-lead-store.ts';
import { UPLOADS_PREFIX } from '../../../../src/features/forms/kit/store/uploads-store.ts';
import { createPdf } from '../../pdf.ts';
import type { DemoVisitor } from './visitors.ts';

interface DemoFile {
  form: string;
  field: string;
  name: string;
  type: 'image/webp' | 'application/pdf';
  bytes: Uint8Array;
}

/** Stores a file as an upload and returns what its row holds. */
async function storeFile(files: R2Bucket, file: DemoFile): Promise<StoredUpload> {
  const { form, field, name, type, bytes } = file;
  const extension = type === 'image/webp' ? 'webp' : 'pdf';
  const storageKey = `${UPLOADS_PREFIX}${form}/${crypto.randomUUID()}.${extension}`;
  await files.put(storageKey, bytes, { httpMetadata: { contentType: type } });
  return { storageKey, field, name, type, bytes: bytes.length };
}

/** Stores a picture of data/media. */
export const storeDemoPicture = async (
  files: R2Bucket,
  picture: string,
  { form, field }: Pick<DemoFile, 'form' | 'field'>,
): Promise<StoredUpload> =>
  storeFile(files, {
    ...{ form, field, name: basename(picture), type: 'image/webp' },
    bytes: await readFile(`data/media/${picture}`),
  });

/** Stores a curriculum vitae of one page. */
export const storeCurriculumVitae = (
  files: R2Bucket,
  { firstName, lastName, email, phone }: DemoVisitor,
): Promise<StoredUpload> =>
  storeFile(files, {
    ...{ form: 'job-contact', field: 'cv', type: 'application/pdf' },
    name: `cv-${lastName.toLowerCase()}.pdf`,
    bytes: createPdf({
      title: `${firstName} ${lastName}`,
      subtitle: 'Curriculum vitae',
      rows: [
        ['Courriel', email],
        ['Téléphone', phone],
        ['Depuis 2020', 'Agence de location, Marche-en-Famenne'],
        ['2016 – 2020', 'Office du tourisme, Durbuy'],
        ['Langues', 'français, néerlandais, anglais'],
      ],
      paragraphs: ['Permis de conduire B. Disponible au 1er février.'],
      footer: 'Personne fictive de la démonstration.',
    }),
  });
