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

/**
 * Reads the decisions: a record of one has its number in the title, a record of several holds each as a
 * section (docs/decisions/README.md).
 */
const readDecisions = () =>
  listFiles('docs/decisions', /^\d.*\.md$/).flatMap((file) =>
    readText(file)
      .split(/^(?=#{1,2} \d+a?\. )/m)
      .flatMap((text) => {
        const [, level, heading = '', number = ''] = /^(#{1,2}) ((\d+a?)\. .+)$/m.exec(text) ?? [];
        return level && text.startsWith(level)
          ? [{ file, number, text, anchor: toAnchor(heading), isPart: level === '##' }]
          : [];
      }),
  );

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
    const numbers = readDecisions().map(({ number }) => number);
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
    const decisions = new Map(readDecisions().map((decision) => [decision.number, decision]));
    const pattern = /\[decisions? (\d+a?)\]\(([^)#]*)(?:#([^)]*))?\)/gi;
    const mismatched = findCitations(DOCUMENTS, pattern).filter(
      ([document, number, path, anchor]) => {
        const decision = decisions.get(number);
        const target = path ? join(dirname(document), path) : document;
        return decision?.file !== target || anchor !== (decision.isPart ? decision.anchor : '');
      },
    );
    expect(mismatched).toEqual([]);
  });

  test('each decision has one number, and says why', () => {
    const decisions = readDecisions();
    const numbers = decisions.map(({ number }) => number);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
    const bare = decisions.filter(
      ({ text }) =>
        !/^(?:## Decision$|\*\*Decision\.\*\*)/m.test(text) ||
        !/^(?:## Why \/ what we found$|\*\*Why\.\*\*)/m.test(text),
    );
    expect(bare.map(({ number }) => number)).toEqual([]);
  });

  test('the list of decisions has a row for each record, with its title and all of its numbers', () => {
    const rows = readText('docs/decisions/README.md').split('\n');
    const unlisted = readDecisions().filter(({ file, number }) => {
      const [, title] = /^# (?:\d+a?\. )?(.+)$/m.exec(readText(file)) ?? [];
      const row = rows.find((line) => line.startsWith(`| [${title}](${file.split('/').at(-1)}) |`));
      const numbers = row
        ?.split('|')[2]
        ?.split(/[;,]/)
        .map((cell) => cell.trim().split(' ')[0]);
      return !numbers?.includes(number);
    });
    expect(unlisted.map(({ file, number }) => `${file}: ${number}`)).toEqual([]);
  });

  test('the list of decisions names those that are not built', () => {
    const open = readDecisions().filter(({ text }) => /^Status: .*not built yet$/m.test(text));
    const list = readText('docs/decisions/README.md');
    expect(open.filter(({ number }) => !list.includes(`${number} is not built yet`))).toEqual([]);
    expect(open).toHaveLength([...list.matchAll(/\d+ is not built yet/g)].length);
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
