import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** No body of a request is read without a schema (decision 129), read from the source of the site. */
const KIT = 'src/features/forms/kit/';
const READS_BODY =
  /\b(?:req|req\.raw|request)\.(?:formData|parseBody|json|text|arrayBuffer|blob|bytes|body)\b|\breadFormBody\b|\breadBodyBytes\b/;

/** Their body is one path that is looked up in the route map, and a form that goes back as it came. */
const OTHER_BODIES = [
  'src/features/analytics/routes.ts',
  'src/features/sign-in/keep-sent-form.tsx',
];

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !file.startsWith(KIT));

const read = (file: string) => readFileSync(file, 'utf8');
const findFiles = (pattern: RegExp) => files.filter((file) => pattern.test(read(file)));

const readers = findFiles(READS_BODY).filter((file) => !OTHER_BODIES.includes(file));

/** Posts whose body says nothing: what they do stands in their address and the session, or in its signed link. */
const WITHOUT_BODY =
  /\.post\(\s*(?:'\/(?:desk\/)?logout\/'|PATH, vValidator\('query', (?:Digest|Link)Query\)|link\.path)/g;
const READS_FORM = /\b(?:readForm|readUploadForm|handleSubmission)\(/;

/** Files with a route whose form is read neither there nor in a file that they import. */
const unread = files.filter((file) => {
  if (!/\.post\(/.test(read(file).replaceAll(WITHOUT_BODY, ''))) return false;
  const imported = [...read(file).matchAll(/from '(\.[^']+)'/g)]
    .map(([, path = '']) => join(file, '..', path))
    .flatMap((path) => [`${path}.ts`, `${path}.tsx`].filter((name) => files.includes(name)));
  return ![file, ...imported].some((name) => READS_FORM.test(read(name)));
});

test('only the kit of forms reads the body of a request', () => {
  expect(readers).toEqual([]);
});

test('every form that is posted is read by its schema', () => {
  expect(unread.filter((file) => !OTHER_BODIES.includes(file))).toEqual([]);
});

test('the query of a form is read by a schema', () => {
  expect(findFiles(/\breq\.quer(?:y|ies)\(/)).toEqual([]);
});
