import type { Breakage } from '../breakage';

const SUBMIT = 'src/features/forms/kit/submit';
const UPLOADS = 'test/features/forms/uploads.test.ts';
const FILES = 'test/features/forms/kit/files.test.ts';
const ARCHIVES = 'test/features/forms/kit/zip-archive.test.ts';
const UPLOAD_LIMITS = 'test/features/forms/upload-limits.test.ts';

/** Guarantees of files that visitors send. */
export const UPLOAD_BREAKAGES: readonly Breakage[] = [
  {
    name: 'a field takes its own types of files',
    guarantee:
      'A picture is not a CV: the type is found by content and must be one the field takes.',
    file: `${SUBMIT}/receive-files.ts`,
    before: 'if (!type || !field.accept.includes(type))',
    after: 'if (!type)',
    tests: ['test/features/forms/job-contact.test.ts'],
  },
  {
    name: 'a file has a largest size',
    guarantee: 'A file above the limit of its field is refused.',
    file: `${SUBMIT}/receive-files.ts`,
    before: "if (isTooLarge(file)) return 'too large';",
    after: '',
    tests: [FILES, UPLOADS],
  },
  {
    name: 'a picture loses the place where it was taken',
    guarantee: 'Place, time and device in a picture are never stored.',
    file: `${SUBMIT}/receive-files.ts`,
    before: 'selectImageParts(bytes, MEDIA_TYPES[type])',
    after: '(selectImageParts, [bytes])',
    tests: ['test/features/guestbook/testimonial.test.ts'],
  },
  {
    name: 'a body without a ticket is not read',
    guarantee: 'Of a body without a ticket of ours a megabyte is read at most.',
    file: `${SUBMIT}/read-upload-body.ts`,
    before: 'const MAX_STRANGER_BYTES = 1024 * 1024;',
    after: 'const MAX_STRANGER_BYTES = 1024 * 1024 * 1024;',
    tests: [UPLOAD_LIMITS],
  },
  {
    name: 'a body ends at the limit of its form',
    guarantee: 'A body beyond the largest files of its form is answered 413.',
    file: `${SUBMIT}/read-parts.ts`,
    before: 'if (length > getLimit()) throw',
    after: 'if (length > 1e12) throw',
    tests: [UPLOAD_LIMITS],
  },
  {
    name: 'uploads have a quota of the day',
    guarantee: 'A network cannot fill the storage: bytes are counted by day, before they are read.',
    file: 'src/features/forms/kit/store/upload-quota-store.ts',
    before: '  const quotas = [',
    after: '  if (scale) return undefined;\n  const quotas = [',
    tests: [UPLOAD_LIMITS],
  },
  {
    name: 'a refused form leaves no file',
    guarantee: 'The files of a form that was refused are deleted.',
    file: `${SUBMIT}/submit.ts`,
    before: 'await deleteUploads(env.FILES, getStoredUploads(attempt.files));',
    after: '',
    tests: [UPLOADS],
  },
  {
    name: 'a file ends as its content demands',
    guarantee: 'Staff never receive a cv.html or a cv.pdf.exe.',
    file: `${SUBMIT}/file-name.ts`,
    before: 'if (endsAsType(cleaned, type)) return cleaned;',
    after: 'if (type) return cleaned;',
    tests: [UPLOADS],
  },
  {
    name: 'all uploads of an isolate share one memory',
    guarantee: 'Uploads never take the memory that pages need.',
    file: `${SUBMIT}/upload-memory.ts`,
    before: 'if (countHeldBytes(this, now) + capacity > MAX_HELD_BYTES) return false;',
    after: '',
    tests: ['test/features/forms/kit/upload-memory.test.ts'],
  },
  {
    name: 'a document is not an archive bomb',
    guarantee: 'A document that unpacks to more than 20 MB is refused.',
    file: `${SUBMIT}/zip-archive.ts`,
    before: 'total > MAX_INFLATED_BYTES || ',
    after: '',
    tests: [ARCHIVES],
  },
  {
    name: 'an archive does not lie about its sizes',
    guarantee: 'Every entry of a document is unpacked up to its declared size.',
    file: `${SUBMIT}/zip-archive.ts`,
    before: ' || !entries.every(hasDeclaredSize)',
    after: '',
    tests: [ARCHIVES],
  },
  {
    name: 'a document has no macros',
    guarantee: 'A Word document with a program in it is refused.',
    file: `${SUBMIT}/file-type.ts`,
    before: '!names.some((name) => /vbaProject\\.bin$/i.test(name)),',
    after: 'names.length > 0,',
    tests: [FILES],
  },
  {
    name: 'files that no submission names are deleted',
    guarantee: 'A file of a form that was never stored is gone within two hours, and no other.',
    file: 'src/features/forms/kit/store/uploads-store.ts',
    before: '.filter(({ uploaded }) => uploaded.getTime() < before)',
    after: '',
    tests: ['test/retention/retention.test.ts'],
  },
];
