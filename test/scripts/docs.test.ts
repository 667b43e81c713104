import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Project } from '../../src/domain/catalogue/project';
import { PropertyDetail } from '../../src/domain/catalogue/property-detail';
import { PropertySummary } from '../../src/domain/catalogue/property-summary';
import {
  DOCUMENTS,
  findCitations,
  listFiles,
  readHeadings,
  readText,
  SOURCES,
  toAnchor,
} from './documents';

/** Checks that the targets of citations in comments and documents exist (decision 65). */

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

  test('docs/data.md names every field of properties and projects', () => {
    const data = readText('docs/data.md');
    const fields = [PropertySummary, PropertyDetail, Project].flatMap(({ entries }) =>
      Object.keys(entries),
    );
    expect(fields.length).toBeGreaterThan(150);
    expect(fields.filter((field) => !RegExp(`\\b${field}\\b`).test(data))).toEqual([]);
  });

  test('every name in the glossary is in the code, or a path of it', () => {
    const code = SOURCES.filter((file) => /^(?:src|client|scripts\/staff)\//.test(file)).map(
      readText,
    );
    const unknown = [...readText('docs/glossary.md').matchAll(/`([^`]+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !name.startsWith('/') && !existsSync(name))
      .filter((name) => !code.some((text) => text.includes(name)));
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
