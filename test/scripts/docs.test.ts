import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Checks that the targets of citations in comments and documents exist (decision 65). */

const listFiles = (folder: string, extension: RegExp): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extension.test(entry.name))
    .map((entry) => relative('.', join(entry.parentPath, entry.name)));

const readText = (file: string) => readFileSync(file, 'utf8');

const DOCUMENTS = ['README.md', ...listFiles('docs', /\.md$/)];
const SOURCES = [
  ...['src', 'client', 'scripts', 'test', 'data/law', 'data/migrations'].flatMap((folder) =>
    listFiles(folder, /\.(tsx?|mjs|css|py|json|sql)$/),
  ),
  ...['wrangler.toml', 'vitest.config.ts'],
];

/** Joins the lines of comments, since a citation may be split over two lines. */
const joinCommentLines = (text: string) => text.replaceAll(/\n[ \t]*(?:\*|\/\/|#|--)?[ \t]*/g, ' ');

/** Returns all matches of a pattern in these files as [file, first group, second group, third group]. */
const findCitations = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) =>
    [...joinCommentLines(readText(file)).matchAll(pattern)].map(
      ([, first = '', second = '', third = '']) => [file, first, second, third] as const,
    ),
  );

const readHeadings = (file: string) =>
  [...readText(file).matchAll(/^#{1,4} (.+)$/gm)].map(([, heading = '']) => heading);

/** Returns the headings, bold terms and first cells of tables, which citations may name. */
const readCitableTerms = (file: string) => [
  ...readHeadings(file),
  ...[...readText(file).matchAll(/\*\*([^*]+)\*\*|^\| ([^|]+) \|/gm)].map(
    ([, bold, cell]) => bold ?? cell ?? '',
  ),
];

describe('citations', () => {
  const files = [...SOURCES, ...DOCUMENTS];

  test('sections exist in docs/product.md', () => {
    const sections = readHeadings('docs/product.md').map((heading) => heading.split(/\.? /)[0]);
    const missing = findCitations(files, /§(\d+(?:\.\d+)?)/g).filter(
      ([, section]) => !sections.includes(section),
    );
    expect(missing).toEqual([]);
  });

  test('decisions exist in docs/decisions', () => {
    const numbers = listFiles('docs/decisions', /^\d/).map((file) =>
      file.replace(/.*\/0?(\d+a?)-.*/, '$1'),
    );
    const pattern = /\bdecisions? (\d+a?(?:(?:, | and |–)\d+a?)*)/gi;
    const missing = findCitations(files, pattern).filter(
      ([, list]) => !list.split(/, | and |–/).every((number) => numbers.includes(number)),
    );
    expect(missing).toEqual([]);
  });

  test('documents exist, and hold the heading or term that is named', () => {
    const pattern = /\bdocs\/([\w/-]+)\.md(?:, (?:'([^']+)'|([\p{L}\d_→ -]+)))?/gu;
    const missing = findCitations(SOURCES, pattern).filter(([, name, quoted, plain]) => {
      const document = `docs/${name}.md`;
      if (!existsSync(document)) return true;
      const terms = readCitableTerms(document).map((term) => term.toLowerCase());
      const hasTerm = (words: string) => terms.some((term) => term.includes(words.toLowerCase()));
      return quoted ? !hasTerm(quoted) : !plain.trim().split(' and ').every(hasTerm);
    });
    expect(missing).toEqual([]);
  });
});

describe('documents', () => {
  test('every relative link leads to a file and a heading', () => {
    const broken = DOCUMENTS.flatMap((document) =>
      [...readText(document).matchAll(/\]\((?!\w+:)([^)#]*)(?:#([^)]*))?\)/g)].flatMap(
        ([link, path = '', anchor]) => {
          const target = path ? join(dirname(document), path) : document;
          const exists =
            existsSync(target) && (!anchor || readHeadings(target).map(toAnchor).includes(anchor));
          return exists ? [] : [`${document} ${link}`];
        },
      ),
    );
    expect(broken).toEqual([]);
  });

  test('a link that names a decision leads to it', () => {
    const pattern = /\[decisions? (\d+a?)\]\([^)]*?0?(\d+a?)-[^)]*\)/gi;
    const mismatched = findCitations(DOCUMENTS, pattern).filter(
      ([, named, linked]) => named !== linked,
    );
    expect(mismatched).toEqual([]);
  });

  test('the list of decisions names each with its title and state', () => {
    const list = readText('docs/decisions/README.md');
    const unlisted = listFiles('docs/decisions', /^\d/).filter((file) => {
      const [, number, title] = /^# (\d+a?)\. (.+)$/m.exec(readText(file)) ?? [];
      const [, state] = /^Status: (?:accepted, )?(.+)$/m.exec(readText(file)) ?? [];
      const name = file.split('/').at(-1);
      const row = list.split('\n').find((line) => line.startsWith(`| [${number}](${name}) |`));
      return !row?.includes(`| ${title} |`) || !row.endsWith(`| ${state} |`);
    });
    expect(unlisted).toEqual([]);
  });

  test('every path in backticks exists', () => {
    const missing = DOCUMENTS.flatMap((document) =>
      [...readText(document).matchAll(/`([^`\n]+)`/g)].flatMap(([, term = '']) =>
        expandBraces(term)
          .filter((path) => REPOSITORY_PATH.test(path) && !existsSync(path))
          .map((path) => `${document}: ${path}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  test('no document has markers of a merge conflict', () => {
    const marked = DOCUMENTS.filter((file) => /^(?:<{7}|>{7}) /m.test(readText(file)));
    expect(marked).toEqual([]);
  });

  test('every npm command exists', () => {
    const { scripts } = JSON.parse(readText('package.json'));
    const unknown = findCitations(DOCUMENTS, /\bnpm run ([a-z][\w:-]*)/g).filter(
      ([, name]) => !(name in scripts),
    );
    expect(unknown).toEqual([]);
  });

  test('docs/interfaces.md names every staff command and every variable', () => {
    const interfaces = readText('docs/interfaces.md');
    const commands = findCitations(listFiles('scripts/staff', /\.ts$/), /\bname: '([a-z ]+)',/g)
      .map(([, name]) => name)
      .filter((name) => !['local', 'remote', 'yes', 'json', 'help'].includes(name));
    const variables = findCitations(
      ['src/env.ts'],
      /\b([A-Z][A-Z_]+): (?:v\.|NonNeg|Origin|create)/g,
    );
    const named = [...commands, ...variables.map(([, name]) => name)];
    expect(named.length).toBeGreaterThan(25);
    expect(named.filter((name) => !interfaces.includes(`\`${name}`))).toEqual([]);
  });

  test('every name in the glossary is in the code', () => {
    const code = SOURCES.filter((file) => /^(?:src|client)\//.test(file)).map(readText);
    const unknown = [...readText('docs/glossary.md').matchAll(/`([^`]+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !name.startsWith('/') && !code.some((text) => text.includes(name)));
    expect(unknown).toEqual([]);
  });

  test('the README has at most 9,000 characters', () => {
    expect(readText('README.md').length).toBeLessThanOrEqual(9000);
  });
});

/** A path of this repository without placeholders: `src/app.tsx`, `data/texts/`. */
const REPOSITORY_PATH = /^(?:\.ci|src|client|scripts|test|data|docs|public)\/[\w./-]*$/;

/** Expands 'texts/{nl,fr}.json' into its two paths; returns other terms alone. */
function expandBraces(term: string): string[] {
  const [whole = '', choices = ''] = /\{([\w,]+,[\w,]+)\}/.exec(term) ?? [];
  return whole ? choices.split(',').map((choice) => term.replace(whole, choice)) : [term];
}

/** Returns the anchor that GitHub gives a heading: '2.10 Other screens' → '210-other-screens'. */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d _-]/gu, '')
    .replaceAll(' ', '-');
